import type { NullRule } from '../../../ir/routine.ts'
import { sameType, scalar, type Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import { castNulls as mysqlCastNulls, castResult as mysql } from '../../mysql/semantics/cast.ts'
import type { Family, ValueType } from '../../mysql/semantics/value-type.ts'
import { isWithinLimits } from '../../mysql/semantics/type-limits.ts'
import { DECIMAL_SCALE } from './arithmetic.ts'
import { pluginTypes } from '../plugin-types.ts'
import { isOfPlugin, nameOf } from './unify.ts'
import { bytesOf, factsOf, integerOf, isOpen, stringOf } from './value-type.ts'
import { factsOfNumber } from './written-number.ts'

/** The widest whole number that a text is cast to. */
const WIDEST = 21

/** Digits of a number without a sign that CAST still makes an INT of. */
const LONGEST_UNSIGNED = 10

const texts: ReadonlySet<Family> = new Set(['string', 'binary', 'enum', 'set', 'json'])

/** Knowledge base, "CAST": whole numbers are as wide as what they are made of. */
export function castResult(operand: Operand, to: Type): Type {
  if (isOfPlugin(to)) return to
  const target = factsOf(to)
  const bytes = pluginTypes[nameOf(operand.type)]?.bytes
  if (target.family === 'binary' && bytes !== undefined) return scalar('binary', [String(bytes)])
  const isUnbounded = to.kind === 'scalar' && to.modifiers.length === 0
  const from = factsOf(operand.type)
  if (target.family === 'string') return stringOf(isUnbounded ? from.length : target.length, false)
  if (target.family === 'binary') return stringOf(isUnbounded ? bytesOf(from) : target.length, true)
  if (target.family !== 'integer') return mysql(operand, to)
  return wholeOf(operand, target.unsigned)
}

/** A double or FLOAT, and what may be negative and is cast to UNSIGNED, may be as large as can be. */
function wholeOf(operand: Operand, unsigned: boolean): Type {
  const from = factsOfNumber(operand)
  const isDouble = from.family === 'double' || from.family === 'float'
  if (isDouble || (unsigned && mayBeNegative(operand, from)))
    return scalar(unsigned ? 'bigint unsigned' : 'bigint')
  const length = Math.min(from.length, WIDEST)
  return unsigned && length <= LONGEST_UNSIGNED
    ? scalar('int unsigned', [String(length)])
    : integerOf(length, unsigned)
}

/** Texts of one character have no sign, nor has what is written but for decimals. */
function mayBeNegative(
  { type, literal }: Operand,
  { family, unsigned, length }: ValueType,
): boolean {
  if (unsigned || isOpen(type) || family === 'bit') return false
  if (texts.has(family)) return length > 1
  return literal?.type !== 'integer' && literal?.type !== 'boolean'
}

/** A geometry is bytes alone, and what a plugin knows is text and bytes. */
export function castable({ type }: Operand, to: Type): boolean {
  if (!isWithinLimits(to, DECIMAL_SCALE)) return false
  const { family } = factsOf(type)
  const target = factsOf(to)
  if (family === 'geometry') {
    return target.family === 'binary' || target.family === 'geometry' || isOfPlugin(to)
  }
  if (!isOfPlugin(type)) return true
  return isOfPlugin(to) || target.family === 'string' || target.family === 'binary'
}

/** A text or bytes that are no UUID and no address become NULL, with a warning. */
export function castNulls(from: Type, to: Type): NullRule {
  if (!isOfPlugin(to)) return mysqlCastNulls(from, to)
  return keepsValues(from, to) ? 'strict' : 'strict-or-null'
}

/** As the cast does; and a constant geometry is no text of a document: `JSON_OBJECT('a', CASE WHEN 1 THEN POINT(1, 2) END)`. */
export function keepsValues(from: Type, to: Type): boolean {
  if (isJson(to)) return factsOf(from).family !== 'geometry'
  return !isOfPlugin(to) || sameType(from, to)
}

export function isJson(type: Type): boolean {
  return type.kind === 'scalar' && type.name === 'json'
}
