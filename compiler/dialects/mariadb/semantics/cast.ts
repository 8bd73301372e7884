import type { NullRule } from '../../../ir/catalog.ts'
import { sameType, scalar, type Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import { castNulls as mysqlCastNulls, castResult as mysql } from '../../mysql/semantics/cast.ts'
import { pluginTypes } from '../plugin-types.ts'
import { isOfPlugin, nameOf } from './unify.ts'
import { bytesOf, factsOf, integerOf, isOpen, stringOf } from './value-type.ts'

/** The widest whole number that a text is cast to. */
const WIDEST = 21

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
  if (from.family === 'bit') return integerOf(from.length, target.unsigned)
  if (isOpen(operand.type)) return integerOf(0, target.unsigned)
  // What is written is known not to be negative, which would be a large one.
  if (target.unsigned && !operand.literal) return scalar('bigint unsigned')
  if (from.family === 'double' || from.family === 'float') return scalar('bigint')
  return integerOf(Math.min(from.length, WIDEST), target.unsigned)
}

/** A geometry is bytes alone, and what a plugin knows is text and bytes. */
export function castable({ type }: Operand, to: Type): boolean {
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

/** As the cast does. */
export function keepsValues(from: Type, to: Type): boolean {
  return !isOfPlugin(to) || sameType(from, to)
}
