import type { NullRule } from '../../../ir/routine.ts'
import type { Operand } from '../../dialect.ts'
import { isNumber, storageClass } from './storage-class.ts'

export type NullWord = NullRule | keyof typeof nullRules

/** When a result is NULL, where the operands decide: what a rule of the catalog cannot say alone. */
export const nullRules = {
  /** `cos('a')` is NULL, and so is `cos(9e999)`. */
  'strict-if-integer': (operands) => (areIntegers(operands) ? 'strict' : 'strict-or-null'),
  'strict-if-number': (operands) => (areNumbers(operands) ? 'strict' : 'strict-or-null'),
  /** `substr(x'', 1)` is NULL. */
  'strict-if-text': ([first]) =>
    first !== undefined && /^(?:text|integer|real|number)$/.test(storageClass(first.type))
      ? 'strict'
      : 'strict-or-null',
  /** Infinity less infinity is NULL: `sum` of both is as well. */
  'empty-if-integer': ([first]) => (areIntegers([first]) ? 'empty' : 'maybe'),
  'never-if-integer': ([first]) => (areIntegers([first]) ? 'never' : 'maybe'),
  /** `x + y`: an integer is finite, so no two infinities meet. */
  sum: (operands) => (operands.some(isFinite) ? 'strict' : 'strict-or-null'),
  /** Infinity times zero is NULL. */
  product: (operands) =>
    areIntegers(operands) || operands.some(isNonZero) ? 'strict' : 'strict-or-null',
  /** Infinity by infinity is NULL, and so is what is divided by a text that is no number. */
  quotient: ([dividend, divisor]) => {
    if (isNonZero(divisor)) return 'strict'
    const isSafe = areIntegers([divisor]) || (areNumbers([divisor]) && isFinite(dividend))
    return isSafe ? 'strict-unless-zero' : 'strict-or-null'
  },
  /** The remainder by a half is that by zero. */
  remainder: ([, divisor]) => {
    if (!areIntegers([divisor])) return 'strict-or-null'
    return isNonZero(divisor) ? 'strict' : 'strict-unless-zero'
  },
  /** `printf('')` is NULL. */
  format: ([format]) =>
    format?.literal?.type === 'string' && format.literal.value !== '' ? 'never' : 'strict-or-null',
  time: (operands) => (isKnownTime(operands) ? 'never' : 'strict-or-null'),
  'formatted-time': ([format, ...time]) =>
    isKnownFormat(format) && isKnownTime(time) ? 'never' : 'strict-or-null',
} as const satisfies Record<string, (operands: readonly (Operand | undefined)[]) => NullRule>

export function nullRule(word: NullWord, operands: readonly Operand[]): NullRule {
  return isComputed(word) ? nullRules[word](operands) : word
}

function isComputed(word: NullWord): word is keyof typeof nullRules {
  return Object.hasOwn(nullRules, word)
}

function areIntegers(operands: readonly (Operand | undefined)[]): boolean {
  return operands.every((each) => each !== undefined && storageClass(each.type) === 'integer')
}

function areNumbers(operands: readonly (Operand | undefined)[]): boolean {
  return operands.every((each) => each !== undefined && isNumber(storageClass(each.type)))
}

function isFinite(operand: Operand | undefined): boolean {
  return areIntegers([operand]) || isNumberLiteral(operand)
}

function isNonZero(operand: Operand | undefined): boolean {
  return isNumberLiteral(operand) && numberOf(operand) !== 0
}

function isNumberLiteral(operand: Operand | undefined): operand is Operand {
  return (
    operand?.literal !== undefined &&
    isNumber(storageClass(operand.type)) &&
    Number.isFinite(numberOf(operand))
  )
}

function numberOf({ literal }: Operand): number {
  return Number(literal?.value.replaceAll('_', ''))
}

/** `date('now', '-7 days')`: all literals, of forms that cannot fail nor leave the years 0 to 9999. */
function isKnownTime([value, ...modifiers]: readonly (Operand | undefined)[]): boolean {
  if (value !== undefined && !matches(value, TIME_VALUE)) return false
  return modifiers.length <= 3 && modifiers.every((each) => matches(each, MODIFIER))
}

const TIME_VALUE = /^now$/i
const MODIFIER =
  /^([+-]?(\d{1,5} (second|minute|hour|day)|\d{1,3} (month|year))s?|start of (day|month|year)|weekday [0-6]|utc|localtime|subsec|subsecond)$/i

function isKnownFormat(format: Operand | undefined): boolean {
  return matches(format, /^([^%]|%[%dfFGgHIJjklMmpPRSsTUuVWwYeT])*$/)
}

function matches(operand: Operand | undefined, pattern: RegExp): boolean {
  return operand?.literal?.type === 'string' && pattern.test(operand.literal.value)
}
