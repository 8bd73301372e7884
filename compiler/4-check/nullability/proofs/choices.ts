import type * as Ir from '../../../ir/query.ts'
import { intersection, nothing, type Proof, union } from '../facts.ts'
import { type Known, nullOperands } from './not-null-parts.ts'
import type { Prover } from './prover.ts'

/** What is asked of the value that is chosen. */
export interface Asked {
  readonly canBeTaken: (value: Ir.Expression) => boolean
  readonly whenValued: (value: Ir.Expression) => Proof
}

/** `coalesce(a > 1, false)` is one of the two. */
export function whenChosen(
  condition: Ir.Expression,
  known: Known,
  { canBeTaken, whenValued }: Asked,
): Proof {
  const isChoice = condition.kind === 'call' && known.chosen.get(condition)?.nulls === 'all'
  if (!isChoice) return nothing
  return intersection(nullOperands(condition, known).filter(canBeTaken).map(whenValued))
}

/** One of the arms was taken, after those before it were not. */
export function whenCase(
  { operand, whens, otherwise }: Ir.Case,
  { whenTrue, whenNotTrue, whenNotNull }: Prover,
  { canBeTaken, whenValued }: Asked,
): Proof {
  let before = nothing
  const arms: Proof[] = []
  for (const { when, then } of whens) {
    const taken = operand ? union([whenNotNull(operand), whenNotNull(when)]) : whenTrue(when)
    if (canBeTaken(then)) arms.push(union([before, taken, whenValued(then)]))
    if (!operand) before = union([before, whenNotTrue(when)])
  }
  if (otherwise && canBeTaken(otherwise)) arms.push(union([before, whenValued(otherwise)]))
  return intersection(arms)
}
