import type * as Ir from '../../../ir/query.ts'
import { intersection, type Proof, union } from '../facts.ts'
import { whenCompared } from './compared.ts'
import { canBeFalse, comparedWith } from './constants.ts'
import { negatedQuantifier } from './negated-quantifier.ts'
import { type Prover, provesNothing, type Rules } from './prover.ts'
import { proveSense } from './sense.ts'
import { whenQuantified } from './quantified.ts'
import { whenRows } from './rows.ts'
import { whenTest } from './tests.ts'

/** `NOT (a OR b)` is `NOT a AND NOT b`; what is false is not NULL either. */
export function whenFalse(condition: Ir.Expression, prover: Prover): Proof {
  return proveSense(
    condition,
    { rules, canBeTaken: canBeFalse, whenValued: prover.whenFalse },
    prover,
  )
}

const rules: Rules = {
  logic: ({ operator, operands }, { whenFalse }) => {
    const proofs = operands.map(whenFalse)
    return operator === 'or' ? union(proofs) : intersection(proofs)
  },
  not: ({ operand }, { whenTrue }) => whenTrue(operand),
  test: (condition, prover) => whenTest(negated(condition), prover),
  between: (condition, { whenTrue }) => whenTrue(negated(condition)),
  'in-list': (condition, { whenTrue }) => whenTrue(negated(condition)),
  'in-query': (condition, { whenTrue }) => whenTrue(negated(condition)),
  quantified: (condition, prover) => whenQuantified(negatedQuantifier(condition), prover),
  exists: provesNothing,
  case: provesNothing,
  operation: (condition, prover) =>
    union([
      prover.whenNotNull(condition),
      whenRows(condition, '<>', prover),
      whenCompared(comparedWith(condition, 'false'), prover),
    ]),
}

function negated<T extends { readonly negated: boolean }>(condition: T): T {
  return { ...condition, negated: !condition.negated }
}
