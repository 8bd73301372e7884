import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { sameExpression } from '../tree/same-expression.ts'
import type { Known } from './known.ts'

/**
 * A column compared with itself: the other side was meant to be another.
 * Warns: `JOIN b ON b.id = b.id`. Passes: `JOIN b ON b.id = a.id`, `a + a > 2`.
 */
export function selfComparison(expression: Ir.Expression, _known: Known, report: Report): void {
  if (expression.kind !== 'operation' || !comparisons.has(expression.operator)) return
  const [left, right] = expression.operands
  if (left?.kind !== 'column' || !right || !sameExpression(left, right)) return
  const { variable, index } = left
  report.add('self-comparison', expression.at, { column: variable.columns[index] ?? '' })
}

const comparisons: ReadonlySet<string> = new Set(['=', '<>', '!=', '<', '<=', '>', '>='])
