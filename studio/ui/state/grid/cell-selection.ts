/** A cell of the grid: places in the rows that are loaded and in the columns that are shown. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** The active cell, and the one where the range began; a single cell is a range of one. */
export interface CellSelection {
  readonly active: CellPlace
  readonly anchor: CellPlace
}

export interface CellRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** How many rows and columns there are, and how many rows a page of the keyboard has. */
export interface GridBounds {
  readonly rows: number
  readonly columns: number
  readonly pageRows: number
}

export type Step =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'row-start'
  | 'row-end'
  | 'page-up'
  | 'page-down'
  | 'first'
  | 'last'
  | 'next'
  | 'previous'

/** The cell that a step leads to; the grid ends at its borders. */
export function stepCell(from: CellPlace, step: Step, bounds: GridBounds): CellPlace {
  return insideGrid(STEPS[step](from, bounds), bounds)
}

const STEPS: Readonly<Record<Step, (from: CellPlace, bounds: GridBounds) => CellPlace>> = {
  left: ({ row, column }) => ({ row, column: column - 1 }),
  right: ({ row, column }) => ({ row, column: column + 1 }),
  up: ({ row, column }) => ({ row: row - 1, column }),
  down: ({ row, column }) => ({ row: row + 1, column }),
  'row-start': ({ row }) => ({ row, column: 0 }),
  'row-end': ({ row }, { columns }) => ({ row, column: columns - 1 }),
  'page-up': ({ row, column }, { pageRows }) => ({ row: row - pageRows, column }),
  'page-down': ({ row, column }, { pageRows }) => ({ row: row + pageRows, column }),
  first: () => ({ row: 0, column: 0 }),
  last: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  next: (from, bounds) => nextCell(from, bounds),
  previous: (from, bounds) => previousCell(from, bounds),
}

/** Tab goes on in the next row. */
function nextCell({ row, column }: CellPlace, { rows, columns }: GridBounds): CellPlace {
  if (column + 1 < columns) return { row, column: column + 1 }
  return row + 1 < rows ? { row: row + 1, column: 0 } : { row, column }
}

function previousCell({ row, column }: CellPlace, { columns }: GridBounds): CellPlace {
  if (column > 0) return { row, column: column - 1 }
  return row > 0 ? { row: row - 1, column: columns - 1 } : { row, column }
}

export function insideGrid(place: CellPlace, { rows, columns }: GridBounds): CellPlace {
  return {
    row: Math.max(0, Math.min(rows - 1, place.row)),
    column: Math.max(0, Math.min(columns - 1, place.column)),
  }
}

export function singleCell(place: CellPlace): CellSelection {
  return { active: place, anchor: place }
}

export function rangeOf({ active, anchor }: CellSelection): CellRange {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  }
}

export function isInRange({ row, column }: CellPlace, range: CellRange): boolean {
  return row >= range.top && row <= range.bottom && column >= range.left && column <= range.right
}

export function rangeSize(range: CellRange): { readonly rows: number; readonly columns: number } {
  return { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 }
}
