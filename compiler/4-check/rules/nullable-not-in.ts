import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { Known } from './known.ts'

/**
 * One NULL among the rows of the subquery, and NOT IN finds nothing at all.
 * Warns: `id NOT IN (SELECT parent_id FROM t)`. Passes: `... WHERE parent_id IS NOT NULL)`, NOT EXISTS.
 */
export function nullableNotIn(expression: Ir.Expression, { decided }: Known, report: Report): void {
  const query = excludedBy(expression)
  if (query === undefined || !decided.columnsOf(query).includes(true)) return
  report.add('nullable-not-in', query.at, {})
}

/** `a NOT IN (SELECT ...)`, also as `NOT a IN (...)` and `a <> ALL (...)`. */
function excludedBy(expression: Ir.Expression): Ir.Query | undefined {
  if (expression.kind === 'in-query') return expression.negated ? expression.query : undefined
  if (expression.kind === 'not') {
    const { operand } = expression
    if (operand.kind === 'in-query') return operand.negated ? undefined : operand.query
    return operand.kind === 'quantified' ? excludedByAny(operand) : undefined
  }
  if (expression.kind !== 'quantified' || expression.quantifier !== 'all') return undefined
  const isUnequal = expression.operator === '<>' || expression.operator === '!='
  return isUnequal && expression.right.kind === 'query' ? expression.right : undefined
}

/** `NOT a = ANY (SELECT ...)` */
function excludedByAny({ quantifier, operator, right }: Ir.Quantified): Ir.Query | undefined {
  return quantifier === 'any' && operator === '=' && right.kind === 'query' ? right : undefined
}
