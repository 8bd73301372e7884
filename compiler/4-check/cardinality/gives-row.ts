import type * as Ir from '../../ir/query.ts'
import { isTrue } from '../tree/is-true.ts'
import type { Inferred } from '../inference/inference.ts'
import { countSetReturning, isAggregated, isSome } from './row-count.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect'>

/**
 * Whether the query gives a row or more, whatever the tables hold: `SELECT 1`, `SELECT count(*) FROM t`,
 * `SELECT a FROM t UNION ALL SELECT 0`.
 */
export function givesRow(query: Ir.Statement, known: Known): boolean {
  if (query.kind !== 'query') return false
  const { body, limit, offset } = query
  return !offset && (!limit || isSome(limit)) && bodyGivesRow(body, known)
}

function bodyGivesRow(body: Ir.Body, known: Known): boolean {
  switch (body.kind) {
    case 'query':
      return givesRow(body, known)
    case 'values':
      return body.rows.length > 0
    case 'set-operation':
      return (
        body.operator === 'union' &&
        (bodyGivesRow(body.left, known) || bodyGivesRow(body.right, known))
      )
    case 'select':
      return selectGivesRow(body, known)
  }
}

/** Aggregates without GROUP BY are of one group, of no rows even. */
function selectGivesRow(select: Ir.Select, known: Known): boolean {
  const { from, where, having, grouping } = select
  if (having || countSetReturning(select, known) > 0) return false
  if (grouping.sets.length === 0 && isAggregated(select, known)) return true
  return (!where || isTrue(where)) && (!from || fromGivesRow(from, known))
}

function fromGivesRow(from: Ir.From, known: Known): boolean {
  if (from.kind === 'range-variable') return rangeGivesRow(from, known)
  const left = () => fromGivesRow(from.left, known)
  const right = () => fromGivesRow(from.right, known)
  switch (from.type) {
    case 'left':
      return left()
    case 'right':
      return right()
    case 'full':
      return left() || right()
    case 'inner':
      return (!from.condition || isTrue(from.condition)) && left() && right()
  }
}

function rangeGivesRow({ over }: Ir.RangeVariable, known: Known): boolean {
  if (over.kind === 'query') return givesRow(over.query, known)
  if (over.kind === 'relation') return over.relation.kind === 'sequence'
  return over.kind === 'cte' && !over.cte.recursive && givesRow(over.cte.query, known)
}
