import type { Type } from '../../../ir/type.ts'
import { valueType } from './value-type.ts'

const DECIMAL_DIGITS = 65
/** Digits of a second. */
export const FRACTION_DIGITS = 6
const LONGEST_STRING = 2 ** 32

/** "Too-big precision 7 specified for 'a'. Maximum is 6": lengths that a type in CAST may have at most. */
export function isWithinLimits(type: Type, decimalScale: number): boolean {
  const { family } = valueType(type)
  const [first, second = 0] = type.kind === 'scalar' ? type.modifiers.map(Number) : []
  if (first === undefined) return true
  if (family === 'decimal') {
    return first <= DECIMAL_DIGITS && second <= decimalScale && second <= first
  }
  if (family === 'time' || family === 'datetime') return first <= FRACTION_DIGITS
  return first < LONGEST_STRING
}
