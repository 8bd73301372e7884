import { scalar, type Type } from '../../../ir/type.ts'
import type { CallSite, Resolution } from '../../dialect.ts'
import { castResult } from './cast.ts'
import { refusesArguments } from './refused-operands.ts'
import { valueType } from './value-type.ts'

/** Section 14.17.3: JSON_VALUE is a VARCHAR(512), or what RETURNING says. */
export function jsonValue({ name, operands, special }: CallSite): Resolution {
  if (refusesArguments(name, operands))
    return { kind: 'mismatch', candidates: ['json_value(json, path)'] }
  return {
    kind: 'chosen',
    routine: 'function',
    operands: operands.map(({ type }) => type),
    result: special?.type ? returned(special.type) : scalar('varchar', ['512']),
    nulls: 'strict-or-null',
    setReturning: false,
  }
}

/** CHAR and BINARY without a length are as long as can be. */
function returned(type: Type): Type {
  const isOpen = type.kind === 'scalar' && type.modifiers.length === 0
  const { family } = valueType(type)
  if (isOpen && family === 'string') return scalar('longtext')
  if (isOpen && family === 'binary') return scalar('longblob')
  return castResult({ type, literal: undefined }, type)
}
