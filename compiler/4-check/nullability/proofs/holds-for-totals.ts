import type * as Ir from '../../../ir/query.ts'
import { sameExpression } from '../../tree/same-expression.ts'
import type { Known } from './not-null-parts.ts'

/** Whether HAVING compares something with itself, which the engine may hold to be true without a look at the row. */
export function holdsForTotals(condition: Ir.Expression, { keys, dialect }: Known): boolean {
  if (!keys || !dialect.semantics.totalsEqualThemselves) return false
  const [left, right, ...others] = sidesOf(condition)
  return (
    others.length === 0 && left !== undefined && right !== undefined && sameExpression(left, right)
  )
}

/** `a = b`, `a IN (b)`. */
function sidesOf(condition: Ir.Expression): readonly Ir.Expression[] {
  if (condition.kind === 'operation') return condition.operands
  return condition.kind === 'in-list' ? [condition.operand, ...condition.items] : []
}
