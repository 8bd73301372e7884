import { scalar, type ScalarType, type Type } from '../../../ir/type.ts'
import {
  double,
  type Family,
  isTemporal,
  type ValueType,
} from '../../mysql/semantics/value-type.ts'
import { integerOf } from './value-type.ts'

type NumberKind = 'integer' | 'decimal' | 'double'

const integers: ReadonlySet<Family> = new Set(['integer', 'year', 'bit', 'enum', 'set'])

/** What a value is computed with as; dates with a fraction are decimals. */
function kindOf(type: ValueType): NumberKind {
  if (integers.has(type.family)) return 'integer'
  if (isTemporal(type)) return type.scale > 0 ? 'decimal' : 'integer'
  return type.family === 'decimal' ? 'decimal' : 'double'
}

function widest(left: ValueType, right: ValueType): NumberKind {
  const kinds = [kindOf(left), kindOf(right)]
  if (kinds.includes('double')) return 'double'
  return kinds.includes('decimal') ? 'decimal' : 'integer'
}

/** `2020-01-31 10:11:12` is computed with as 20200131101112. */
const digitsOf: Partial<Readonly<Record<Family, number>>> = {
  date: 8,
  time: 7,
  datetime: 14,
  timestamp: 14,
}

/** A member of a list is computed with by its number, for which as many digits are taken as its text may have. */
export function wholeDigits({ family, length, scale, unsigned }: ValueType): number {
  const digits = digitsOf[family]
  if (digits !== undefined) return digits
  if (family === 'decimal') return length - (scale > 0 ? 1 : 0) - (unsigned ? 0 : 1) - scale
  const isCounted = family === 'integer' || family === 'year' || family === 'bit'
  return isCounted ? Math.max(unsigned ? length : length - 1, 1) : length
}

const DECIMAL_DIGITS = 65
export const DECIMAL_SCALE = 38

export function decimalOf(digits: number, scale: number, unsigned = false): ScalarType {
  const name = unsigned ? 'decimal unsigned' : 'decimal'
  return scalar(name, [
    String(Math.min(digits, DECIMAL_DIGITS)),
    String(Math.min(scale, DECIMAL_SCALE)),
  ])
}

interface Computed {
  readonly digits: number
  readonly scale: number
}

/** Whole numbers are unsigned as soon as one is, what comes of decimals and dates where both are. */
function computed(left: ValueType, right: ValueType, { digits, scale }: Computed): Type {
  const kind = widest(left, right)
  if (kind === 'double') return double
  const isEither = kind === 'integer' && !isTemporal(left) && !isTemporal(right)
  const unsigned = isEither ? left.unsigned || right.unsigned : left.unsigned && right.unsigned
  if (kind === 'decimal') return decimalOf(digits + scale, scale, unsigned)
  return integerOf(unsigned ? digits : digits + 1, unsigned)
}

/** Knowledge base, "Arithmetic Operators". */
export function sumOf(left: ValueType, right: ValueType): Type {
  return computed(left, right, {
    digits: Math.max(wholeDigits(left), wholeDigits(right)) + 1,
    scale: Math.max(left.scale, right.scale),
  })
}

export function productOf(left: ValueType, right: ValueType): Type {
  return computed(left, right, {
    digits: wholeDigits(left) + wholeDigits(right),
    scale: left.scale + right.scale,
  })
}

/** Digits that a division adds: div_precision_increment. */
const DIVISION_DIGITS = 4

export function quotientOf(left: ValueType, right: ValueType): Type {
  if (widest(left, right) === 'double') return double
  const scale = left.scale + DIVISION_DIGITS
  const unsigned = left.unsigned && right.unsigned
  return decimalOf(wholeDigits(left) + right.scale + scale, scale, unsigned)
}

/** The widest integer that DIV gives. */
const WIDEST = 21

/** DIV is an integer of the digits of its left side, or of the length of what is no number. */
export function integerQuotientOf(left: ValueType, right: ValueType): Type {
  const digits = kindOf(left) === 'double' ? left.length : wholeDigits(left)
  return integerOf(Math.min(digits, WIDEST), left.unsigned || right.unsigned)
}

function doubleLike({ unsigned }: ValueType): Type {
  return unsigned ? scalar('double unsigned') : double
}

