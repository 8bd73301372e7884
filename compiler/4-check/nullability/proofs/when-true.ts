import type * as Ir from '../../../ir/query.ts'
import { intersection, nothing, type Proof, union } from '../facts.ts'
import { meaningOf } from '../meaning-of.ts'
import { whenCase, whenChosen } from './choices.ts'
import { whenCompared } from './compared.ts'
import { canBeTrue, comparedWith } from './constants.ts'
import { holdsForTotals } from './holds-for-totals.ts'
import { itself, proveBy, type Prover, type Rules } from './prover.ts'
import { whenQuantified } from './quantified.ts'
import { whenItems, whenListed, whenRows } from './rows.ts'
import { provenByRow } from './proven-by-row.ts'
import { whenRowTest, whenTest } from './tests.ts'

export function whenTrue(written: Ir.Expression, prover: Prover): Proof {
  const { known } = prover
  if (known.keys?.has(written)) return itself(written)
  if (holdsForTotals(written, known)) return nothing
  const condition = meaningOf(written, known)
  const proof = proveBy(rules, condition.kind, condition, prover)
  return (
    proof ??
    union([
      prover.whenNotNull(condition),
      whenChosen(condition, known, { canBeTaken: canBeTrue, whenValued: prover.whenTrue }),
    ])
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
