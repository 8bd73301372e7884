import type * as Ir from '../../../ir/query.ts'
import { isOfFormat } from '../../tree/of-format.ts'
import { nothing, type Proof, union } from '../facts.ts'
import { meaningOf } from '../meaning-of.ts'
import { comparedWith } from './constants.ts'
import { whenNotZero } from './not-zero.ts'
import { proveBy, type Prover, type Rules } from './prover.ts'

/** Where the condition is false or NULL. */
export function whenNotTrue(written: Ir.Expression, prover: Prover): Proof {
  return byRules(notTrue, written, prover)
}

/** Where the condition is true or NULL: `NOT (x IS NULL)` fails only where the test holds. */
export function whenNotFalse(written: Ir.Expression, prover: Prover): Proof {
  return byRules(notFalse, written, prover)
}

function byRules(rules: Rules, written: Ir.Expression, prover: Prover): Proof {
  const { known } = prover
  if (known.keys?.has(written)) return nothing
  const condition = meaningOf(written, known)
  return proveBy(rules, condition.kind, condition, prover) ?? nothing
}

const notTrue: Rules = {
  // Neither true nor false: `NULL IS JSON`.
  test: (condition, { whenFalse }) => (isOfFormat(condition.test) ? nothing : whenFalse(condition)),
  not: ({ operand }, { whenNotFalse }) => whenNotFalse(operand),
  operation: (condition, { known }) => whenNotZero(comparedWith(condition, 'false'), known),
  logic: ({ operator, operands }, { whenNotTrue }) =>
    operator === 'or' ? union(operands.map(whenNotTrue)) : nothing,
}

const notFalse: Rules = {
  test: (condition, { whenTrue }) => (isOfFormat(condition.test) ? nothing : whenTrue(condition)),
  not: ({ operand }, { whenNotTrue }) => whenNotTrue(operand),
  operation: (condition, { known }) => whenNotZero(comparedWith(condition, 'true'), known),
  logic: ({ operator, operands }, { whenNotFalse }) =>
    operator === 'and' ? union(operands.map(whenNotFalse)) : nothing,
}
