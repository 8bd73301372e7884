import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Bytes of the space of new values, both halves together, from which on it stays as large as it is. */
const ENOUGH = 16 * 1024 * 1024

/**
 * For work that makes millions of short-lived values: the space of new values would grow to more than a hundred
 * megabytes that are collected now and then. It may not stay small either: V8 makes it smaller while nothing is done, and
 * in a megabyte each collection finds values that are still in use, and puts them with the old ones. Costs about a fifth
 * more processor time.
 */
export function boundHeap(): void {
  allowGrowth()
  new PerformanceObserver(allowGrowth).observe({ entryTypes: ['gc'] })
}

function allowGrowth(): void {
  const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')
  const isLarge = (space?.space_size ?? 0) >= ENOUGH
  setFlagsFromString(`--semi-space-growth-factor=${isLarge ? 1 : 2}`)
}
