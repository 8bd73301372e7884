import type { SchemaObject } from '../../../../migrate/schema-object.ts'

export type Affinity = 'integer' | 'text' | 'blob' | 'real' | 'numeric'

/** In this order: the first that is found in a type decides (https://sqlite.org/datatype3.html, section 3.1). */
const RULES: readonly (readonly [RegExp, Affinity])[] = [
  [/int/, 'integer'],
  [/char|clob|text/, 'text'],
  [/blob|^$/, 'blob'],
  [/real|floa|doub/, 'real'],
]

/** What a column does with a value; ANY of a STRICT table keeps it as it is. */
export function affinityIn(column: SchemaObject, table: SchemaObject): Affinity {
  const type = typeOf(column)
  if (isStrict(table) && type === 'any') return 'blob'
  return RULES.find(([words]) => words.test(type))?.[1] ?? 'numeric'
}

/** In lower case; empty where it has none. */
export function typeOf({ attributes }: SchemaObject): string {
  return String(attributes['type'] ?? '')
}

export function isStrict({ attributes }: SchemaObject): boolean {
  return attributes['strict'] === true
}

export function isGenerated({ attributes }: SchemaObject): boolean {
  return attributes['storage'] !== undefined
}

/** It is the number of the row, which is an integer and never NULL. */
export function isNumber({ attributes }: SchemaObject): boolean {
  return attributes['rowid'] === true
}
