import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import type { OrderedSelect } from '../each-select.ts'
import { childExpressions, walkExpression } from '../walk.ts'

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

/** Fails: `UPDATE t SET a = max(b)`, `DELETE FROM t RETURNING count(*)`. */
export function aggregateInWrite(
  statement: Ir.Statement,
  inferred: Inferred,
  report: Report,
): void {
  if (statement.kind === 'query' || statement.kind === 'command') return
  const forbid = (expression: Ir.Expression | undefined, clause: string) => {
    if (expression) reportInside(expression, clause, inferred, report)
  }
  for (const { expression } of statement.returning) forbid(expression, 'RETURNING')
  if (statement.kind === 'update' || statement.kind === 'delete') forbid(statement.where, 'WHERE')
  if (statement.kind !== 'update') return
  for (const { value } of statement.assignments) if (value.kind !== 'default') forbid(value, 'SET')
}

function conditionsOf(from: Ir.From | undefined): readonly Ir.Expression[] {
  if (from?.kind !== 'join') return []
  const own = from.condition ? [from.condition] : []
  return [...conditionsOf(from.left), ...conditionsOf(from.right), ...own]
}

/** An aggregate sees rows, not groups; a window over a grouped select sees groups. */
function forbidNested(expression: Ir.Expression, inferred: Inferred, report: Report): void {
  walkExpression(expression, (part) => {
    const isAggregate =
      part.kind === 'call' && !part.over && inferred.chosen.get(part)?.routine === 'aggregate'
    const parts = isAggregate ? childExpressions(part) : []
    for (const child of parts) reportInside(child, 'an aggregate', inferred, report)
    return !isAggregate
  })
}

function reportInside(
  expression: Ir.Expression,
  clause: string,
  inferred: Inferred,
  report: Report,
): void {
  walkExpression(expression, (part) => {
    const routine = inferred.chosen.get(part)?.routine
    if (part.kind !== 'call' || !routine || routine === 'function') return true
    report.add('misplaced-aggregate', part.nameAt, { name: part.name, clause })
    return false
  })
}
