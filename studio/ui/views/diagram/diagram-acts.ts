import { useNavigate } from '@solidjs/router'
import type { Accessor } from 'solid-js'
import { useCommands } from '../../state/commands/use-commands.ts'
import type { DiagramTable } from '../../state/diagram/diagram-model.ts'
import { areaAround, type DiagramState } from '../../state/diagram/diagram-state.ts'
import type { Point } from '../../state/diagram/layout/layout-request.ts'
import type { PlacedBox } from '../../state/diagram/drawing/relation-path.ts'
import {
  type Direction,
  isDirection,
  tableInDirection,
} from '../../state/diagram/drawing/table-in-direction.ts'
import { fittedTo, showing, zoomedAt } from '../../state/diagram/drawing/viewport.ts'
import { tablePath } from '../../state/table-address.ts'

const ZOOM_STEP = 1.25
const MOVE_STEP = 20

export type DiagramActs = ReturnType<typeof createDiagramActs>

/** What keys and buttons do in the diagram. */
export function createDiagramActs(state: DiagramState, canvas: Accessor<HTMLElement | undefined>) {
  const navigate = useNavigate()
  const boxOf = (id: string | undefined) => state.boxes().find(({ box }) => box.table.id === id)
  const middle = () => ({ x: state.canvas().width / 2, y: state.canvas().height / 2 })
  const zoom = (factor: number) => state.setViewport(zoomedAt(state.viewport(), factor, middle()))
  const showWhole = () => state.setViewport(fittedTo(areaAround(state.boxes()), state.canvas()))
  const show = (box: PlacedBox) =>
    state.setViewport(showing(state.viewport(), areaAround([box]), state.canvas()))
  const goTo = (box: PlacedBox) => {
    state.select(box.box.table.id)
    show(box)
    focusTable(canvas(), box.box.table.id)
  }
  const open = (table: DiagramTable) => {
    if (table.addressable) navigate(tablePath(table))
  }
  const tabStop = () => boxOf(state.view().selected) ?? state.boxes()[0]
  const settle = () => {
    showWhole()
    const box = boxOf(state.view().selected)
    if (box === undefined || state.viewport().scale >= 0.6) return
    state.setViewport(zoomedAt(state.viewport(), 0.8 / state.viewport().scale, middle()))
    show(box)
  }
  const acts = { zoom, showWhole, goTo, open, tabStop, settle, show }
  useCommands({
    'diagram.zoom-in': () => zoom(ZOOM_STEP),
    'diagram.zoom-out': () => zoom(1 / ZOOM_STEP),
    'diagram.fit': showWhole,
  })
  return { ...acts, onKeyDown: createKeys(state, acts, boxOf) }
}

interface KeyActs {
  readonly goTo: (box: PlacedBox) => void
  readonly open: (table: DiagramTable) => void
}

function createKeys(
  state: DiagramState,
  { goTo, open }: KeyActs,
  boxOf: (id: string | undefined) => PlacedBox | undefined,
) {
  return (event: KeyboardEvent) => {
    const box = boxOf(idOf(event.target))
    if (box === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') open(box.box.table)
    else if (!isDirection(event.key)) return
    else if (event.shiftKey) state.kept.move(box.box.table.id, stepped(box.at, event.key))
    else {
      const isNear = (id: string) => state.near().has(id)
      const next = tableInDirection(state.boxes(), box, { direction: event.key, isNear })
      if (next !== undefined) goTo(next)
    }
    event.preventDefault()
  }
}

const STEPS = {
  ArrowLeft: { x: -MOVE_STEP, y: 0 },
  ArrowRight: { x: MOVE_STEP, y: 0 },
  ArrowUp: { x: 0, y: -MOVE_STEP },
  ArrowDown: { x: 0, y: MOVE_STEP },
} as const satisfies Readonly<Record<Direction, Point>>

function stepped({ x, y }: Point, direction: Direction): Point {
  const step = STEPS[direction]
  return { x: x + step.x, y: y + step.y }
}

/** The table in whose box an event happens. */
export function idOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<SVGGElement>('[data-table]')?.dataset['table']
}

export function focusTable(canvas: HTMLElement | undefined, id: string): void {
  const nodes = canvas?.querySelectorAll<SVGGElement>('[data-table]') ?? []
  for (const node of nodes) if (node.dataset['table'] === id) node.focus({ preventScroll: true })
}
