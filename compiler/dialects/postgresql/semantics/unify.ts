import type { Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import { coercible } from './coercion.ts'
import { commonType } from './common-type.ts'

/** The one type of the arms of CASE, UNION, VALUES and ARRAY (manual 10.5), if all can become it. */
export function unify(operands: readonly Operand[]): Type | undefined {
  const fault = operands.find(({ type }) => type.kind === 'unknown')
  if (fault !== undefined) return fault.type
  const types = operands.map(({ type }) => type)
  const common = commonType(types)
  if (common === undefined) return undefined
  return types.every((type) => coercible(type, common, 'implicit')) ? common : undefined
}
