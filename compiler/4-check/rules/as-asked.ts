import type * as Ir from '../../ir/query.ts'
import type { Span } from '../../source/span.ts'
import { hasOwnAggregate } from '../cardinality/own-aggregates.ts'
import type { Inferred } from '../inference/inference.ts'
import { eachExpression, type OrderedSelect, queryIn } from '../tree/each-select.ts'
import { someExpression } from '../tree/walk.ts'

/** What is asked of a subquery: whether there are such rows, or one value. */
type Asked = 'rows' | 'value'

/**
 * How the selects of a statement are judged: where it makes no difference to what is asked, MySQL drops ORDER BY,
 * DISTINCT and GROUP BY first. Passes: `SELECT 1 FROM t WHERE a IN (SELECT b FROM t GROUP BY c ORDER BY d)`.
 */
export function asAsked(
  statement: Ir.Statement,
  inferred: Inferred,
): (select: OrderedSelect) => OrderedSelect {
  if (!inferred.dialect.semantics.simplifiesAsked) return (select) => select
  const asked = new Map<Span, Asked>()
  eachExpression(statement, (expression) => {
    const query = queryIn(expression)
    if (query) note(query, expression.kind === 'subquery' ? 'value' : 'rows', asked)
  })
  return (select) => simplified(select, asked.get(select.at), inferred)
}

/** A value is that of the first row where there is a LIMIT, and of any arm. */
function note({ body, limit }: Ir.Query, what: Asked, asked: Map<Span, Asked>): void {
  if (what === 'value' && (limit || body.kind === 'set-operation')) return
  noteBody(body, what, asked)
}

function noteBody(body: Ir.Body, what: Asked, asked: Map<Span, Asked>): void {
  if (body.kind === 'query') note(body, what, asked)
  if (body.kind === 'select') asked.set(body.at, what)
  if (body.kind !== 'set-operation') return
  noteBody(body.left, what, asked)
  noteBody(body.right, what, asked)
}

function simplified(
  select: OrderedSelect,
  asked: Asked | undefined,
  inferred: Inferred,
): OrderedSelect {
  if (asked === undefined) return select
  if (asked === 'value') return { ...select, orderBy: [] }
  const grouping = isGroupedInVain(select, inferred)
    ? { ...select.grouping, sets: [] }
    : select.grouping
  return { ...select, distinct: 'all', orderBy: [], grouping }
}

function isGroupedInVain(select: OrderedSelect, inferred: Inferred): boolean {
  const { grouping, having, outputs, orderBy } = select
  if (having || grouping.sets.length !== 1) return false
  const parts = [...outputs, ...orderBy].map(({ expression }) => expression)
  const isWindow = (part: Ir.Expression) => part.kind === 'call' && part.over !== undefined
  return (
    !hasOwnAggregate(parts, select, inferred) &&
    !parts.some((part) => someExpression(part, isWindow))
  )
}
