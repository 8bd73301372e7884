import type { Queryable } from '../../database.ts'
import { isComputed } from '../edited-table.ts'
import { changedColumns, imageValues } from '../rows/locate-row.ts'
import type { FoundRow } from '../rows/read-rows.ts'
import { updateRow } from '../update/update-row.ts'
import type { RestoredRow } from './restore-order.ts'

/** Gives a row the values of its image in which it differs. */
export async function putBack(
  session: Queryable,
  { table, image }: Pick<RestoredRow, 'table' | 'image'>,
  row: FoundRow,
): Promise<FoundRow> {
  const changed = changedColumns(table, row, image)
  if (changed.length === 0) return row
  const assignments = imageValues(table, image, changed)
  const guarded = table.columns.filter((column) => !isComputed(column))
  return updateRow(session, table, { row, assignments, guarded })
}