/** `%` has the sign of its left side. */
export function remainder(left: ValueType, right: ValueType): Type {
  const kind = widest(left, right)
  if (kind === 'double') return doubleLike(left)
  const scale = Math.max(left.scale, right.scale)
  const digits = Math.max(wholeDigits(left), wholeDigits(right))
  if (kind === 'decimal') return decimalOf(digits + scale, scale, left.unsigned)
  return integerOf(left.unsigned ? digits : digits + 1, left.unsigned)
}

/** Here a member of a list has a digit for each byte of its text, and a date is a decimal. */
export function negated(type: ValueType): Type {
  const known = magnitudeOf(type)
  if (known)
    return known.kind === 'integer' ? integerOf(known.length + 1, false) : signed(known.type)
  return double
}

function signed(type: ScalarType): Type {
  return { ...type, name: type.name.replace(' unsigned', '') }
}

/** ABS. */
export function absolute(type: ValueType): Type {
  const known = magnitudeOf(type)
  if (known) return known.kind === 'integer' ? integerOf(known.length, type.unsigned) : known.type
  return doubleLike(type)
}

function isList({ family }: ValueType): boolean {
  return family === 'enum' || family === 'set'
}

/** In utf8mb4. */
const BYTES_OF_CHARACTER = 4

function magnitudeOf(type: ValueType) {
  const { family, length, scale, unsigned } = type
  if (isList(type)) {
    return { kind: 'integer', length: length * BYTES_OF_CHARACTER } as const
  }
  if (kindOf(type) === 'double') return undefined
  if (!isTemporal(type) && family !== 'decimal') return { kind: 'integer', length } as const
  const digits = family === 'decimal' ? wholeDigits(type) + scale : length
  return { kind: 'decimal', type: decimalOf(digits, scale, unsigned) } as const
}

/** The digits from which on FLOOR of a decimal is one as well. */
const LONGEST_FLOOR = 19

/** FLOOR and CEILING. */
export function floored(type: ValueType, given: Type): Type {
  if (type.family !== 'decimal') return wholeOf(type, given, 0)
  const digits = wholeDigits(type) + (type.scale > 0 ? 1 : 0)
  if (digits >= LONGEST_FLOOR) return decimalOf(digits, 0, type.unsigned)
  return scalar(integerOf(digits, type.unsigned).name)
}

/** ROUND may add a digit before the point, and has at most the digits behind it that there are. */
export function rounded(type: ValueType, given: Type, places: number): Type {
  const scale = Math.min(places, type.scale)
  if (kindOf(type) === 'double') return doubleLike(type)
  if (type.family !== 'decimal') return wholeOf(type, given, scale)
  return decimalOf(wholeDigits(type) + (scale < type.scale ? 1 : 0) + scale, scale, type.unsigned)
}

/** The same where nothing tells how many digits there are: a whole number may have one more. */
export function roundedAnywhere(type: ValueType, given: Type, places: number): Type {
  if (type.family !== 'integer') return rounded(type, given, places)
  const length = type.length + 1
  return length > WIDEST - 1
    ? decimalOf(wholeDigits(type) + 1, 0, type.unsigned)
    : integerOf(length, type.unsigned)
}

/** Whole numbers and times stay what they are; the others become whole numbers without a sign. */
function wholeOf(type: ValueType, given: Type, scale: number): Type {
  if (type.family === 'integer') return given
  if (type.family === 'bit') return integerOf(type.length, true)
  if (type.family === 'date' || isList(type)) return scalar('int unsigned')
  if (type.family === 'time') return scalar('time', scale > 0 ? [String(scale)] : [])
  if (isTemporal(type)) return scalar('datetime', scale > 0 ? [String(scale)] : [])
  return kindOf(type) === 'double' ? double : integerOf(wholeDigits(type), true)
}

/** SUM of whole numbers is a decimal, that no overflow stops. */
export function sum(type: ValueType): Type {
  return kindOf(type) === 'double'
    ? double
    : decimalOf(wholeDigits(type) + 22 + type.scale, type.scale)
}

export function average(type: ValueType): Type {
  if (kindOf(type) === 'double') return double
  const scale = type.scale + DIVISION_DIGITS
  return decimalOf(wholeDigits(type) + scale, scale)
}
