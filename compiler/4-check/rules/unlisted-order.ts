import type { Report } from '../../diagnostics/report.ts'
import { childExpressions } from '../tree/walk.ts'
import type * as Ir from '../../ir/query.ts'
import { queryIn, type OrderedSelect } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { withoutIdleCasts } from '../tree/idle-casts.ts'
import { sameExpression, type Seen } from '../tree/same-expression.ts'

/**
 * A distinct row stands for several, which need not agree in what it does not show.
 * Fails: `SELECT DISTINCT a FROM t ORDER BY b`. Passes: `SELECT DISTINCT a, b FROM t ORDER BY b`.
 */
export function unlistedOrder(select: OrderedSelect, inferred: Inferred, report: Report): void {
  const { distinctOrder } = inferred.dialect.semantics
  if (distinctOrder === 'any') return
  const seen = withoutIdleCasts(inferred)
  const found = unlistedIn(select, distinctOrder, seen) ?? beforeDistinct(select, seen)
  if (found) report.add('unlisted-order', found.at, {})
}

/** What ORDER BY names before it has named all of DISTINCT ON. Fails: `SELECT DISTINCT ON (a) b FROM t ORDER BY b`. */
function beforeDistinct(
  { distinct, orderBy }: OrderedSelect,
  seen: Seen,
): Ir.Expression | undefined {
  if (typeof distinct === 'string') return undefined
  const isOn = (expression: Ir.Expression) =>
    distinct.on.some((on) => sameExpression(on, expression, seen))
  const order = orderBy.map(({ expression }) => expression)
  const first = order.findIndex((expression) => !isOn(expression))
  if (first < 0) return undefined
  const named = order.slice(0, first)
  const isAllNamed = distinct.on.every((on) => named.some((each) => sameExpression(each, on, seen)))
  return isAllNamed ? undefined : order[first]
}

/** `whole`: the expression itself must be listed; `columns`: the columns in it. */
export function unlistedIn(
  { distinct, outputs, orderBy }: OrderedSelect,
  asked: 'whole' | 'columns',
  seen?: Seen,
): Ir.Expression | undefined {
  if (distinct !== 'distinct') return undefined
  const listed = outputs.map(({ expression }) => expression)
  return orderBy
    .map(({ expression }) => expression)
    .find((expression) => !isListed(expression, listed, { asked, seen }))
}

interface Comparison {
  readonly asked: 'whole' | 'columns'
  readonly seen: Seen | undefined
}

function isListed(
  expression: Ir.Expression,
  listed: readonly Ir.Expression[],
  by: Comparison,
): boolean {
  if (listed.some((item) => sameExpression(item, expression, by.seen))) return true
  if (queryIn(expression) || expression.kind === 'fault') return true
  const inner = childExpressions(expression)
  if (by.asked === 'whole') return inner.some((part) => queryIn(part) !== undefined)
  return expression.kind !== 'column' && inner.every((part) => isListed(part, listed, by))
}
