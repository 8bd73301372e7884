import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { walkExpression } from '../walk.ts'
import { hasOwnAggregate } from './own-aggregates.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect'>

/** Whether the query gives one row, whatever the tables hold: `SELECT 1`, `SELECT count(*) FROM t`. */
export function exactlyOneRow(query: Ir.Query, known: Known): boolean {
  const { body, limit, offset } = query
  if (offset || (limit && !isSome(limit))) return false
  if (body.kind === 'query') return exactlyOneRow(body, known)
  if (body.kind === 'values') return body.rows.length === 1
  if (body.kind === 'set-operation' || body.having) return false
  if (countSetReturning(body, known) > 0) return false
  if (isAggregated(body, known)) return body.grouping.sets.length === 0
  return !body.from && !body.where && body.grouping.sets.length === 0
}

/** Whether LIMIT leaves a row. */
export function isSome(limit: Ir.Expression): boolean {
  return limit.kind === 'literal' && limit.type === 'integer' && /^[1-9]\d*$/.test(limit.value)
}

/** Whether the select makes groups: by GROUP BY, or by an aggregate without it, of all rows. */
export function isAggregated(select: Ir.Select, known: Known): boolean {
  const { outputs, having, grouping } = select
  if (grouping.sets.length > 0) return true
  if (having && known.dialect.semantics.lonelyHaving === 'one-group') return true
  const parts = [...outputs.map(({ expression }) => expression), ...(having ? [having] : [])]
  return hasOwnAggregate(parts, select, known)
}

/** How many set-returning functions the select list calls: `SELECT unnest(a), unnest(b)`. */
export function countSetReturning({ outputs }: Ir.Select, { chosen }: Known): number {
  let count = 0
  for (const { expression } of outputs) {
    walkExpression(expression, (part) => {
      if (part.kind === 'call' && chosen.get(part)?.setReturning) count++
      return true
    })
  }
  return count
}
