import type { CellName } from './cells.ts'
import { ratiosOf, type Spread } from './ratios.ts'
import type { Timing } from './time-cell.ts'

/** The goals: generated code should be at least so many times as fast as each contender. */
export const goals = { 'by hand': 0.97, peer: 1, undecoded: 0 } as const

/** One cell of one driver. */
export interface CellResult {
  readonly cell: CellName
  readonly timings: readonly Timing[]
}

/** Generated code beside another contender. */
export interface Comparison {
  readonly timing: Timing
  /** The rate of generated code, divided by that of the other. */
  readonly ratio: Spread
  /** The processor time of the other's client, divided by that of generated code: other processes change it less. */
  readonly byCost: Spread
  readonly goal: number
}

/** Beside each other contender, the fastest first. */
export function comparisonsOf(timings: readonly Timing[]): readonly Comparison[] {
  const own = timings.find(({ role }) => role === 'quarry')
  if (own === undefined) return []
  return timings
    .flatMap((timing) => (timing.role === 'quarry' ? [] : [compared(own, timing, timing.role)]))
    .toSorted((a, b) => a.ratio.median - b.ratio.median)
}

function compared(own: Timing, timing: Timing, role: keyof typeof goals): Comparison {
  const ratio = ratiosOf(own.rates, timing.rates)
  return { timing, ratio, byCost: ratiosOf(timing.costs, own.costs), goal: goals[role] }
}

/** Beside the fastest that is written by hand, and beside each peer: those with goals to reach. */
export function judgedOf(timings: readonly Timing[]): readonly Comparison[] {
  const comparisons = comparisonsOf(timings)
  const fastest = comparisons.find(({ timing }) => timing.role === 'by hand')
  const peers = comparisons.filter(({ timing }) => timing.role === 'peer')
  return fastest === undefined ? peers : [fastest, ...peers]
}

export function misses({ ratio, goal }: Comparison): boolean {
  return ratio.median < goal
}
