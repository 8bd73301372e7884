import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { CellPlace } from './cell-selection.ts'
import type { TableState } from './table-state.ts'
import { columnOffsets, columnWindow, rowWindow } from './visible-window.ts'

const ROW_REM = 1.75
const HEAD_REM = 2
const NUMBER_REM = 2.75
const OVERSCAN = 6
/** Rows left below the sight when the next page is asked for. */
const AHEAD = 40

/** Which cells are in sight, and how one comes into sight. */
export interface GridSight {
  readonly setElement: (element: HTMLElement) => void
  readonly element: Accessor<HTMLElement | undefined>
  readonly onScroll: () => void
  readonly rowHeight: number
  readonly numberWidth: number
  readonly rowIndexes: Accessor<readonly number[]>
  readonly columnIndexes: Accessor<readonly number[]>
  /** Where each pinned column sticks, in pixels. */
  readonly pinnedLeft: Accessor<readonly number[]>
  readonly template: Accessor<string>
  readonly width: Accessor<number>
  readonly pageRows: Accessor<number>
  readonly reveal: (place: CellPlace) => void
  readonly focus: (place: CellPlace) => void
  /** Of the focus that is in a cell: it goes where the active cell has gone. */
  readonly followFocus: (place: CellPlace) => void
  readonly cellElement: (place: CellPlace) => HTMLElement | undefined
}

export function createGridSight(state: TableState): GridSight {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const rowHeight = ROW_REM * rem
  const numberWidth = NUMBER_REM * rem
  const { element, setElement, scroll, measure } = createScroll()
  const pinned = createMemo(() => state.placed().filter(({ isPinned }) => isPinned).length)
  const offsets = createMemo(() => columnOffsets(state.placed().map(({ width }) => width)))
  const pinnedWidth = () => numberWidth + (offsets()[pinned()] ?? 0)

  const rows = createMemo(() => {
    const { top, height } = scroll()
    return rowWindow({ top, height }, rowHeight, state.rows().length, OVERSCAN)
  })
  const rowIndexes = createMemo(() =>
    withPlace(rows(), state.selection().active.row, state.rows().length),
  )
  const columnIndexes = createMemo(() => {
    const { left, width } = scroll()
    const sight = { left: left + pinnedWidth() - numberWidth, width: width - pinnedWidth() }
    const inSight = columnWindow(sight, offsets())
    const all = withPlace(inSight, state.selection().active.column, state.placed().length)
    const stuck = Array.from({ length: pinned() }, (_, place) => place)
    return [...stuck, ...all.filter((place) => place >= pinned())]
  })

  const { cellElement, hasFocusedCell } = createCells(element)
  const reveal = (place: CellPlace) => {
    const grid = element()
    if (grid === undefined) return
    const head = HEAD_REM * rem
    revealRow(grid, { top: place.row * rowHeight, height: rowHeight, head })
    const left = numberWidth + (offsets()[place.column] ?? 0)
    const right = numberWidth + (offsets()[place.column + 1] ?? 0)
    if (place.column >= pinned()) revealColumn(grid, { left, right, pinned: pinnedWidth() })
    measure()
  }

  const focus = (place: CellPlace) => {
    reveal(place)
    cellElement(place)?.focus({ preventScroll: true })
  }
  watchGrid(element, measure)
  keepPlaceOfEnd(state, element, rowHeight)
  askAhead(state, rows)
  return {
    element,
    setElement,
    onScroll: measure,
    rowHeight,
    numberWidth,
    rowIndexes,
    columnIndexes,
    pinnedLeft: createMemo(() =>
      offsets()
        .slice(0, pinned())
        .map((left) => left + numberWidth),
    ),
    template: createMemo(() => {
      const widths = state.placed().map(({ width }) => `${width}px`)
      return [`${numberWidth}px`, ...widths].join(' ')
    }),
    width: createMemo(() => numberWidth + (offsets().at(-1) ?? 0)),
    pageRows: () => Math.max(1, Math.floor(scroll().height / rowHeight) - 2),
    reveal,
    focus,
    followFocus: (place) => hasFocusedCell() && focus(place),
    cellElement,
  }
}

function createCells(grid: Accessor<HTMLElement | undefined>) {
  const cellElement = ({ row, column }: CellPlace) =>
    grid()?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? undefined
  const hasFocusedCell = () => {
    const { activeElement } = document
    const isCell = activeElement instanceof HTMLElement && 'column' in activeElement.dataset
    return isCell && grid()?.contains(activeElement) === true
  }
  return { cellElement, hasFocusedCell }
}

/** The element that is scrolled, and how far it is. */
function createScroll() {
  const [element, setElement] = createSignal<HTMLElement>()
  const [scroll, setScroll] = createSignal({ top: 0, left: 0, width: 0, height: 0 })
  const measure = () => {
    const grid = element()
    if (grid === undefined) return
    const { scrollTop, scrollLeft, clientWidth, clientHeight } = grid
    setScroll({ top: scrollTop, left: scrollLeft, width: clientWidth, height: clientHeight })
  }
  return { element, setElement, scroll, measure }
}

/** The places of a window and one more: the active cell keeps the focus while it is out of sight. */
function withPlace(
  window: { readonly start: number; readonly end: number },
  place: number,
  count: number,
): readonly number[] {
  const places = Array.from({ length: window.end - window.start }, (_, step) => window.start + step)
  if (place >= count || (place >= window.start && place < window.end)) return places
  return place < window.start ? [place, ...places] : [...places, place]
}

function watchGrid(element: Accessor<HTMLElement | undefined>, measure: () => void): void {
  createEffect(() => {
    const grid = element()
    if (grid === undefined) return
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    onCleanup(() => observer.disconnect())
  })
}

/** Rows that come before the ones in sight must not move them; the end of a table is shown first. */
function keepPlaceOfEnd(
  state: TableState,
  element: Accessor<HTMLElement | undefined>,
  rowHeight: number,
): void {
  let before = 0
  createEffect(
    on(state.pages.loaded, ({ rows, from }) => {
      const grid = element()
      const added = rows.length - before
      before = rows.length
      if (grid === undefined || from === 'start' || added <= 0) return
      grid.scrollTop += added * rowHeight
    }),
  )
}

/** Asks for the next page before its rows are in sight. */
function askAhead(state: TableState, rows: Accessor<{ start: number; end: number }>): void {
  createEffect(() => {
    const { start, end } = rows()
    const isNear =
      state.pages.loaded().from === 'end'
        ? start < AHEAD && end > 0
        : end > state.rows().length - AHEAD
    if (isNear && state.pages.rows().length > 0) state.pages.loadMore()
  })
}

interface RowPlace {
  readonly top: number
  readonly height: number
  readonly head: number
}

function revealRow(grid: HTMLElement, { top, height, head }: RowPlace): void {
  const room = grid.clientHeight - head - height
  if (top < grid.scrollTop) grid.scrollTop = top
  else if (top > grid.scrollTop + room) grid.scrollTop = top - room
}

interface ColumnPlace {
  readonly left: number
  readonly right: number
  readonly pinned: number
}

function revealColumn(grid: HTMLElement, { left, right, pinned }: ColumnPlace): void {
  if (left < grid.scrollLeft + pinned) grid.scrollLeft = left - pinned
  else if (right > grid.scrollLeft + grid.clientWidth) grid.scrollLeft = right - grid.clientWidth
}
