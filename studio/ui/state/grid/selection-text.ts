import type { JsonValue } from '../../../api/cell.ts'
import { cellsOf } from './grid-commands.ts'
import type { CellRange } from './cell-selection.ts'
import { cellValue, type TableState } from './table-state.ts'
import { writeTsv } from './tsv.ts'

export type CopiedText =
  | { readonly kind: 'text'; readonly text: string }
  /** A value that is shown cut would be copied as if it were whole. */
  | { readonly kind: 'cut'; readonly reason: string }

/** The range as spreadsheets paste it. */
export function selectionTsv(state: TableState, range: CellRange): CopiedText {
  const cells = cellsOf(state, range)
  const cut = cells.find(({ row, column }) => row.notes[column.name]?.truncated === true)
  if (cut !== undefined) {
    return {
      kind: 'cut',
      reason: `Not copied: ${cut.column.name} is shown cut. Open it to copy all of it.`,
    }
  }
  const width = range.right - range.left + 1
  const texts = cells.map(({ row, column }) => cellText(cellValue(row, column.name)))
  const rows = Array.from({ length: texts.length / width }, (_, place) =>
    texts.slice(place * width, (place + 1) * width),
  )
  return { kind: 'text', text: writeTsv(rows) }
}

/** NULL is an empty cell, as in spreadsheets. */
export function cellText(value: JsonValue): string {
  if (value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
