/** The middle of measured values and what lies around it. */
export interface Spread {
  readonly median: number
  readonly lower: number
  readonly upper: number
}

/** The median and the quartiles. */
export function spreadOf(values: readonly number[]): Spread {
  return {
    median: quantile(values, 0.5),
    lower: quantile(values, 0.25),
    upper: quantile(values, 0.75),
  }
}

/**
 * How much faster one contender is than another: over the rounds, the ratios of their rates within a round. What
 * slows a whole round down slows both.
 */
export function ratiosOf(rates: readonly number[], others: readonly number[]): Spread {
  return spreadOf(rates.map((rate, round) => rate / (others[round] ?? Number.NaN)))
}

/** The value below which that share of the values lies, interpolated between two of them. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)] ?? Number.NaN
  const high = sorted[Math.ceil(at)] ?? Number.NaN
  return low + (high - low) * (at - Math.floor(at))
}
