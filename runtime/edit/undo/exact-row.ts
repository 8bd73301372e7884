import type { Column } from '../../../compiler/ir/catalog.ts'
import type { EditedTable } from '../edited-table.ts'
import { changedColumns, isWritable } from '../rows/locate-row.ts'
import { refused } from '../outcome.ts'
import type { RowImage } from '../rows/row-image.ts'

/**
 * Throws Stopped where a value did not become again what it was. A trigger may have given other values to columns that
 * nobody wrote.
 *
 * @param written the names of the columns that must be what they were
 */
export function checkExact(
  table: EditedTable,
  { stored, wanted, written }: { stored: RowImage; wanted: RowImage; written: readonly string[] },
): void {
  const [column] = changedColumns(table, stored, wanted).filter(
    (each) => written.includes(each.name) || !isWritable(valueIn(table, wanted, each)),
  )
  if (column === undefined) return
  const reason = `The database does not take back what "${column.name}" held, so nothing was written.`
  throw refused(`set.${column.name}`, reason)
}

function valueIn({ columns }: EditedTable, { values }: RowImage, column: Column) {
  return values[columns.indexOf(column)] ?? null
}
