import type * as Ir from '../../../ir/query.ts'
import { intersection, nothing, type Proof, union } from '../facts.ts'
import { meaningOf } from '../meaning-of.ts'
import { whenChosen } from './choices.ts'
import { whenCompared } from './compared.ts'
import { canBeFalse, comparedWith } from './constants.ts'
import { holdsForTotals } from './holds-for-totals.ts'
import { negatedQuantifier } from './negated-quantifier.ts'
import { itself, proveBy, type Prover, provesNothing, type Rules } from './prover.ts'
import { whenQuantified } from './quantified.ts'
import { whenRows } from './rows.ts'
import { whenTest } from './tests.ts'

/** `NOT (a OR b)` is `NOT a AND NOT b`; what is false is not NULL either. */
export function whenFalse(written: Ir.Expression, prover: Prover): Proof {
  const { known } = prover
  if (known.keys?.has(written)) return itself(written)
  if (holdsForTotals(written, known)) return nothing
  const condition = meaningOf(written, known)
  const proof = proveBy(rules, condition.kind, condition, prover)
  return (
    proof ??
    union([
      prover.whenNotNull(condition),
      whenChosen(condition, known, { canBeTaken: canBeFalse, whenValued: prover.whenFalse }),
    ])
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
