import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { OrderedSelect } from '../tree/each-select.ts'
import type { Known } from './known.ts'

/**
 * A parameter has one value for all rows, and sorts none: neither a name nor a position can be given so.
 * Warns: `SELECT a FROM t ORDER BY $1`. Passes: `... ORDER BY CASE WHEN $1 = 'a' THEN a ELSE b END`.
 */
export function constantOrder(select: OrderedSelect, _known: Known, report: Report): void {
  for (const { expression } of select.orderBy) {
    if (isParameter(expression)) report.add('constant-order', expression.at, {})
  }
}

function isParameter(expression: Ir.Expression): boolean {
  const isWrapped = expression.kind === 'cast' || expression.kind === 'collate'
  return isWrapped ? isParameter(expression.operand) : expression.kind === 'parameter'
}
