import { bug } from '../../../../../compiler/diagnostics/bug.ts'
import { text } from '../../../../../compiler/dialects/postgresql/text.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'

export const quote = text.quote

type Named = Pick<SchemaObject, 'schema' | 'name'>

/** With its schema, where it has one. */
export function qualified({ schema, name }: Named): string {
  return schema === undefined ? quote(name) : `${quote(schema)}.${quote(name)}`
}

export function parentOf(object: SchemaObject, { objects }: Definitions): SchemaObject {
  const parent = object.parent === undefined ? undefined : objects.get(object.parent)
  return parent ?? bug(`${object.id} has no parent`)
}

/** The statement's name of that with which the object goes: of an index its table. */
export function ofParent(object: SchemaObject, definitions: Definitions): string {
  return qualified(parentOf(object, definitions))
}

/** `public.users.email` */
export function columnName(column: SchemaObject, definitions: Definitions): string {
  return `${ofParent(column, definitions)}.${quote(column.name)}`
}

export function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** A text that is stored as it is whatever `standard_conforming_strings` says. */
export function string(value: string): string {
  return value.includes('\\') ? `E${literal(value.replaceAll('\\', '\\\\'))}` : literal(value)
}

/** As people name it: without the schema that everything is in. */
export function shown({ id }: SchemaObject): string {
  return id.replace(' public.', ' ')
}

const LONGEST = 63

/** A name for what stands aside for a while: PostgreSQL cuts names behind 63 bytes. */
export function asideName(name: string): string {
  const suffix = '__old'
  let kept = name
  while (Buffer.byteLength(kept + suffix) > LONGEST) kept = [...kept].slice(0, -1).join('')
  return kept + suffix
}
