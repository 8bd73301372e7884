import { CellRandom } from '../cell-random.ts'
import type { Ordinal } from './solve-keys.ts'

export interface Groups {
  readonly count: number
  /** The group that a row is in, counted from 0. */
  readonly group: Ordinal
  /** The place of a row in its group, counted from 0. */
  readonly place: Ordinal
}

/** Rows in groups of `min` to `max`, one group after the other. */
export function groupsOf(
  parents: number,
  [min, max]: readonly [min: number, max: number],
  ...names: readonly string[]
): Groups {
  const random = new CellRandom(...names)
  const ends = new Float64Array(parents)
  let count = 0
  for (let i = 0; i < parents; i += 1) {
    count += min + random.at(i, 0).below(max - min + 1)
    ends[i] = count
  }
  const group = (row: number) => firstBehind(ends, row)
  const place = (row: number) => {
    const found = group(row)
    return row - (found === 0 ? 0 : (ends[found - 1] ?? 0))
  }
  return { count, group, place }
}

/** The place of the first end that lies behind the row. */
function firstBehind(ends: Float64Array, row: number): number {
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) > row) high = middle
    else low = middle + 1
  }
  return low
}
