import type { Json } from './cell-value.ts'
import { given, refused, type Write } from './write.ts'

const INTEGER = /^[+-]?\d{1,40}$/
const NUMERAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,5})?$/i
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/** The parameter is a bigint. */
function writeInteger(smallest: bigint, greatest: bigint): Write {
  const range = `The whole number lies between ${smallest} and ${greatest}.`
  return (value) => {
    if (isRounded(value)) return refused(UNSAFE)
    const text = typeof value === 'number' ? String(value) : value
    if (typeof text !== 'string' || !INTEGER.test(text)) return refused(A_WHOLE_NUMBER)
    const number = BigInt(text.replace('+', ''))
    return number < smallest || number > greatest ? refused(range) : given(number)
  }
}

function isRounded(value: Json): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value)
}

const A_WHOLE_NUMBER = 'A whole number is written as 42.'
const UNSAFE = 'A number that JSON may round is written as a string, "9007199254740993".'

/** The integers of so many bits. */
export function writeSigned(bits: number): Write {
  return writeInteger(-(2n ** BigInt(bits - 1)), 2n ** BigInt(bits - 1) - 1n)
}

export function writeUnsigned(bits: number): Write {
  return writeInteger(0n, 2n ** BigInt(bits) - 1n)
}

/** The parameter is a number; what else than finite ones the engine has is `special`. */
export function writeFloat(special: readonly string[], round = exactly): Write {
  return (value) => {
    if (typeof value === 'string' && special.includes(value)) return given(value)
    const number = typeof value === 'string' && NUMERAL.test(value) ? Number(value) : value
    if (typeof number !== 'number') return refused('A number is written as 3.14.')
    const rounded = round(number)
    return Number.isFinite(rounded) ? given(rounded) : refused('The number is too great.')
  }
}

function exactly(value: number): number {
  return value
}

export interface DecimalRules {
  readonly special: readonly string[]
  /** Digits in front of the point. */
  readonly digits?: number | undefined
}

/** The parameter is the text as it is written: every digit counts. */
export function writeDecimal({ special, digits = 131_072 }: DecimalRules): Write {
  return (value) => {
    if (typeof value === 'string' && special.includes(value)) return given(value)
    if (typeof value === 'number' && !isPlain(value)) return refused(UNSAFE)
    const text = typeof value === 'number' ? String(value) : value
    if (typeof text !== 'string' || !DECIMAL.test(text)) {
      return refused('A decimal number is written as "12.50".')
    }
    const [whole = ''] = text.replace(/^[+-]?0*/, '').split('.')
    return whole.length > digits
      ? refused(`The number has at most ${digits} digits in front of the point.`)
      : given(text)
  }
}

/** JSON has not rounded it, and its text has no exponent. */
function isPlain(value: number): boolean {
  const isExact = !Number.isInteger(value) || Number.isSafeInteger(value)
  return isExact && DECIMAL.test(String(value))
}

export const writeBoolean: Write = (value) =>
  typeof value === 'boolean' ? given(value) : refused('A boolean is written as true or false.')
