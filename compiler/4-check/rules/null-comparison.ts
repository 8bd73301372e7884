import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { Known } from './known.ts'

/**
 * A comparison with NULL is never true. Warns: `a = NULL`, `a NOT IN (1, NULL)`, `CASE a WHEN NULL THEN 1 END`.
 * Passes: `a IS NULL`, `a IS NOT DISTINCT FROM NULL`.
 */
export function nullComparison(expression: Ir.Expression, _known: Known, report: Report): void {
  const found = comparedIn(expression).find(isNull)
  if (found) report.add('null-comparison', found.at, hintOf(expression))
}

const comparisons: ReadonlySet<string> = new Set([
  ...['=', '<>', '!=', '<', '<=', '>', '>='],
  ...['like', 'not like', 'ilike', 'not ilike'],
])
const unequal: ReadonlySet<string> = new Set(['<>', '!='])

/** What a comparison compares. */
function comparedIn(expression: Ir.Expression): readonly Ir.Expression[] {
  switch (expression.kind) {
    case 'operation':
      if (expression.operator === '=') return expression.operands.flatMap(itemsOf)
      return comparisons.has(expression.operator) ? expression.operands : []
    case 'between':
      // `1 NOT BETWEEN 5 AND NULL` is true.
      return expression.negated
        ? [expression.operand]
        : [expression.operand, expression.low, expression.high]
    case 'in-list':
      return [expression.operand, ...expression.items]
    case 'case':
      return expression.operand ? expression.whens.map(({ when }) => when) : []
    default:
      return []
  }
}

/** `(a, b) = (1, NULL)` is never true; `(a, b) <> (1, NULL)` is where `a` is not 1. */
function itemsOf(operand: Ir.Expression): readonly Ir.Expression[] {
  return operand.kind === 'list' && !operand.array ? operand.items : [operand]
}

function isNull(expression: Ir.Expression): boolean {
  if (expression.kind === 'cast') return isNull(expression.operand)
  return expression.kind === 'literal' && expression.type === 'null'
}

function hintOf(expression: Ir.Expression): { instead: string } {
  if (expression.kind === 'case') return { instead: 'CASE WHEN ... IS NULL' }
  const isNegative =
    (expression.kind === 'operation' && unequal.has(expression.operator)) ||
    (expression.kind === 'in-list' && expression.negated)
  return { instead: isNegative ? 'IS NOT NULL' : 'IS NULL' }
}
