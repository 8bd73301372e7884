import type { NullRule } from '../../../ir/routine.ts'
import { scalar, type Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import { isWithinLimits } from './type-limits.ts'
import {
  binaryType,
  byteLength,
  isBinary,
  isTemporal,
  longestVarchar,
  stringType,
  valueType,
  withFraction,
  type Family,
} from './value-type.ts'

/** Section 14.10, "Cast Functions": CHAR and BINARY give strings of varying length, a TIMESTAMP literal is a DATETIME. */
export function castResult({ type }: Operand, to: Type): Type {
  const target = valueType(to)
  const isOpen = to.kind === 'scalar' && to.modifiers.length === 0
  const from = valueType(type.kind === 'untyped' ? longestVarchar : type)
  const length = isOpen ? from.length : target.length
  if (target.family === 'string') return stringType(length)
  if (target.family === 'binary') return binaryType(isOpen ? Math.max(byteLength(from), 1) : length)
  if (target.family === 'integer') return scalar(target.unsigned ? 'bigint unsigned' : 'bigint')
  if (!isTemporal(target)) return to
  return withFraction(target.family === 'timestamp' ? 'datetime' : target.family, target.scale)
}

/** Digits of a DECIMAL behind the point. */
const DECIMAL_SCALE = 30

/** A geometry is no whole number. */
export function castable({ type }: Operand, to: Type): boolean {
  if (!isWithinLimits(to, DECIMAL_SCALE)) return false
  const { family } = valueType(to)
  return valueType(type).family !== 'geometry' || (family !== 'integer' && family !== 'year')
}

/**
 * A string may be no date, bytes may be no text; and '2024-00-00', which a column may hold, is not
 * cast to a date again under NO_ZERO_IN_DATE.
 */
export function castNulls(from: Type, to: Type): NullRule {
  const [source, target] = [valueType(from), valueType(to)]
  if (target.family === 'string') return isBinary(source) ? 'strict-or-null' : 'strict'
  if (target.family === 'time') return isTemporal(source) ? 'strict' : 'strict-or-null'
  return mayFail.has(target.family) ? 'strict-or-null' : 'strict'
}

const mayFail: ReadonlySet<Family> = new Set(['date', 'datetime', 'timestamp', 'year'])
