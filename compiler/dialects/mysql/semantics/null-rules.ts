import type { NullRule } from '../../../ir/routine.ts'
import type { Operand } from '../../dialect.ts'
import { isTemporal, valueType } from './value-type.ts'

export type NullWord = NullRule | keyof typeof nullRules

type Given = Operand | undefined

/** When a result is NULL, where the operands decide: what a rule of the catalog cannot say alone. */
const nullRules = {
  /** Division by zero is NULL. */
  quotient: ([, divisor]) => {
    if (isNonZero(divisor)) return 'strict'
    return isNumber(divisor) ? 'strict-unless-zero' : 'strict-or-null'
  },
  /** Beside a date, everything is read as one. */
  'of times': (operands) =>
    operands.some(isOfTime) && !operands.every(isOfTime) ? 'strict-or-null' : 'strict',
  /** A string may be no date. */
  temporal: ([value]) => (isOfTime(value) ? 'strict' : 'strict-or-null'),
  extracted: ([, value]) => (isOfTime(value) ? 'strict' : 'strict-or-null'),
  formatted: ([value, format]) =>
    isOfDate(value) && isSafeFormat(format) ? 'strict' : 'strict-or-null',
  /** The digits of an empty text are NULL: `bin('')`. */
  digits: ([value]) => (mayBeEmpty(value) ? 'strict-or-null' : 'strict'),
} as const satisfies Record<string, (operands: readonly Given[]) => NullRule>

export function nullRule(word: NullWord, operands: readonly Operand[]): NullRule {
  return isComputed(word) ? nullRules[word](operands) : word
}

function isComputed(word: NullWord): word is keyof typeof nullRules {
  return Object.hasOwn(nullRules, word)
}

function isNonZero(operand: Given): boolean {
  const literal = operand?.literal
  if (literal === undefined) return false
  return /^(integer|decimal|float)$/.test(literal.type) && Number(literal.value) !== 0
}

function isNumber(operand: Given): boolean {
  return (
    operand !== undefined &&
    /^(?:integer|decimal|float|double)$/.test(valueType(operand.type).family)
  )
}

function mayBeEmpty(operand: Given): boolean {
  if (operand === undefined || operand.literal?.value !== undefined)
    return operand?.literal?.value === ''
  return /^(?:string|binary|enum|set)$/.test(valueType(operand.type).family)
}

function isOfTime(operand: Given): boolean {
  return operand !== undefined && isTemporal(valueType(operand.type))
}

function isOfDate(operand: Given): boolean {
  return isOfTime(operand) && operand !== undefined && valueType(operand.type).family !== 'time'
}

/** No conversion that needs a real day: `%W` of '0000-00-00' is NULL. */
function isSafeFormat(format: Given): boolean {
  const literal = format?.literal
  return literal?.type === 'string' && /^([^%]|%[YymdeciHhIklspSTfr%])+$/.test(literal.value)
}
