import { scalar, unknown, untyped, type Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import {
  double,
  type Family,
  isNumeric,
  isTemporal,
  type ValueType,
  withFraction,
} from '../../mysql/semantics/value-type.ts'
import { pluginTypes } from '../plugin-types.ts'
import { decimalOf, wholeDigits } from './arithmetic.ts'
import { isBytesAmong } from './character-sets.ts'
import {
  computed,
  computedGeometry,
  factsOf,
  integerOf,
  isBytes,
  isOpen,
  isTruth,
  jsonOf,
  largeOf,
  noBytes,
  stringOf,
} from './value-type.ts'

/**
 * The type that the arms of CASE, IF, COALESCE and UNION have in common, folded from the left; NULL has no say. An
 * ENUM or SET is a string as soon as it is more than a column.
 */
export function unify(operands: readonly Operand[]): Type {
  const types = operands.map(({ type }) => type)
  if (types.some(({ kind }) => kind === 'unknown')) return unknown
  const known = typesByCoercibility(operands.filter(({ type }) => !isOpen(type)))
  const [first, ...rest] = known
  if (first === undefined) return types.find(({ kind }) => kind !== 'untyped') ?? untyped
  const common =
    rest.length === 0 ? computedGeometry(computed(plain(first))) : rest.reduce(merge, first)
  const isBeside = known.length < types.length
  const shared = isBeside ? besideOpen(common) : common
  return isBeside && isOpen(types[0] ?? common) && isMedium(shared) ? widest(shared) : shared
}

/** Bytes that give way to a text become one. */
function typesByCoercibility(operands: readonly Operand[]): readonly Type[] {
  const types = operands.map(({ type }) => type)
  const isMixed = types.some((type) => isBytes(factsOf(type))) && !isBytesAmong(operands)
  if (!isMixed) return types
  return types.map((type) => {
    const facts = factsOf(type)
    return isBytes(facts) ? stringOf(facts.length, false) : type
  })
}

function isMedium(type: Type): boolean {
  return type.kind === 'scalar' && type.name === 'mediumint'
}

/** Behind NULL a MEDIUMINT is no integer of three bytes. */
function widest(type: Type): Type {
  return scalar('bigint', [String(factsOf(type).length)])
}

/** NULL has no type, but a sign. */
function besideOpen(common: Type): Type {
  const facts = factsOf(common)
  const isCounted = facts.family === 'integer' || facts.family === 'decimal'
  return isCounted && facts.unsigned ? mergeDecimals(facts, { ...facts, unsigned: false }) : common
}

/** The same of arms among which NULL has no sign either: those of IF. */
export function unifyBranches(operands: readonly Operand[]): Type {
  const known = operands.filter(({ type }) => factsOf(type).family !== 'null')
  if (known.length === 0) return noBytes
  return unify(known.every(({ type }) => isOpen(type)) ? operands : known)
}

/** GREATEST and LEAST compare what is no number with numbers as doubles, and everything with times as times. */
export function extreme(operands: readonly Operand[]): Type {
  const facts = operands.map(({ type }) => factsOf(type))
  if (facts.some(({ family }) => family === 'unknown')) return unknown
  const times = operands.filter(({ type }) => isTemporal(factsOf(type)))
  if (times.length > 0) return extremeTime(times, facts)
  const common = withoutDocuments(unify(operands))
  const numbers = facts.filter(isNumeric)
  if (numbers.length === 0 || numbers.length === facts.length) return common
  return double
}

/** A TIMESTAMP beside anything else is a DATETIME, with the fraction that the others may have. */
function extremeTime(times: readonly Operand[], facts: readonly ValueType[]): Type {
  const common = factsOf(unify(times))
  const isMixed = times.length < facts.length
  const { family } = common
  if (family === 'date' || family === 'time') return withFraction(family, common.scale)
  const scale = Math.max(...facts.map(fractionOf))
  return withFraction(isMixed || family === 'datetime' ? 'datetime' : family, scale)
}

/** Digits behind the point that a value may have as a time. */
function fractionOf(type: ValueType): number {
  if (type.family === 'enum' || type.family === 'set') return 0
  if (isTemporal(type) || type.family === 'decimal') return Math.min(type.scale, 6)
  return isNumeric(type) && type.family !== 'double' && type.family !== 'float' ? 0 : 6
}

/** The same of an operand, which a text that is written tells itself. */
export function fractionOfOperand({ type, literal }: Operand): number {
  if (isOpen(type) || literal?.type === 'bytes' || literal?.type === 'bits') return 0
  const isText = literal?.type === 'string'
  return isText
    ? (/\.(\d{1,6})\d*$/.exec(literal.value)?.[1]?.length ?? 0)
    : fractionOf(factsOf(type))
}

function withoutDocuments(type: Type): Type {
  const { family, length } = factsOf(type)
  return family === 'json' ? stringOf(length, false) : type
}

/** Of an ENUM or SET, a string. */
export function plain(type: Type): Type {
  const { family, length } = factsOf(type)
  return family === 'enum' || family === 'set' ? stringOf(length, false) : type
}

function merge(left: Type, right: Type): Type {
  const [a, b] = [factsOf(left), factsOf(right)]
  if (isNumeric(a) && isNumeric(b)) return mergeNumbers(left, right)
  if (a.family === b.family && a.family === 'json') return jsonOf(Math.max(a.length, b.length))
  if (a.family === b.family && a.family === 'geometry') return mergeGeometries(left, right)
  if (isTemporal(a) && isTemporal(b)) return mergeTemporal(a, b)
  const ofPlugin = [left, right].find(isOfPlugin)
  return ofPlugin ?? mergeStrings(left, right)
}

function mergeGeometries(left: Type, right: Type): Type {
  return computedGeometry(nameOf(left) === nameOf(right) ? left : scalar('geometry'))
}

/** A text beside one of these is read as one. */
export function isOfPlugin(type: Type): boolean {
  return Object.hasOwn(pluginTypes, nameOf(type))
}

export function nameOf(type: Type): string {
  return type.kind === 'scalar' ? type.name : type.kind
}

const integers = ['tinyint', 'smallint', 'mediumint', 'int', 'bigint']

function mergeNumbers(left: Type, right: Type): Type {
  const [a, b] = [factsOf(left), factsOf(right)]
  const families = new Set([a.family, b.family])
  if (families.has('double')) return double
  if (families.has('float')) return mergeFloat(left, right)
  if (families.has('decimal')) return mergeDecimals(a, b)
  if (a.family === b.family && a.family !== 'integer') return a.length >= b.length ? left : right
  return mergeIntegers(left, right)
}

/** A FLOAT holds whole numbers of three bytes. */
function mergeFloat(left: Type, right: Type): Type {
  const isExact = (type: Type) => ['float', 'year', ...integers.slice(0, 3)].includes(word(type))
  return isExact(left) && isExact(right) ? scalar('float') : double
}

/** The widest of both; one with a sign and one without are a decimal. */
function mergeIntegers(left: Type, right: Type): Type {
  const [a, b] = [factsOf(left), factsOf(right)]
  if (isTruth(left) && isTruth(right)) return left
  if (a.unsigned !== b.unsigned) return mergeDecimals(a, b)
  const length = Math.max(a.length, b.length)
  const name = integers[Math.max(rank(left), rank(right))] ?? 'bigint'
  return scalar(a.unsigned ? `${name} unsigned` : name, [String(length)])
}

/** Among others bits are a number as wide as they are, and a YEAR the smallest. */
function rank(type: Type): number {
  const { family, length } = factsOf(type)
  const name = family === 'bit' ? integerOf(length, false).name : word(type)
  return family === 'year' ? 0 : integers.indexOf(name)
}

function word(type: Type): string {
  return nameOf(type).split(' ')[0] ?? ''
}

function mergeDecimals(a: ValueType, b: ValueType): Type {
  const scale = Math.max(a.scale, b.scale)
  const digits = Math.max(wholeDigits(a), wholeDigits(b)) + scale
  return decimalOf(digits, scale, a.unsigned && b.unsigned)
}

function mergeTemporal(a: ValueType, b: ValueType): Type {
  return withFraction(a.family === b.family ? a.family : 'datetime', Math.max(a.scale, b.scale))
}

/** Whatever has no other common type is a string, binary when one side is; a CHAR stays one beside what is no text. */
function mergeStrings(left: Type, right: Type): Type {
  const [a, b] = [factsOf(left), factsOf(right)]
  const binary = isBytes(a) || isBytes(b)
  const length = Math.max(a.length, b.length)
  const isFixed = [left, right].some((type) => /^(?:char|binary)$/.test(nameOf(type)))
  if (isLarge(left) || isLarge(right)) return largeOf(length, binary)
  if (!isFixed || varies(left) || varies(right)) return stringOf(length, binary)
  return scalar(binary ? 'binary' : 'char', [String(length)])
}

function isLarge(type: Type): boolean {
  return /text$|blob$/.test(nameOf(type))
}

const varying: ReadonlySet<Family> = new Set(['enum', 'set', 'json', 'geometry'])

function varies(type: Type): boolean {
  return varying.has(factsOf(type).family) || nameOf(type).startsWith('var')
}
