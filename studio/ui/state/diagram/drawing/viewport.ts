import type { Size } from '../../floating/floating-place.ts'
import type { Point } from '../layout/layout-request.ts'

/** What of the diagram is seen: a place `p` of it lies at `p * scale + (x, y)` of the canvas. */
export interface Viewport {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const LEAST_SCALE = 0.04
export const GREATEST_SCALE = 2.5
const MARGIN = 24

/** Zooms so that the place under the point stays under it. */
export function zoomedAt(view: Viewport, factor: number, point: Point): Viewport {
  const scale = Math.min(GREATEST_SCALE, Math.max(LEAST_SCALE, view.scale * factor))
  const share = scale / view.scale
  return { scale, x: point.x - (point.x - view.x) * share, y: point.y - (point.y - view.y) * share }
}

export function movedBy(view: Viewport, by: Point): Viewport {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

/** Shows all of an area in the middle, never larger than it is. */
export function fittedTo(area: Area, canvas: Size): Viewport {
  const width = Math.max(1, area.right - area.left)
  const height = Math.max(1, area.bottom - area.top)
  const room = { width: canvas.width - 2 * MARGIN, height: canvas.height - 2 * MARGIN }
  const wanted = Math.min(1, room.width / width, room.height / height)
  const scale = Math.max(LEAST_SCALE, wanted)
  return {
    scale,
    x: (canvas.width - width * scale) / 2 - area.left * scale,
    y: (canvas.height - height * scale) / 2 - area.top * scale,
  }
}

/** The part of the diagram that is seen. */
export function seenArea({ x, y, scale }: Viewport, canvas: Size): Area {
  return {
    left: -x / scale,
    top: -y / scale,
    right: (canvas.width - x) / scale,
    bottom: (canvas.height - y) / scale,
  }
}

export function overlap(one: Area, other: Area): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  )
}

/** Moves the view just so far that the area is seen; not at all where it is already. */
export function showing(view: Viewport, area: Area, canvas: Size): Viewport {
  const left = area.left * view.scale + view.x
  const right = area.right * view.scale + view.x
  const top = area.top * view.scale + view.y
  const bottom = area.bottom * view.scale + view.y
  return movedBy(view, {
    x: shift({ from: left, to: right, room: canvas.width }),
    y: shift({ from: top, to: bottom, room: canvas.height }),
  })
}

function shift({ from, to, room }: { from: number; to: number; room: number }): number {
  if (from < MARGIN || to - from > room - 2 * MARGIN) return MARGIN - from
  return to > room - MARGIN ? room - MARGIN - to : 0
}
