import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js'
import { type CellPlace, insideGrid } from '../../grid/cell-selection.ts'
import { columnOffsets, columnWindow, rowWindow, type Window } from '../../grid/visible-window.ts'

const ROW_REM = 1.75
const HEAD_REM = 2
const NUMBER_REM = 3
const OVERSCAN = 6

/** Which cells of a result are in sight. */
export interface ResultSight {
  readonly setElement: (element: HTMLElement) => void
  readonly onScroll: () => void
  readonly rowHeight: number
  readonly rows: Accessor<readonly number[]>
  readonly columns: Accessor<readonly number[]>
  readonly template: Accessor<string>
  readonly width: Accessor<number>
  readonly pageRows: Accessor<number>
  /** Brings a cell into sight and gives it the focus. */
  readonly focus: (place: CellPlace) => void
}

export function createResultSight(
  rowCount: Accessor<number>,
  widths: Accessor<readonly number[]>,
  active: Accessor<CellPlace>,
): ResultSight {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const rowHeight = ROW_REM * rem
  const numberWidth = NUMBER_REM * rem
  const [element, setElement] = createSignal<HTMLElement>()
  const [scroll, setScroll] = createSignal({ top: 0, left: 0, width: 0, height: 0 })
  const offsets = createMemo(() => columnOffsets(widths()))
  const measure = () => {
    const grid = element()
    if (grid === undefined) return
    const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = grid
    setScroll({ top, left, width, height })
  }
  createEffect(() => {
    const grid = element()
    if (grid === undefined) return
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    onCleanup(() => observer.disconnect())
  })
  // A place stays the same number: rows that remain in sight are not made anew.
  const rows = createMemo(
    () => placesOf(rowWindow(scroll(), rowHeight, rowCount(), OVERSCAN), active().row, rowCount()),
    [],
    { equals: samePlaces },
  )
  const columns = createMemo(
    () => {
      const { left, width } = scroll()
      return placesOf(columnWindow({ left, width }, offsets()), active().column, widths().length)
    },
    [],
    { equals: samePlaces },
  )
  const focus = (place: CellPlace) => {
    const grid = element()
    if (grid === undefined) return
    const { row, column } = insideGrid(place, {
      rows: rowCount(),
      columns: widths().length,
      pageRows: 1,
    })
    const top = row * rowHeight
    const room = grid.clientHeight - HEAD_REM * rem - rowHeight
    if (top < grid.scrollTop) grid.scrollTop = top
    else if (top > grid.scrollTop + room) grid.scrollTop = top - room
    const left = offsets()[column] ?? 0
    const right = numberWidth + (offsets()[column + 1] ?? 0)
    if (left < grid.scrollLeft) grid.scrollLeft = left
    else if (right > grid.scrollLeft + grid.clientWidth) grid.scrollLeft = right - grid.clientWidth
    measure()
    const cell = grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    cell?.focus({ preventScroll: true })
  }
  return {
    setElement,
    onScroll: measure,
    rowHeight,
    rows,
    columns,
    template: createMemo(() => [numberWidth, ...widths()].map((width) => `${width}px`).join(' ')),
    width: createMemo(() => numberWidth + (offsets().at(-1) ?? 0)),
    pageRows: () => Math.max(1, Math.floor(scroll().height / rowHeight) - 2),
    focus,
  }
}

/** Most steps of scrolling bring no other columns into sight. */
function samePlaces(before: readonly number[], now: readonly number[]): boolean {
  return before.length === now.length && before.every((place, index) => place === now[index])
}

/** The places of a window, and the active one: it keeps the focus while it is out of sight. */
function placesOf({ start, end }: Window, active: number, count: number): readonly number[] {
  const places = Array.from({ length: end - start }, (_, step) => start + step)
  if (active >= count || (active >= start && active < end)) return places
  return active < start ? [active, ...places] : [...places, active]
}
