/** A figure of the studio beside what it may be. */
export interface Figure {
  readonly name: string
  readonly measured: number
  readonly budget: number
  readonly unit: 'ms' | 'kB' | 'MB' | 'nodes'
  /** The same work by the plain driver, where there is one. */
  readonly plain?: number
}

/** The value below which 95 of 100 lie. */
export function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0
}

export function isWithin({ measured, budget }: Figure): boolean {
  return measured <= budget
}

/** A line of the printed table. */
export function figureRow(figure: Figure): readonly string[] {
  const { name, measured, budget, unit, plain } = figure
  const rounded = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`
  // What is measured for comparison has no budget.
  const written = (value: number) => (Number.isFinite(value) ? rounded(value) : '')
  const beside = plain === undefined ? '' : written(plain)
  return [name, written(measured), written(budget), beside, isWithin(figure) ? '' : 'OVER']
}
