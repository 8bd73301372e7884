import { clearedDraft, type Draft, NULL_DRAFT } from '../edit/draft.ts'
import type { EditTarget } from '../edit/next-edit.ts'
import type { Column } from '../../../api/tables.ts'
import type { CellRange } from './cell-selection.ts'
import { rangeOf } from './cell-selection.ts'
import { type GridRow, wholeRow } from './grid-row.ts'
import { isNewRow } from '../staged/new-row-id.ts'
import { cellValue, type TableState } from './table-state.ts'

/** A value that was cut is edited as a whole only: its beginning must not be taken for all of it. */
export function cellLock(state: TableState, row: GridRow, column: Column): string | undefined {
  const lock = state.lockOf(column, isNewRow(row.id))
  const isCut = row.notes[column.name]?.truncated === true
  if (isCut) return lock ?? 'The value is cut: open it to edit it.'
  const isBytes = row.notes[column.name]?.encoding === 'base64' && column.kind !== 'binary'
  return lock ?? (isBytes ? 'These are bytes in a column of another kind.' : undefined)
}

export function targetOf(row: GridRow, column: Column): EditTarget {
  return { row, column: column.name, seen: cellValue(row, column.name), whole: wholeRow(row) }
}

export function selectedRange(state: TableState): CellRange {
  return rangeOf(state.selection())
}

/** The cells of the range with their rows and columns, row by row. */
export function cellsOf(
  state: TableState,
  range: CellRange,
): readonly { readonly row: GridRow; readonly column: Column }[] {
  const rows = state.rows().slice(range.top, range.bottom + 1)
  const columns = state.placed().slice(range.left, range.right + 1)
  return rows.flatMap((row) => columns.map(({ column }) => ({ row, column })))
}

/** Gives every cell of the range a draft, in one act; says how many cells could not take it. */
function commitRange(
  state: TableState,
  draftFor: (column: Column) => Draft | undefined,
): { readonly written: number; readonly refused: readonly string[] } {
  const refused: string[] = []
  const changes = cellsOf(state, selectedRange(state)).flatMap(({ row, column }) => {
    const draft = draftFor(column)
    const lock = cellLock(state, row, column)
    const reason = lock ?? (draft === undefined ? `${column.name} does not allow NULL.` : undefined)
    if (draft !== undefined && reason === undefined)
      return [[targetOf(row, column), draft] as const]
    refused.push(reason ?? '')
    return []
  })
  state.queue().commitAll(changes)
  return { written: changes.length, refused }
}

export function setNull(state: TableState) {
  return commitRange(state, (column) => (column.nullable ? NULL_DRAFT : undefined))
}

export function clearCells(state: TableState) {
  return commitRange(state, clearedDraft)
}
