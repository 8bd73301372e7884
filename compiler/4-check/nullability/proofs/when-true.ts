import type * as Ir from '../../../ir/query.ts'
import { intersection, nothing, type Proof, union } from '../facts.ts'
import { whenCase } from './choices.ts'
import { whenCompared } from './compared.ts'
import { canBeTrue, comparedWith } from './constants.ts'
import type { Prover, Rules } from './prover.ts'
import { proveSense } from './sense.ts'
import { whenQuantified } from './quantified.ts'
import { whenItems, whenListed, whenRows } from './rows.ts'
import { provenByRow } from './proven-by-row.ts'
import { whenRowTest, whenTest } from './tests.ts'

export function whenTrue(condition: Ir.Expression, prover: Prover): Proof {
  return proveSense(
    condition,
    { rules, canBeTaken: canBeTrue, whenValued: prover.whenTrue },
    prover,
  )
}

const rules: Rules = {
  logic: ({ operator, operands }, { whenTrue }) => {
    const isAnd = operator === 'and'
    const proofs = (isAnd ? operands : operands.filter(canBeTrue)).map(whenTrue)
    return isAnd ? union(proofs) : intersection(proofs)
  },
  not: ({ operand }, { whenFalse }) => whenFalse(operand),
  test: (condition, prover) => union([whenTest(condition, prover), whenRowTest(condition, prover)]),
  between: ({ operand, low, high, negated }, { whenNotNull }) => {
    const bounds = negated ? [operand] : [operand, low, high]
    return union(bounds.map(whenNotNull))
  },
  'in-list': whenListed,
  'in-query': ({ operand, query, negated }, prover) =>
    negated ? nothing : union([whenItems(operand, prover), provenByRow(query, prover, 'values')]),
  quantified: whenQuantified,
  exists: ({ query }, prover) => provenByRow(query, prover, 'row'),
  operation: (condition, prover) =>
    union([
      prover.whenNotNull(condition),
      whenRows(condition, '=', prover),
      whenCompared(comparedWith(condition, 'true'), prover),
    ]),
  case: (condition, prover) =>
    whenCase(condition, prover, { canBeTaken: canBeTrue, whenValued: prover.whenTrue }),
}
