import type { Point } from './layout-request.ts'

export interface PackedSize {
  readonly width: number
  readonly height: number
}

const GAP = 40
/** A screen is about this much wider than high. */
const SHAPE = 1.6

/** Where each part goes so that all together have about the shape of a screen: on shelves, in their order. */
export function packParts(parts: readonly PackedSize[]): readonly Point[] {
  const area = parts.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0)
  const widest = parts.reduce((most, { width }) => Math.max(most, width), 0)
  const most = Math.max(widest, Math.sqrt(area * SHAPE))
  let x = 0
  let y = 0
  let shelf = 0
  return parts.map(({ width, height }) => {
    if (x > 0 && x + width > most) {
      x = 0
      y += shelf + GAP
      shelf = 0
    }
    const place = { x, y }
    x += width + GAP
    shelf = Math.max(shelf, height)
    return place
  })
}
