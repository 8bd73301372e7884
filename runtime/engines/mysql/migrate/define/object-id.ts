import type { ObjectId } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'

/** `column users.email`; a name that holds a dot or a backtick stands in backticks, so that no two objects are one. */
export function objectId(kind: string, ...names: readonly string[]): ObjectId {
  return `${kind} ${names.map(idPart).join('.')}`
}

function idPart(name: string): string {
  return /[.`]/.test(name) ? mysqlSqlText.quote(name) : name
}

/** Columns differ by more than the case of their letters. */
export function columnId(table: string, column: string): ObjectId {
  return objectId('column', table, column.toLowerCase())
}
