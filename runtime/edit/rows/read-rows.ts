import type { Queryable, QueryResult, Statement } from '../../database.ts'
import type { RawValue } from '../../raw-value.ts'
import type { EditedTable } from '../edited-table.ts'
import { fingerprintText } from './fingerprint.ts'
import type { RowImage, StoredRow } from './row-image.ts'
import { StatementWriter } from '../statement-writer.ts'

export interface FoundRow extends RowImage {
  /** Where it is stored; empty where the engine does not show it. */
  readonly address: readonly RawValue[]
}

/** The rows for which a condition holds, which `where` writes with the parameters that it needs. */
export interface RowSearch {
  readonly where: (writer: StatementWriter) => string
  /** ORDER BY and the like, after the condition. */
  readonly tail?: string
  readonly isLocked: boolean
}

function searchStatement(table: EditedTable, search: RowSearch): Statement {
  const { sqlText, editText } = table.open
  const writer = new StatementWriter(sqlText)
  const list = [
    ...table.address.map(({ read }) => read),
    ...table.columns.map((column) => sqlText.fingerprint(column)),
    ...table.columns.map((column) => sqlText.read(column)),
  ].join(', ')
  const from = sqlText.relation(table.relation)
  const where = search.where(writer)
  const lock = search.isLocked ? editText.lock : ''
  return writer.statement(`SELECT ${list} FROM ${from} WHERE ${where}${search.tail ?? ''}${lock}`)
}

export interface FoundRows {
  readonly rows: readonly FoundRow[]
  readonly isCut: boolean
}

/** At most so many rows that the search finds. */
export async function findRows(
  session: Queryable,
  table: EditedTable,
  search: RowSearch & { readonly maxRows: number; readonly maxBytes?: number },
): Promise<FoundRows> {
  const { maxRows, maxBytes } = search
  const result = await session.query(searchStatement(table, search), { maxRows, maxBytes })
  return { rows: rowsOf(table, result), isCut: result.truncated }
}

function rowsOf(table: EditedTable, { rows }: QueryResult): readonly FoundRow[] {
  const first = table.address.length
  const second = first + table.columns.length
  return rows.map((row) => ({
    address: row.slice(0, first),
    fingerprints: row
      .slice(first, second)
      .map((fingerprint, index) => fingerprintText(row[second + index] ?? null, fingerprint)),
    values: row.slice(second),
  }))
}

export function storedRow({ columns }: EditedTable, { values }: RowImage): StoredRow {
  return { columns, values }
}
