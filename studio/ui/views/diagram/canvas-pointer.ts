import { type Accessor, createSignal } from 'solid-js'
import type { DiagramState } from '../../state/diagram/diagram-state.ts'
import type { Point } from '../../state/diagram/layout/layout-request.ts'
import { movedBy, zoomedAt } from '../../state/diagram/drawing/viewport.ts'
import { focusTable, idOf } from './diagram-acts.ts'

/** A shorter way is a click. */
const CLICK_REACH = 4
/** Lines of a wheel, in pixels. */
const WHEEL_LINE = 16

interface Press {
  readonly table: string | undefined
  readonly from: Point
  last: Point
  moved: boolean
}

/** Moving, zooming and pinching by mouse, wheel and fingers. */
export function createCanvasPointer(
  state: DiagramState,
  canvas: Accessor<HTMLElement | undefined>,
) {
  const fingers = new Map<number, Point>()
  const [press, setPress] = createSignal<Press | undefined>(undefined, { equals: false })
  const pointOf = (event: MouseEvent): Point => {
    const box = canvas()?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button > 1 || isControl(event.target)) return
    const point = pointOf(event)
    fingers.set(event.pointerId, point)
    if (fingers.size > 1) return setPress(undefined)
    setPress({ table: idOf(event.target), from: point, last: point, moved: false })
    return undefined
  }
  const onPointerMove = (event: PointerEvent) => {
    const point = pointOf(event)
    const before = fingers.get(event.pointerId)
    if (before === undefined) state.setPointed(idOf(event.target))
    else if (fingers.size === 2) pinch(state, { fingers, moving: event.pointerId, to: point })
    else drag(point, event)
    if (before !== undefined) fingers.set(event.pointerId, point)
  }
  const drag = (point: Point, event: PointerEvent) => {
    const held = press()
    if (held === undefined) return
    const isFar = distance(held.from, point) >= CLICK_REACH
    if (!held.moved && !isFar) return
    if (!held.moved) canvas()?.setPointerCapture(event.pointerId)
    const by = { x: point.x - held.last.x, y: point.y - held.last.y }
    if (held.table === undefined) state.setViewport(movedBy(state.viewport(), by))
    else moveTable(state, held.table, by)
    setPress({ ...held, last: point, moved: true })
  }
  const onPointerEnd = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    const held = press()
    setPress(undefined)
    if (held === undefined || held.moved || event.type === 'pointercancel') return
    state.select(held.table)
    if (held.table !== undefined) focusTable(canvas(), held.table)
  }
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1
    // Browsers tell of a pinch on a touch pad as of a wheel with Ctrl.
    if (event.ctrlKey || event.metaKey) {
      const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY * unit)) / 150)
      return state.setViewport(zoomedAt(state.viewport(), factor, pointOf(event)))
    }
    const [x, y] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY]
    return state.setViewport(movedBy(state.viewport(), { x: -x * unit, y: -y * unit }))
  }
  const isDragging = () => press()?.moved === true
  return { onPointerDown, onPointerMove, onPointerEnd, onWheel, isDragging }
}

interface Pinch {
  readonly fingers: ReadonlyMap<number, Point>
  readonly moving: number
  readonly to: Point
}

/** Two fingers: their middle moves the diagram, their distance zooms it. */
function pinch(state: DiagramState, { fingers, moving, to }: Pinch): void {
  const before = fingers.get(moving)
  const [other] = [...fingers].filter(([id]) => id !== moving).map(([, point]) => point)
  if (before === undefined || other === undefined) return
  const was = middleOf(before, other)
  const is = middleOf(to, other)
  const factor = distance(to, other) / Math.max(1, distance(before, other))
  const moved = movedBy(state.viewport(), { x: is.x - was.x, y: is.y - was.y })
  state.setViewport(zoomedAt(moved, factor, is))
}

function moveTable(state: DiagramState, id: string, by: Point): void {
  const box = state.boxes().find((each) => each.box.table.id === id)
  if (box === undefined) return
  const { scale } = state.viewport()
  state.kept.move(id, { x: box.at.x + by.x / scale, y: box.at.y + by.y / scale })
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, .mini') !== null
}
