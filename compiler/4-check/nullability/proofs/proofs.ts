import type * as Ir from '../../../ir/query.ts'
import { nothing, type Proof, union } from '../facts.ts'
import type { Nullability } from '../nullability.ts'
import type { Known } from './not-null-parts.ts'
import type { Prover } from './prover.ts'
import { whenFalse } from './when-false.ts'
import { whenNotNull } from './when-not-null.ts'
import { whenTrue } from './when-true.ts'
import { whenNotFalse, whenNotTrue } from './when-unknown.ts'

/** What conditions prove is passed over where nothing but declarations counts. */
type Judged = Known & Pick<Nullability, 'declarations'>

function proverOf(known: Known): Prover {
  const prover: Prover = {
    known,
    whenTrue: (condition) => whenTrue(condition, prover),
    whenFalse: (condition) => whenFalse(condition, prover),
    whenNotTrue: (condition) => whenNotTrue(condition, prover),
    whenNotFalse: (condition) => whenNotFalse(condition, prover),
    whenNotNull: (expression) => whenNotNull(expression, prover),
  }
  return prover
}

/** The columns that are not NULL where the condition is true. */
export function provenWhenTrue(condition: Ir.Expression, judged: Judged): Proof {
  return judged.declarations ? nothing : proverOf(judged).whenTrue(condition)
}

/** What is known where a condition is false or NULL: `CASE WHEN a IS NULL THEN 0 ELSE a END`. */
export function provenWhenNotTrue(condition: Ir.Expression, judged: Judged): Proof {
  return judged.declarations ? nothing : proverOf(judged).whenNotTrue(condition)
}

/** The columns that are not NULL where a condition is true or NULL, as the engine asks of a CHECK. */
export function provenWhenNotFalse(condition: Ir.Expression, known: Known): Proof {
  return proverOf(known).whenNotFalse(condition)
}

/** The columns that are not NULL where the expression is not. */
export function provenWhenNotNull(expression: Ir.Expression, judged: Judged): Proof {
  return judged.declarations ? nothing : proverOf(judged).whenNotNull(expression)
}

/** The columns that are not NULL where the two are equal: `CASE a WHEN b THEN ...`. */
export function provenWhenEqual(left: Ir.Expression, right: Ir.Expression, judged: Judged): Proof {
  if (judged.declarations) return nothing
  const { whenNotNull: proven } = proverOf(judged)
  return union([proven(left), proven(right)])
}
