import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import type { OrderedSelect } from '../each-select.ts'
import { childExpressions } from '../walk.ts'

/**
 * Aggregates and window functions see rows that WHERE, ON and GROUP BY have already chosen.
 * Fails: `SELECT 1 FROM t WHERE count(*) > 1`, `SELECT max(count(*)) FROM t`. Passes: `... GROUP BY a HAVING count(*) > 1`.
 */
export function misplacedAggregate(
  select: OrderedSelect,
  inferred: Inferred,
  report: Report,
): void {
  const forbid = (expression: Ir.Expression | undefined, clause: string) => {
    if (expression) reportInside(expression, clause, inferred, report)
  }
  forbid(select.where, 'WHERE')
  for (const set of select.grouping.sets) for (const item of set) forbid(item, 'GROUP BY')
  for (const condition of conditionsOf(select.from)) forbid(condition, 'ON')
  for (const { expression } of select.outputs) forbidNested(expression, inferred, report)
  for (const { expression } of select.orderBy) forbidNested(expression, inferred, report)
  if (select.having) forbidNested(select.having, inferred, report)
}

function conditionsOf(from: Ir.From | undefined): readonly Ir.Expression[] {
  if (from?.kind !== 'join') return []
  const own = from.condition ? [from.condition] : []
  return [...conditionsOf(from.left), ...conditionsOf(from.right), ...own]
}

/** An aggregate sees rows, not groups; a window over a grouped select sees groups. */
function forbidNested(expression: Ir.Expression, inferred: Inferred, report: Report): void {
  const isAggregate =
    expression.kind === 'call' &&
    !expression.over &&
    inferred.chosen.get(expression)?.routine === 'aggregate'
  for (const child of childExpressions(expression)) {
    if (isAggregate) reportInside(child, 'an aggregate', inferred, report)
    else forbidNested(child, inferred, report)
  }
}

function reportInside(
  expression: Ir.Expression,
  clause: string,
  inferred: Inferred,
  report: Report,
): void {
  const routine = inferred.chosen.get(expression)?.routine
  if (expression.kind === 'call' && routine && routine !== 'function') {
    report.add('misplaced-aggregate', expression.nameAt, { name: expression.name, clause })
    return
  }
  for (const child of childExpressions(expression)) reportInside(child, clause, inferred, report)
}
