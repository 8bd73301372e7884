/** Places of a list from `start` up to `end`, which is not in it. */
export interface Window {
  readonly start: number
  readonly end: number
}

/** The rows in sight and some beside them; all rows are equally high. */
export function rowWindow(
  sight: { readonly top: number; readonly height: number },
  rowHeight: number,
  count: number,
  overscan: number,
): Window {
  const first = Math.floor(sight.top / rowHeight) - overscan
  const last = Math.ceil((sight.top + sight.height) / rowHeight) + overscan
  const start = Math.min(Math.max(0, first), count)
  return { start, end: Math.max(start, Math.min(count, last)) }
}

/** Where each column begins, and in the last place where the last one ends. */
export function columnOffsets(widths: readonly number[]): readonly number[] {
  const offsets = [0]
  for (const width of widths) offsets.push((offsets.at(-1) ?? 0) + width)
  return offsets
}

/** The columns in sight and one beside them on each side. */
export function columnWindow(
  sight: { readonly left: number; readonly width: number },
  offsets: readonly number[],
): Window {
  const count = offsets.length - 1
  const right = sight.left + sight.width
  const firstInSight = offsets.findIndex((offset, place) => place > 0 && offset > sight.left) - 1
  if (firstInSight < 0) return { start: Math.max(0, count - 1), end: count }
  const firstBehind = offsets.findIndex((offset) => offset >= right)
  const end = firstBehind === -1 ? count : firstBehind
  return { start: Math.max(0, firstInSight - 1), end: Math.min(count, end + 1) }
}
