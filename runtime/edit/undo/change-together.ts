import type { Column } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import type { EditedTable } from '../edited-table.ts'
import { refused } from '../outcome.ts'
import { changedColumns, hasValues, imageValues } from '../rows/locate-row.ts'
import { type FoundRow, findRows } from '../rows/read-rows.ts'
import { rowName } from '../rows/row-name.ts'
import { rowsAre } from '../rows/rows-are.ts'
import { StatementWriter } from '../statement-writer.ts'
import { unchangedRows } from '../unchanged-rows.ts'
import type { CheckLosing } from './check-losing.ts'
import type { Change } from './move.ts'
import { checkExact } from './exact-row.ts'

/** The parameters that one statement may have: SQLite takes 32,766. */
const MOST_PARAMETERS = 20_000

/** A row as it is, and what it is to be. */
interface Rewritten {
  readonly change: Change
  readonly row: FoundRow
  readonly columns: readonly Column[]
}

/**
 * Gives rows of one table with sure keys, which stay what they are, the values of their images, and returns them as they
 * are stored then. Throws Stopped where one is not what the change has left.
 */
export async function changeTogether(
  session: Queryable,
  changes: readonly Change[],
  check: CheckLosing,
): Promise<readonly FoundRow[]> {
  const [{ table } = {}] = changes
  if (table === undefined) return []
  const wanted = changes.map(({ from: image }) => ({ image }))
  const found = await unchangedRows(session, table, wanted)
  const rewritten = changes.flatMap((change, place): Rewritten[] => {
    const row = found[place]
    return row === undefined
      ? []
      : [{ change, row, columns: changedColumns(table, row, change.to) }]
  })
  for (const rows of statementsOf(rewritten)) {
    const [{ columns: changed } = { columns: [] }] = rows
    await check(session, { table, rows: rows.map(({ row }) => row), changed })
    await rewrite(session, table, rows)
  }
  return readAgain(session, table, { changes, found })
}

/** Rows of which the same columns change, as many as one statement takes. */
function statementsOf(rewritten: readonly Rewritten[]): readonly (readonly Rewritten[])[] {
  const byColumns = new Map<string, Rewritten[][]>()
  for (const each of rewritten) {
    const { columns, change } = each
    if (columns.length === 0) continue
    const names = columns.map(({ name }) => name).join('\0')
    const groups = byColumns.get(names) ?? []
    byColumns.set(names, groups)
    const last = groups.at(-1)
    const perRow = change.table.key.length * (columns.length + 1) + columns.length
    if (last === undefined || (last.length + 1) * perRow > MOST_PARAMETERS) groups.push([each])
    else last.push(each)
  }
  return [...byColumns.values()].flat()
}

/** `SET a = CASE WHEN id = 1 THEN 5 WHEN id = 2 THEN 6 END`. */
async function rewrite(
  session: Queryable,
  table: EditedTable,
  rows: readonly Rewritten[],
): Promise<void> {
  const { sqlText } = table.open
  const writer = new StatementWriter(sqlText)
  const set = (rows[0]?.columns ?? []).map((column) => {
    const cases = rows.map(({ change, row }) => {
      const when = hasValues(table, imageValues(table, row, table.key), writer)
      const [{ parameter = null } = {}] = imageValues(table, change.to, [column])
      return `WHEN ${when} THEN ${writer.value(parameter, column.type)}`
    })
    return `${sqlText.quote(column.name)} = CASE ${cases.join(' ')} END`
  })
  const found = rows.map(({ row }) => row)
  const where = rowsAre(table, found, writer)
  const sql = `UPDATE ${sqlText.relation(table.relation)} SET ${set.join(', ')} WHERE ${where}`
  const { rowCount } = await session.query(writer.statement(sql))
  if (rowCount !== rows.length) throw refused('set', NOT_WRITTEN)
}

const NOT_WRITTEN = 'The database did not change exactly these rows, so nothing was written.'

async function readAgain(
  session: Queryable,
  table: EditedTable,
  { changes, found }: { readonly changes: readonly Change[]; readonly found: readonly FoundRow[] },
): Promise<readonly FoundRow[]> {
  const { rows } = await findRows(session, table, {
    where: (writer) => rowsAre(table, found, writer),
    isLocked: true,
    maxRows: found.length + 1,
  })
  const stored = new Map(rows.map((row) => [rowName(table, row), row]))
  return changes.map(({ to: wanted, written }) => {
    const row = stored.get(rowName(table, wanted))
    if (row === undefined) throw refused('key', 'A row could not be found again under its key.')
    checkExact(table, { stored: row, wanted, written })
    return row
  })
}
