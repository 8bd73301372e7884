import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { CellNote } from '../../../../../api/cell.ts'
import type { SqlResult } from '../../../../../api/sql.ts'
import {
  type CellPlace,
  type CellRange,
  rangeOf,
  singleCell,
  stepCell,
} from '../../../../state/grid/cell-selection.ts'
import { gridKey } from '../../../../state/grid/grid-keys.ts'
import { groupedNumber } from '../../../../state/numbers.ts'
import { columnWidths } from '../../../../state/sql/results/column-widths.ts'
import { createResultSight, type ResultSight } from '../../../../state/sql/results/result-sight.ts'
import { cellsText } from '../../../../state/sql/results/result-text.ts'
import { useStudio } from '../../../../state/studio.ts'

/** What is in sight and chosen of a result, and what keys, pointer and clipboard do with it. */
export interface ResultGridState {
  readonly result: Accessor<SqlResult>
  readonly sight: ResultSight
  readonly active: Accessor<CellPlace>
  readonly range: Accessor<CellRange>
  readonly noteOf: (place: CellPlace) => CellNote | undefined
  /** The cell whose whole value is shown. */
  readonly shown: Accessor<CellPlace | undefined>
  readonly show: (place: CellPlace | undefined) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onDblClick: (event: MouseEvent) => void
  readonly onCopy: (event: ClipboardEvent) => void
}

export function createResultGrid(result: Accessor<SqlResult>): ResultGridState {
  const studio = useStudio()
  const [selection, setSelection] = createSignal(singleCell({ row: 0, column: 0 }))
  const [shown, setShown] = createSignal<CellPlace>()
  const widths = createMemo(() => columnWidths(result()))
  const rows = () => result().rows.length
  const active = () => selection().active
  const range = createMemo(() => rangeOf(selection()))
  const sight = createResultSight(rows, widths, active)
  const notes = createMemo(
    () => new Map(result().cells.map((note) => [`${note.row} ${note.column}`, note])),
  )
  const last = () => ({ row: rows() - 1, column: result().columns.length - 1 })
  const select = (place: CellPlace, isExtended: boolean) => {
    setSelection((before) => ({ active: place, anchor: isExtended ? before.anchor : place }))
    sight.focus(place)
  }
  const show = (place: CellPlace | undefined) => {
    const back = shown()
    setShown(place)
    if (place === undefined && back !== undefined) sight.focus(back)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = gridKey(event, studio.keymap)
    if (key === undefined || shown() !== undefined) return
    const bounds = { rows: rows(), columns: last().column + 1, pageRows: sight.pageRows() }
    if (key.does === 'move') select(stepCell(active(), key.step, bounds), key.extends)
    else if (key.does === 'command' && key.command === 'edit') show(active())
    else if (key.does === 'command' && key.command === 'select-all')
      setSelection({ anchor: { row: 0, column: 0 }, active: last() })
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent) => {
    const place = placeOf(event.target)
    if (place === undefined || event.button !== 0) return
    event.preventDefault()
    select(place, event.shiftKey)
  }
  const onPointerMove = (event: PointerEvent) => {
    const place = event.buttons === 1 ? placeOf(event.target) : undefined
    if (place !== undefined) setSelection(({ anchor }) => ({ anchor, active: place }))
  }
  const onCopy = (event: ClipboardEvent) => {
    if (shown() !== undefined) return
    const { text, cells, isCut } = cellsText(result(), range())
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    const said = `${groupedNumber(cells)} ${cells === 1 ? 'value' : 'values'} copied`
    if (isCut) studio.toasts.show({ tone: 'info', text: `${said}; some are only beginnings` })
    else studio.announcer.say(said)
  }
  return {
    result,
    sight,
    active,
    range,
    noteOf: ({ row, column }) => notes().get(`${row} ${result().columns[column]?.key}`),
    shown,
    show,
    onKeyDown,
    onPointerDown,
    onPointerMove,
    onDblClick: (event) => show(placeOf(event.target)),
    onCopy,
  }
}

function placeOf(target: EventTarget | null): CellPlace | undefined {
  if (!(target instanceof Element)) return undefined
  const cell = target.closest<HTMLElement>('[data-row]')
  const { row, column } = cell?.dataset ?? {}
  return row === undefined || column === undefined
    ? undefined
    : { row: Number(row), column: Number(column) }
}
