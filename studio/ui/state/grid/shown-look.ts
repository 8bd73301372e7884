import type { Column } from '../../../api/tables.ts'
import { isRequired } from '../edit/row/new-row.ts'
import { isNewRow } from '../staged/new-row-id.ts'
import { cellLook, type CellLook, draftLook } from './cell-look.ts'
import type { GridRow } from './grid-row.ts'
import type { TableState } from './table-state.ts'

/** Returns how a cell is drawn: an edit that is not stored yet goes before the value that is. */
export function shownLook(state: TableState, row: GridRow, column: Column): CellLook {
  const edit = state.queue().editOf(row.id, column.name)
  if (edit !== undefined && edit.state !== 'saved') return draftLook(column, edit.draft)
  const isAbsent = isNewRow(row.id) && !Object.hasOwn(row.values, column.name)
  if (isAbsent) return absentLook(column)
  return cellLook(column, row.values[column.name], row.notes[column.name])
}

/** What a new row gets in a column that it says nothing of. */
function absentLook(column: Column): CellLook {
  if (isRequired(column)) return { look: 'required' }
  const isGiven = column.default !== null || column.identity || !column.writable
  return { look: isGiven ? 'default' : 'null' }
}
