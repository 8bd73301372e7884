import type * as Ir from '../../../ir/query.ts'
import { nothing, type Proof, union } from '../facts.ts'
import { meaningOf } from '../meaning-of.ts'
import { whenCase, whenChosen } from './choices.ts'
import { type Compared, mayHold, truthOf } from './constants.ts'
import { whenNotZero } from './not-zero.ts'
import type { Prover } from './prover.ts'

/** `coalesce(a, 0) > 0` is not true of the zero, nor is `(a IS NULL) = 0` where it is NULL. */
export function whenCompared(compared: Compared | undefined, prover: Prover): Proof {
  if (!compared) return nothing
  const { known, whenTrue, whenFalse, whenNotNull } = prover
  const side = meaningOf(compared.side, known)
  const truth = areTruths.has(side.kind) ? truthOf(compared) : undefined
  if (truth !== undefined) return truth ? whenTrue(side) : whenFalse(side)
  const asked = {
    canBeTaken: (value: Ir.Expression) => mayHold(value, compared),
    whenValued: whenNotNull,
  }
  const chosen =
    side.kind === 'case' ? whenCase(side, prover, asked) : whenChosen(side, known, asked)
  return union([chosen, whenNotZero(compared, known)])
}

const areTruths: ReadonlySet<Ir.Expression['kind']> = new Set([
  'test',
  'logic',
  'not',
  'between',
  'in-list',
  'in-query',
  'exists',
])
