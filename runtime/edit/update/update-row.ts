import type { Column } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import type { RawValue } from '../../raw-value.ts'
import { appearedRow } from '../insert/appeared-row.ts'
import type { Assignment, KeyValue } from '../check-change.ts'
import { type EditedTable, isComputed } from '../edited-table.ts'
import { findByKey, imageValues, isAt, isRow, isUnchanged } from '../rows/locate-row.ts'
import { refused } from '../outcome.ts'
import { type FoundRow, findRows, type RowSearch } from '../rows/read-rows.ts'
import { setClause } from './set-clause.ts'
import { StatementWriter } from '../statement-writer.ts'

interface RowUpdate {
  readonly row: FoundRow
  readonly assignments: readonly Assignment[]
  /** The columns that must still be as they were read; always those that are written. */
  readonly guarded: readonly Column[]
}

/**
 * Writes one row that has just been read, and gives it as it is then stored: as triggers, defaults and rounding have
 * left it. Throws Stopped where the database did not write exactly that row.
 */
export async function updateRow(
  session: Queryable,
  table: EditedTable,
  update: RowUpdate,
): Promise<FoundRow> {
  const statement = await updateStatement(session, table, update)
  const write = async () => {
    const { rows, rowCount } = await session.query(statement)
    if (rowCount !== 1) throw refused('set', NOT_WRITTEN)
    return rows[0] ?? []
  }
  const stored = await writeAndFind(session, table, { ...update, write })
  if (stored === undefined) throw refused('set', NOT_FOUND)
  return stored
}

const NOT_WRITTEN = 'The database did not change exactly this row, so nothing was written.'
const NOT_FOUND =
  'The row could not be found again after the change, because the database stored another key; nothing was written.'

async function updateStatement(
  session: Queryable,
  table: EditedTable,
  { row, assignments, guarded }: RowUpdate,
) {
  const { sqlText } = table.open
  const writer = new StatementWriter(sqlText)
  const set = await setClause(session, table, { assignments, writer })
  const compared = guarded.filter((column) => !isComputed(column))
  const where = [
    isRow(table, row, writer),
    ...(compared.length > 0 ? [isUnchanged(table, row, { columns: compared, writer })] : []),
  ]
  const returning = table.returning ? ` RETURNING ${located(table).join(', ')}` : ''
  const relation = sqlText.relation(table.relation)
  return writer.statement(`UPDATE ${relation} SET ${set} WHERE ${where.join(' AND ')}${returning}`)
}

/** The columns that RETURNING gives, by which a written row is found again. */
export function located({ key, address, open: { sqlText } }: EditedTable): readonly string[] {
  return [...key.map((column) => sqlText.read(column)), ...address.map(({ read }) => read)]
}

async function writeAndFind(
  session: Queryable,
  table: EditedTable,
  update: RowUpdate & { readonly write: () => Promise<readonly RawValue[]> },
): Promise<FoundRow | undefined> {
  const { row, write } = update
  if (table.returning) return findReturned(session, table, await write())
  if (table.key.length > 0) {
    await write()
    return onlyOne(await findByKey(session, table, newKey(table, update)))
  }
  const written = new Set(update.assignments.map(({ column }) => column))
  const columns = table.columns.filter((column) => !isComputed(column) && !written.has(column))
  const where = (writer: StatementWriter) => isUnchanged(table, row, { columns, writer })
  return appearedRow(session, table, { where, replaced: row, write })
}

/** By what RETURNING gave: the key, which a trigger leaves more surely than the place of the row. */
export async function findReturned(
  session: Queryable,
  table: EditedTable,
  returned: readonly RawValue[],
): Promise<FoundRow | undefined> {
  const { key, address } = table
  const values = key.map((column, index) => ({ column, parameter: returned[index] ?? null }))
  const found = key.length > 0 ? await findByKey(session, table, values) : []
  if (found.length === 1 || address.length === 0) return onlyOne(found)
  const search: RowSearch = {
    where: (writer) => isAt(table, returned.slice(key.length), writer),
    isLocked: true,
  }
  return onlyOne((await findRows(session, table, { ...search, maxRows: 2 })).rows)
}

function onlyOne(rows: readonly FoundRow[]): FoundRow | undefined {
  return rows.length === 1 ? rows[0] : undefined
}

function newKey(table: EditedTable, { row, assignments }: RowUpdate): readonly KeyValue[] {
  return imageValues(table, row, table.key).map(({ column, parameter }) => {
    const written = assignments.find((each) => each.column === column)
    return { column, parameter: written?.parameter ?? parameter }
  })
}
