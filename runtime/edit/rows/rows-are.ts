import type { Column } from '../../../compiler/ir/catalog.ts'
import type { EditedTable } from '../edited-table.ts'
import { hasValues, imageValues, isAt, isUnchanged } from './locate-row.ts'
import type { FoundRow } from './read-rows.ts'
import type { Parameter, StatementWriter } from '../statement-writer.ts'
import { haveSureKeys } from './sure-keys.ts'

/** So many rows are named in one statement: SQLite takes a thousand conditions in one. */
export const MOST_NAMED = 300

export interface ValueLists {
  readonly columns: readonly Column[]
  readonly values: readonly (readonly Parameter[])[]
}

/** The condition that a row is one of those, which were read in the same transaction. */
export function rowsAre(
  table: EditedTable,
  rows: readonly FoundRow[],
  writer: StatementWriter,
): string {
  const { key } = table
  if (haveSureKeys(table, rows)) {
    const values = rows.map((row) => imageValues(table, row, key).map(({ parameter }) => parameter))
    return haveValues(table, { columns: key, values }, writer)
  }
  const one = (row: FoundRow) =>
    table.address.length > 0
      ? isAt(table, row.address, writer)
      : isUnchanged(table, row, { columns: table.columns, writer })
  return anyOf(rows.map(one))
}

/** The condition that the columns have one of those lists of values. */
export function haveValues(table: EditedTable, lists: ValueLists, writer: StatementWriter): string {
  const [column, ...others] = lists.columns
  const isSimple = others.length === 0 && lists.values.every(([value = null]) => value !== null)
  if (column !== undefined && isSimple) {
    const places = lists.values.map(([value = null]) => writer.value(value, column.type))
    return `${table.open.sqlText.quote(column.name)} IN (${places.join(', ')})`
  }
  const one = (values: readonly Parameter[]) =>
    hasValues(
      table,
      lists.columns.map((each, index) => ({ column: each, parameter: values[index] ?? null })),
      writer,
    )
  return anyOf(lists.values.map(one))
}

function anyOf(conditions: readonly string[]): string {
  return `(${conditions.map((each) => `(${each})`).join(' OR ')})`
}

/** The list in parts that one statement can name. */
export function inParts<Item>(items: readonly Item[]): readonly Item[][] {
  const count = Math.ceil(items.length / MOST_NAMED)
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * MOST_NAMED, (part + 1) * MOST_NAMED),
  )
}
