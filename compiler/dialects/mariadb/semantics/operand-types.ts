import type { Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import { type Family, isNumeric, isTemporal } from '../../mysql/semantics/value-type.ts'
import { refusesFraction } from '../../mysql/semantics/refused-operands.ts'
import { isOfPlugin, nameOf, unify } from './unify.ts'
import { isNothing } from './filled.ts'
import { factsOf, isOpen } from './value-type.ts'

type Takes = (type: Type) => boolean

const texts: ReadonlySet<Family> = new Set(['string', 'binary', 'enum', 'set', 'json'])

/** NULL and parameters, in rows too. */
const isUntold: Takes = (type) =>
  isOpen(type) || isNothing(type) || factsOf(type).family === 'unknown'
const isGeometry: Takes = (type) => factsOf(type).family === 'geometry'
const isText: Takes = (type) => texts.has(factsOf(type).family)
const isBytes: Takes = (type) => factsOf(type).family === 'binary'
/** What is computed with. */
const isValue: Takes = (type) => !isGeometry(type) && !isOfPlugin(type)
const isMoment: Takes = (type) => isValue(type) && factsOf(type).family !== 'json'

/** What parameters take, by their words: "Illegal parameter data type"; the others take anything. */
const takes: Readonly<Record<string, Takes>> = {
  geometry: (type) => isGeometry(type) || isBytes(type),
  part: isGeometry,
  text: isText,
  format: isValue,
  told: (type) => isTemporal(factsOf(type)) || (isText(type) && !isLarge(type)),
  measure: (type) => isNumeric(factsOf(type)) || isTemporal(factsOf(type)),
  number: isValue,
  decimal: isValue,
  double: isValue,
  bigint: isValue,
  date: isValue,
  datetime: isValue,
  time: isValue,
  moment: isMoment,
}

function isLarge(type: Type): boolean {
  return (
    factsOf(type).family === 'json' || (type.kind === 'scalar' && /text$|blob$/.test(type.name))
  )
}

/** Functions that ask nothing of what they read as a number or a moment. */
const lenient: ReadonlySet<string> = new Set(
  `bin chr char concat conv dayname dayofweek elt export_set format inet_ntoa insert left locate lpad make_set mid month
  monthname oct random_bytes repeat right round rpad sha2 space substr substring substring_index time_to_sec truncate
  unix_timestamp weekday lpad_oracle rpad_oracle substr_oracle`.split(/\s+/),
)
const numbersAndTimes: ReadonlySet<string> = new Set(['bigint', 'datetime', 'time'])

/** Functions of documents that take no geometry for one. */
const strict: ReadonlySet<string> = new Set(['inet_aton', 'json_depth', 'json_length'])

export function takesOperand(word: string, operand: Operand, name: string): boolean {
  const { type } = operand
  if (refusesFraction(name, operand)) return false
  if (word === 'fraction') return isNumeric(factsOf(type))
  if (isUntold(type)) return true
  if (lenient.has(name) && numbersAndTimes.has(word)) return true
  if (strict.has(name) && isGeometry(type)) return false
  return takes[word]?.(type) ?? true
}

const arithmetic: ReadonlySet<string> = new Set('+ - * / % mod & | ^ << >> ~'.split(' '))
const comparisons: ReadonlySet<string> = new Set('= <> != < <= > >='.split(' '))

/** A column that is not compared with zero: "Illegal parameter data types point and bigint for operation '<>'". */
export function isNoCondition(type: Type): boolean {
  return !isUntold(type) && !isValue(type)
}

/** "Illegal parameter data types point and int for operation '+'" */
export function refusesOperands(name: string, operands: readonly Operand[]): boolean {
  if (name === 'date_add') return !operands.every(({ type }) => isUntold(type) || isMoment(type))
  if (arithmetic.has(name)) return !operands.every(({ type }) => isUntold(type) || isValue(type))
  return comparisons.has(name) && !areAlike(operands)
}

/** Geometries and what plugins know go together with their like and with texts, one after the other. */
export function areAlike(operands: readonly Operand[]): boolean {
  const types = operands.map(({ type }) => type).filter((type) => !isUntold(type))
  if (types.every(isValue)) return true
  const [first, ...rest] = types
  let common = first
  for (const type of rest) {
    if (common && !goTogether(common, type)) return false
    common =
      common &&
      unify([
        { type: common, literal: undefined },
        { type, literal: undefined },
      ])
  }
  return true
}

/** "Cannot cast 'point' as 'smallint' in assignment": geometries and what plugins know are stored as texts, bytes and themselves. */
export function assignable({ type }: Operand, to: Type): boolean {
  if (isUntold(type) || isPlainText(type) || isPlainText(to)) return true
  if (isValue(type) && isValue(to)) return true
  return isGeometry(type) ? isGeometry(to) : nameOf(type) === nameOf(to)
}

function isPlainText(type: Type): boolean {
  return isText(type) && !isOfPlugin(type)
}

function goTogether(one: Type, other: Type): boolean {
  if (isValue(one) && isValue(other)) return true
  if (isGeometry(one) && isGeometry(other)) return true
  return isPlainText(one) || isPlainText(other) || nameOf(one) === nameOf(other)
}
