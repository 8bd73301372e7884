import type { SqlResult } from '../../../../api/sql.ts'
import type { CellRange } from '../../grid/cell-selection.ts'
import { writeTsv } from '../../grid/tsv.ts'

/** The text of cells as spreadsheets paste them, and whether a value in it is only the beginning of one. */
export interface CopiedCells {
  readonly text: string
  readonly cells: number
  readonly isCut: boolean
}

export function cellsText(
  { columns, rows, cells }: Pick<SqlResult, 'columns' | 'rows' | 'cells'>,
  range: CellRange,
): CopiedCells {
  const taken = columns.slice(range.left, range.right + 1)
  const keys = new Set(taken.map(({ key }) => key))
  const lines = rows
    .slice(range.top, range.bottom + 1)
    .map((row) => taken.map(({ key }) => textOf(row[key])))
  const isCut = cells.some(
    ({ row, column, truncated }) =>
      truncated === true && row >= range.top && row <= range.bottom && keys.has(column),
  )
  return { text: writeTsv(lines), cells: lines.length * taken.length, isCut }
}

/** NULL is an empty cell, as in spreadsheets. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
