export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 4
const EDGE = 8

/** Where a float of that size goes: below its anchor, or above it where there is more room. */
export function floatingPlace(
  anchor: Box,
  size: Size,
  screen: Size,
): { readonly left: number; readonly top: number; readonly room: number } {
  const below = screen.height - anchor.bottom - GAP - EDGE
  const above = anchor.top - GAP - EDGE
  const isBelow = size.height <= below || below >= above
  const room = Math.max(120, isBelow ? below : above)
  const height = Math.min(size.height, room)
  const left = Math.max(EDGE, Math.min(anchor.left, screen.width - size.width - EDGE))
  return { left, top: isBelow ? anchor.bottom + GAP : anchor.top - GAP - height, room }
}
