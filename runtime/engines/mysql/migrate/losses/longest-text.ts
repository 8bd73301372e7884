import type { ColumnType } from './column-type.ts'
import { integerRange } from './numbers.ts'

/** In characters, as the server writes a value of the type; infinite where there is no bound. */
export function longestText(type: ColumnType): number {
  const range = integerRange(type)
  if (range !== undefined) return Math.max(`${range.lowest}`.length, `${range.highest}`.length)
  if (type.name === 'decimal') return Number(type.modifiers[0] ?? 10) + 3
  const length = LENGTHS[type.name]
  if (length === undefined) return Number.POSITIVE_INFINITY
  const fraction = FRACTIONS.has(type.name) ? Number(type.modifiers[0] ?? 0) : 0
  return fraction === 0 ? length : length + 1 + fraction
}

/** `-838:59:59`, `2020-01-01 00:00:00`; MySQL writes seventeen digits of a DOUBLE, its sign and its exponent. */
const LENGTHS: Readonly<Record<string, number>> = {
  year: 4,
  date: 10,
  time: 10,
  datetime: 19,
  timestamp: 19,
  float: 14,
  double: 24,
}

const FRACTIONS: ReadonlySet<string> = new Set(['time', 'datetime', 'timestamp'])
