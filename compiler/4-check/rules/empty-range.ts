import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { Known } from './known.ts'

/**
 * The bounds of BETWEEN are in the wrong order, so that nothing lies between them.
 * Warns: `a BETWEEN 10 AND 1`. Passes: `a BETWEEN 1 AND 10`, `a BETWEEN SYMMETRIC 10 AND 1`.
 */
export function emptyRange(expression: Ir.Expression, _known: Known, report: Report): void {
  if (expression.kind !== 'between') return
  const low = numberOf(expression.low)
  const high = numberOf(expression.high)
  if (low === undefined || high === undefined || low <= high) return
  report.add('empty-range', { start: expression.low.at.start, end: expression.high.at.end }, {})
}

function numberOf(expression: Ir.Expression): number | undefined {
  if (expression.kind !== 'literal') return undefined
  return expression.type === 'integer' || expression.type === 'decimal'
    ? Number(expression.value)
    : undefined
}
