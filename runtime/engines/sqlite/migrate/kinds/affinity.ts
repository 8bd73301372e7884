export type Affinity = 'integer' | 'text' | 'blob' | 'real' | 'numeric'

/** In this order: the first that is found in a type decides (https://sqlite.org/datatype3.html, section 3.1). */
const RULES: readonly (readonly [RegExp, Affinity])[] = [
  [/int/, 'integer'],
  [/char|clob|text/, 'text'],
  [/blob|^$/, 'blob'],
  [/real|floa|doub/, 'real'],
]

/** What a column of the declared type does with a value; ANY of a STRICT table keeps it as it is. */
export function affinityOf(type: string, isStrict: boolean): Affinity {
  if (isStrict && type === 'any') return 'blob'
  return RULES.find(([words]) => words.test(type))?.[1] ?? 'numeric'
}
