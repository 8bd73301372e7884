import type * as Ir from '../../ir/query.ts'
import { queryIn } from '../tree/each-select.ts'
import { allExpressions } from '../tree/walk.ts'

/** Where a CTE reads itself, and what stands in the way of that. */
export interface Reference {
  readonly variable: Ir.RangeVariable
  readonly reason: string | undefined
}

export function isOf({ over }: Ir.RangeVariable, cte: Ir.Cte): boolean {
  return over.kind === 'cte' && over.cte === cte
}

type Reason = Reference['reason']

function inStatement(statement: Ir.Statement, reason: Reason, cte: Ir.Cte): readonly Reference[] {
  if (statement.kind !== 'query') return []
  const inner = statement.ctes.flatMap(({ query }) => inStatement(query, reason, cte))
  return [...inner, ...inBody(statement.body, reason, cte)]
}

/** The references inside a part of the CTE's own query. */
export function inBody(body: Ir.Body, reason: Reason, cte: Ir.Cte): readonly Reference[] {
  switch (body.kind) {
    case 'query':
      return inStatement(body, reason, cte)
    case 'set-operation':
      return [...inBody(body.left, reason, cte), ...inBody(body.right, reason, cte)]
    case 'values':
      return inExpressions(body.rows.flat(), cte)
    case 'select':
      return [...inFrom(body.from, reason, cte), ...inExpressions(clausesOf(body), cte)]
  }
}

function clausesOf({ outputs, where, having, grouping }: Ir.Select): readonly Ir.Expression[] {
  const conditions = [where, having].flatMap((each) => each ?? [])
  return [...outputs.map(({ expression }) => expression), ...conditions, ...grouping.sets.flat()]
}

function inExpressions(expressions: readonly Ir.Expression[], cte: Ir.Cte): readonly Reference[] {
  return expressions.flatMap(allExpressions).flatMap((part) => {
    const query = queryIn(part)
    return query ? inStatement(query, 'a subquery cannot read it', cte) : []
  })
}

function inFrom(from: Ir.From | undefined, reason: Reason, cte: Ir.Cte): readonly Reference[] {
  if (!from) return []
  if (from.kind === 'range-variable') {
    if (isOf(from, cte)) return [{ variable: from, reason }]
    return from.over.kind === 'query' ? inStatement(from.over.query, reason, cte) : []
  }
  const { type, left, right, condition } = from
  const optional = 'the optional side of an outer join cannot read it'
  const isRightOptional = type === 'left' || type === 'full'
  const isLeftOptional = type === 'right' || type === 'full'
  return [
    ...inFrom(left, isLeftOptional ? optional : reason, cte),
    ...inFrom(right, isRightOptional ? optional : reason, cte),
    ...inExpressions(condition ? [condition] : [], cte),
  ]
}
