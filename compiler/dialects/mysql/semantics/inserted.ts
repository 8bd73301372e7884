import type { Literal } from '../../../ir/query.ts'
import type { Type } from '../../../ir/type.ts'
import { holdsValue } from '../holds-default.ts'

/**
 * Manual 13.6, "Data Type Default Values", 14.6 of ENUM, and 7.1.11 of strict mode, which is the default. A number stands
 * for a label or members of a set.
 */
export function holdsLiteral(literal: Literal, type: Type): boolean {
  const { prefix, type: kind, value } = literal
  if (prefix !== '' || kind === 'float') return true
  const isNumber = kind !== 'string' || /^\d+$/.test(value)
  const isListed = type.kind === 'enum' || (type.kind === 'scalar' && type.name === 'set')
  return (isNumber && isListed) || holdsValue(literal, type)
}

/** An ENUM that is left out is its first label. Some servers have the time for a TIMESTAMP. */
export function fillsNotNull(type: Type, given: 'nothing' | 'null'): boolean {
  const isTimestamp = type.kind === 'scalar' && type.name === 'timestamp'
  return isTimestamp || (given === 'nothing' && type.kind === 'enum')
}
