import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import type { EditText } from '../../edit/edit-text.ts'
import { postgresqlSqlText } from './sql-text.ts'

// The row of a partition has the number of the partition besides its place in it.
const address = [
  { read: 'tableoid::text', match: (parameter: string) => `tableoid = ${parameter}::oid` },
  { read: 'ctid::text', match: (parameter: string) => `ctid = ${parameter}::tid` },
] as const

export const editText: EditText = {
  // SELECT of some columns does not allow the system's.
  address: ({ columns }) => (columns.some(({ isUnreadable }) => isUnreadable) ? [] : address),
  lock: ' FOR UPDATE',
  returning: true,
  overriding: 'OVERRIDING SYSTEM VALUE ',
  defaultRow: 'DEFAULT VALUES',
  generatedKey: undefined,
  defaultQuery: undefined,
  restoring: undefined,
  hidesColumns: undefined,
  hidesRows,
  unseen: undefined,
}

/** Policies hold for what a user asks, and not for what foreign keys do. */
async function hidesRows(session: Queryable, relation: Relation): Promise<boolean> {
  const parameters = [postgresqlSqlText.relation(relation)]
  const sql = 'SELECT row_security_active($1::regclass)::text'
  return (await session.query({ sql, parameters })).rows[0]?.[0] === 'true'
}
