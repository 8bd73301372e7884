import type * as Ir from '../../../ir/query.ts'
import type { Inferred } from '../../inference/inference.ts'
import { type Compared, excludesZero } from './constants.ts'
import { expressionProof, type Facts, nothing, type Proof } from '../facts.ts'

/**
 * Noted among what is proven: an operation that would be NULL were the operand zero. The operand may be NULL itself:
 * `CASE WHEN a = 0 THEN 0 ELSE 10 / a END`.
 */
function notZero(operand: Ir.Expression, at: Ir.Operation['at']): Ir.Operation {
  return { kind: 'operation', operator: 'one by', operatorAt: at, operands: [operand], at }
}

/** Where it is proven that the operand is not zero. */
export function notZeroProof(operand: Ir.Expression, facts: Facts): Ir.Expression | undefined {
  return expressionProof(notZero(operand, operand.at), facts)
}

/** Whether one may divide by it. */
export function isNotZero(
  operand: Ir.Expression,
  facts: Facts,
  { chosen }: Pick<Inferred, 'chosen'>,
): boolean {
  if (notZeroProof(operand, facts)) return true
  const isOfRows = operand.kind === 'call' && operand.star && !operand.filter && !operand.over
  return isOfRows && facts.groupsHaveRows && chosen.get(operand)?.routine === 'aggregate'
}

/** `a > 0`, by which one may divide, and `count(a) > 0`, by which there is one. */
export function whenNotZero(
  compared: Compared | undefined,
  { chosen, dialect }: Pick<Inferred, 'chosen' | 'dialect'>,
): Proof {
  if (!compared || !excludesZero(compared)) return nothing
  const { side } = compared
  const isCount = side.kind === 'call' && chosen.get(side)?.routine === 'aggregate'
  if (!isCount && !dialect.semantics.dividesByZero) return nothing
  return { columns: new Map(), expressions: [notZero(compared.side, compared.at)] }
}
