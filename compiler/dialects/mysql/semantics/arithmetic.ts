import { scalar, type ScalarType, type Type } from '../../../ir/type.ts'
import { bigint, double, type Family, integerType, type ValueType } from './value-type.ts'

type NumberKind = 'integer' | 'decimal' | 'double'

/** What a value is when it is computed with; dates with a fraction are decimals. */
const numberKinds: Readonly<Record<Family, NumberKind>> = {
  integer: 'integer',
  year: 'integer',
  bit: 'integer',
  null: 'double',
  untyped: 'integer',
  date: 'integer',
  time: 'integer',
  datetime: 'integer',
  timestamp: 'integer',
  decimal: 'decimal',
  float: 'double',
  double: 'double',
  string: 'double',
  binary: 'double',
  enum: 'double',
  set: 'double',
  json: 'double',
  geometry: 'double',
  vector: 'double',
  interval: 'double',
  unknown: 'double',
}

function kindOf({ family, scale }: ValueType): NumberKind {
  const kind = numberKinds[family]
  return kind === 'integer' && scale > 0 ? 'decimal' : kind
}

function widest(left: ValueType, right: ValueType): NumberKind {
  const kinds = [kindOf(left), kindOf(right)]
  if (kinds.includes('double')) return 'double'
  return kinds.includes('decimal') ? 'decimal' : 'integer'
}

/** Section 14.6.1: `+` and `-`; integers are BIGINT, unsigned as soon as one is. */
export function sumOf(left: ValueType, right: ValueType): Type {
  const scale = Math.max(left.scale, right.scale)
  const digits = Math.max(wholeDigits(left), wholeDigits(right)) + 1 + scale
  return computed(left, right, decimalType(digits, scale))
}

export function productOf(left: ValueType, right: ValueType): Type {
  const scale = left.scale + right.scale
  return computed(left, right, decimalType(wholeDigits(left) + wholeDigits(right) + scale, scale))
}

/** Digits that a division adds: div_precision_increment. */
const DIVISION_DIGITS = 4

/** `/` of integers is a decimal. */
export function quotientOf(left: ValueType, right: ValueType): Type {
  if (widest(left, right) === 'double') return double
  const scale = left.scale + DIVISION_DIGITS
  const quotient = decimalType(wholeDigits(left) + right.scale + scale, scale)
  return left.unsigned && right.unsigned ? unsignedOf(quotient) : quotient
}

/** DIV is an integer, whatever the operands are. */
export function integerQuotientOf(left: ValueType, right: ValueType): Type {
  return integerType(left.unsigned || right.unsigned, left.length)
}

/** `%` has the sign of its left side. */
export function remainder(left: ValueType, right: ValueType): Type {
  const scale = Math.max(left.scale, right.scale)
  const digits = Math.max(wholeDigits(left), wholeDigits(right)) + scale
  const result = computed(left, { ...right, unsigned: false }, decimalType(digits, scale))
  return left.unsigned ? unsignedOf(result) : result
}

function unsignedOf(type: ScalarType): ScalarType {
  return type.name.endsWith(' unsigned') ? type : { ...type, name: `${type.name} unsigned` }
}

export function negated(type: ValueType): Type {
  return number({ ...type, unsigned: false })
}

/** ABS: here a date is a double. */
export function number(type: ValueType): Type {
  if (!isPlainNumber(type)) return double
  return type.family === 'decimal' ? decimalOf(type, 0, 0) : integerType(type.unsigned, type.length)
}

/** ROUND, FLOOR: integers stay integers, and decimals become what the function says. */
export function integerResult(type: ValueType, ofDecimal: Type): Type {
  if (!isPlainNumber(type)) return double
  return type.family === 'decimal' ? ofDecimal : integerType(type.unsigned, type.length)
}

/** Characters that a decimal has before its point, from which on FLOOR and CEILING of it are no BIGINT. */
const MOST_CHARACTERS = 19

/** FLOOR and CEILING: what goes up may have a digit more. */
export function wholeDecimal(type: ValueType): Type {
  const { length, scale } = type
  if (length - scale <= MOST_CHARACTERS) return bigint
  return decimalType(wholeDigits(type) + (scale > 0 ? 1 : 0), 0)
}

/** ROUND may add a digit before the point, and has at most the digits behind it that there are. */
export function roundedDecimal(type: ValueType, digits: number): Type {
  const scale = Math.min(digits, type.scale)
  return decimalType(wholeDigits(type) + 1 + scale, scale)
}

/** SUM of whole numbers is a decimal, that no overflow stops. */
export function sum(type: ValueType): Type {
  return kindOf(type) === 'double' ? double : decimalOf(type, 22, 0)
}

export function average(type: ValueType): Type {
  return kindOf(type) === 'double' ? double : decimalOf(type, 0, DIVISION_DIGITS)
}

function computed(left: ValueType, right: ValueType, ofDecimals: ScalarType): ScalarType {
  const kind = widest(left, right)
  if (kind === 'double') return double
  if (kind === 'decimal') return ofDecimals
  const unsigned = left.unsigned || right.unsigned
  const digits = Number(ofDecimals.modifiers[0])
  return integerType(unsigned, unsigned ? digits : digits + 1)
}

function decimalOf(type: ValueType, moreDigits: number, moreScale: number): Type {
  const scale = type.scale + moreScale
  return decimalType(wholeDigits(type) + moreDigits + scale, scale)
}

function decimalType(digits: number, scale: number): ScalarType {
  return scalar('decimal', [String(Math.min(digits, 65)), String(Math.min(scale, 30))])
}

function wholeDigits({ family, length, scale, unsigned }: ValueType): number {
  const digits = digitsOfDates[family]
  if (digits !== undefined) return digits
  if (family === 'decimal') return length - (scale > 0 ? 2 : 1) - scale
  return unsigned ? length : length - 1
}

/** `2020-01-31 10:11:12` is computed with as 20200131101112. */
const digitsOfDates: Partial<Readonly<Record<Family, number>>> = {
  date: 8,
  time: 7,
  datetime: 14,
  timestamp: 14,
}

function isPlainNumber({ family }: ValueType): boolean {
  return family === 'integer' || family === 'year' || family === 'bit' || family === 'decimal'
}
