import type { ObjectId } from '../../../../migrate/schema-object.ts'
import type { TableConstraint } from '../text/constraint-text.ts'
import { foldName } from '../text/names.ts'

/** `view v`, `virtual table f`, `column t.a`: names that SQLite takes for one are one. */
export function idOf(kind: string, name: string, table?: string): ObjectId {
  const whole = table === undefined ? name : `${table}.${name}`
  return `${wordsOf(kind)} ${foldName(whole)}`
}

/** A constraint is known by what it says, as no statement of SQLite changes one. */
export function constraintId(
  { kind, name, definition }: Pick<TableConstraint, 'kind' | 'name' | 'definition'>,
  table: string,
): ObjectId {
  const whole = name === undefined ? definition : `${foldName(name)} ${definition}`
  return `${wordsOf(kind)} ${foldName(table)}: ${whole}`
}

function wordsOf(kind: string): string {
  return kind.replaceAll('-', ' ')
}
