import type * as Ir from '../../../ir/query.ts'
import { nothing, type Proof, union } from '../facts.ts'
import { meaningOf } from '../meaning-of.ts'
import { type Asked, whenChosen } from './choices.ts'
import { holdsForTotals } from './holds-for-totals.ts'
import { itself, proveBy, type Prover, type Rules } from './prover.ts'

/** How a condition is asked whether it is true, or whether it is false. */
export interface Sense extends Asked {
  readonly rules: Rules
}

/** By the rule of its kind; else what is true or false is not NULL, and neither is what was chosen. */
export function proveSense(
  written: Ir.Expression,
  { rules, ...asked }: Sense,
  prover: Prover,
): Proof {
  const { known } = prover
  if (known.keys?.has(written)) return itself(written)
  if (holdsForTotals(written, known)) return nothing
  const condition = meaningOf(written, known)
  const proof = proveBy(rules, condition.kind, condition, prover)
  return proof ?? union([prover.whenNotNull(condition), whenChosen(condition, known, asked)])
}
