import type { Queryable } from '../../database.ts'
import type { EditedTable } from '../edited-table.ts'
import { isRow, isUnchanged } from '../rows/locate-row.ts'
import { refused } from '../outcome.ts'
import type { FoundRow } from '../rows/read-rows.ts'
import { isComputed } from '../edited-table.ts'
import { StatementWriter } from '../statement-writer.ts'

/** Deletes one row that has just been read. Throws Stopped where the database did not delete exactly that row. */
export async function deleteRow(
  session: Queryable,
  table: EditedTable,
  row: FoundRow,
): Promise<void> {
  const writer = new StatementWriter(table.open.sqlText)
  const columns = table.columns.filter((column) => !isComputed(column))
  const where = `${isRow(table, row, writer)} AND ${isUnchanged(table, row, { columns, writer })}`
  const relation = table.open.sqlText.relation(table.relation)
  const { rowCount } = await session.query(
    writer.statement(`DELETE FROM ${relation} WHERE ${where}`),
  )
  if (rowCount !== 1) throw refused('key', NOT_DELETED)
}

const NOT_DELETED = 'The database did not delete exactly this row, so nothing was deleted.'
