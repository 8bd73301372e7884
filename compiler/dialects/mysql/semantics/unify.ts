import { scalar, unknown, untyped, type ScalarType, type Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import { withParameters } from './parameter-types.ts'
import {
  binaryType,
  double,
  integerType,
  isBinary,
  isBinaryAmong,
  isNumeric,
  isTemporal,
  longestVarchar,
  longString,
  stringType,
  valueType,
  withFraction,
  type ValueType,
} from './value-type.ts'

/**
 * The type that the arms of CASE, IF, COALESCE and UNION have in common, folded from the left. There
 * always is one; NULL has no say, and parameters alone have no type yet.
 */
export function unify(operands: readonly Operand[]): Type {
  const arms = withParameters(operands)
  if (arms.every(({ type }) => type.kind === 'untyped')) return untyped
  if (arms.some(({ type }) => type.kind === 'unknown')) return unknown
  const types = typesByCoercibility(arms.filter(({ type }) => !isNull(type)))
  const [first, ...rest] = types
  if (first === undefined) return arms[0]?.type ?? untyped
  return signed(rest.reduce(merge, first))
}

/** Only an integer stays UNSIGNED. */
function signed(type: Type): Type {
  const { family } = valueType(type)
  if (type.kind !== 'scalar' || family === 'integer') return type
  return { ...type, name: type.name.replace(' unsigned', '') }
}

/** An ENUM or SET is a string as soon as it is more than a column. */
export function plain(type: Type): Type {
  const { family, length } = valueType(type)
  return family === 'enum' || family === 'set' ? scalar('char', [String(length)]) : type
}

/** What a parameter is that stands among arms: what the others have in common, no larger. */
export function parameterAmong(arms: readonly Operand[]): Type {
  const known = arms.filter(({ type }) => type.kind !== 'untyped')
  if (known.length === 0) return untyped
  const [only, ...others] = known
  const common = only && others.length === 0 ? only.type : unify(known)
  return isNull(common) ? longestVarchar : common
}

function isNull(type: Type): boolean {
  return valueType(type).family === 'null'
}

/** Bytes that give way to a text become one. */
function typesByCoercibility(arms: readonly Operand[]): readonly Type[] {
  const giveWay = !isBinaryAmong(arms)
  return arms.map(({ type }) => {
    const value = valueType(type)
    return giveWay && isBytes(value) ? stringType(value.length) : type
  })
}

function isBytes({ family }: ValueType): boolean {
  return family === 'binary' || family === 'geometry'
}

function merge(left: Type, right: Type): Type {
  const [a, b] = [valueType(left), valueType(right)]
  if (isNumeric(a) && isNumeric(b)) return mergeNumbers(left, right)
  if (a.family === b.family && a.family === 'json') return left
  if (a.family === b.family && a.family === 'geometry') return scalar('geometry')
  if (isTemporal(a) && isTemporal(b)) return mergeTemporal(a, b)
  return mergeStrings(left, right)
}

function mergeNumbers(left: Type, right: Type): Type {
  const [a, b] = [valueType(left), valueType(right)]
  const families = new Set([a.family, b.family])
  if (families.has('double')) return double
  if (families.has('float')) return mergeFloat(left, right)
  if (families.has('decimal')) return mergeDecimal(a, b)
  if (a.family === b.family && a.family !== 'integer') return left
  if (families.has('bit')) return a.unsigned && b.unsigned ? scalar('bigint unsigned') : longDecimal
  return mergeIntegers(left, right)
}

/** A float keeps integers of up to three bytes; more needs a double, but for a BIGINT on its right. */
function mergeFloat(left: Type, right: Type): Type {
  const fits = (type: Type, extra: boolean) => {
    const { family } = valueType(type)
    if (family === 'integer') return rank(type) <= 2 || (extra && rank(type) === 4)
    return family === 'float' || family === 'year'
  }
  return fits(left, false) && fits(right, true) ? scalar('float') : double
}

function mergeDecimal(a: ValueType, b: ValueType): ScalarType {
  const scale = Math.max(a.scale, b.scale)
  const whole = Math.max(wholeDigits(a), wholeDigits(b))
  return scalar('decimal', [String(Math.min(whole + scale, 65)), String(scale)])
}

function wholeDigits({ family, length, scale, unsigned }: ValueType): number {
  if (family === 'decimal') return length - (scale > 0 ? 2 : 1) - scale
  return unsigned ? length : length - 1
}

const integers = ['tinyint', 'smallint', 'mediumint', 'int', 'bigint'] as const

/** Position among the integer types; a year takes two bytes, but fits any signed type of two. */
function rank(type: Type): number {
  const { family } = valueType(type)
  const name = type.kind === 'scalar' ? type.name.split(' ')[0] : undefined
  return family === 'year' ? 1 : positionIn(integers, name)
}

function positionIn(names: readonly string[], name: string | undefined): number {
  return name === undefined ? -1 : names.indexOf(name)
}

/** The smallest type that holds both; nothing holds a signed integer and a BIGINT UNSIGNED. */
function mergeIntegers(left: Type, right: Type): Type {
  const [a, b] = [valueType(left), valueType(right)]
  const length = Math.max(a.length, b.length)
  if (a.unsigned === b.unsigned) {
    return integer(Math.max(rank(left), rank(right)), a.unsigned, length)
  }
  const [signed, unsigned] = a.unsigned ? [right, left] : [left, right]
  const least = valueType(unsigned).family === 'year' ? 1 : rank(unsigned) + 1
  return integer(Math.max(rank(signed), least), false, length)
}

function integer(position: number, unsigned: boolean, length: number): ScalarType {
  const name = integers[position]
  if (name === 'bigint') return integerType(unsigned, length)
  return name === undefined ? longDecimal : scalar(unsigned ? `${name} unsigned` : name)
}

/** Holds every integer of 64 bits. */
const longDecimal = scalar('decimal', ['20', '0'])

function mergeTemporal(a: ValueType, b: ValueType): ScalarType {
  const scale = Math.max(a.scale, b.scale)
  return withFraction(a.family === b.family ? a.family : 'datetime', scale)
}

const textSizes = ['tinytext', 'text', 'mediumtext', 'longtext'] as const
const blobSizes = ['tinyblob', 'blob', 'mediumblob', 'longblob'] as const

/** Whatever has no other common type is a string, binary when one side is. */
function mergeStrings(left: Type, right: Type): ScalarType {
  const [a, b] = [valueType(left), valueType(right)]
  const binary = isBinary(a) || isBinary(b)
  const size = Math.max(sizeOf(left), sizeOf(right))
  const length = Math.max(a.length, b.length)
  if (size === 3) return longString(length, binary)
  if (size >= 0) return scalar((binary ? blobSizes : textSizes)[size] ?? 'longtext')
  if (isFixed(left, right)) return scalar(binary ? 'binary' : 'char', [String(length)])
  if (!binary && a.length === b.length && isVarying(left))
    return scalar('varchar', [String(length)])
  return binary ? binaryType(length) : stringType(length)
}

/** Position among the TEXT types; JSON and geometries are as long as the longest; -1 for no TEXT. */
function sizeOf(type: Type): number {
  const { family } = valueType(type)
  if (family === 'json' || family === 'geometry' || family === 'vector') return 3
  const name = type.kind === 'scalar' ? type.name : ''
  return Math.max(positionIn(textSizes, name), positionIn(blobSizes, name))
}

/** A CHAR stays one beside everything but what is of varying length itself. */
function isFixed(left: Type, right: Type): boolean {
  const fixed = (type: Type) => type.kind === 'scalar' && /^(char|binary)$/.test(type.name)
  return (fixed(left) || fixed(right)) && !isVarying(left) && !isVarying(right)
}

function isVarying(type: Type): boolean {
  return type.kind === 'scalar' && /^var/.test(type.name)
}
