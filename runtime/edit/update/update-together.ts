import type { Queryable } from '../../database.ts'
import { changedRow } from '../rows/changed-row.ts'
import type { Assignment } from '../check-change.ts'
import type { EditedTable } from '../edited-table.ts'
import { refused } from '../outcome.ts'
import { type FoundRow, findRows } from '../rows/read-rows.ts'
import type { Record } from '../recorded.ts'
import { rowName } from '../rows/row-name.ts'
import { rowsAre } from '../rows/rows-are.ts'
import { setClause } from './set-clause.ts'
import { StatementWriter } from '../statement-writer.ts'
import { updateRow } from './update-row.ts'

interface SameUpdate {
  readonly rows: readonly FoundRow[]
  readonly assignments: readonly Assignment[]
  readonly record: Record
}

/** Gives rows the same values by one statement, and records each; their keys stay what they are. */
export async function updateTogether(
  session: Queryable,
  table: EditedTable,
  { assignments, rows, record }: SameUpdate,
): Promise<void> {
  const { sqlText } = table.open
  const writer = new StatementWriter(sqlText)
  const set = await setClause(session, table, { assignments, writer })
  const where = rowsAre(table, rows, writer)
  const sql = `UPDATE ${sqlText.relation(table.relation)} SET ${set} WHERE ${where}`
  const { rowCount } = await session.query(writer.statement(sql))
  const after = await findRows(session, table, {
    where: (each) => rowsAre(table, rows, each),
    isLocked: true,
    maxRows: rows.length + 1,
  })
  if (rowCount !== rows.length || after.rows.length !== rows.length)
    throw refused('set', NOT_WRITTEN)
  const stored = new Map(after.rows.map((row) => [rowName(table, row), row]))
  for (const row of rows) {
    record(changedRow(table, { before: row, after: stored.get(rowName(table, row)), assignments }))
  }
}

const NOT_WRITTEN = 'The database did not change exactly these rows, so nothing was written.'

/** The same row by row, for rows that have no key or get another one. */
export async function updateEach(
  session: Queryable,
  table: EditedTable,
  { assignments, rows, record }: SameUpdate,
): Promise<void> {
  const guarded = assignments.map(({ column }) => column)
  for (const row of rows) {
    const stored = await updateRow(session, table, { row, assignments, guarded })
    record(changedRow(table, { before: row, after: stored, assignments }))
  }
}
