import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { sameExpression } from '../tree/same-expression.ts'
import { someExpression, walkExpression } from '../tree/walk.ts'
import { hasOwnAggregate } from './own-aggregates.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect'>

/** Whether LIMIT leaves a row. */
export function isSome(limit: Ir.Expression): boolean {
  return limit.kind === 'literal' && limit.type === 'integer' && /^[1-9]\d*$/.test(limit.value)
}

/** Whether LIMIT leaves one row at most; WITH TIES, rows that are ordered as the last one is come along. */
export function isLimited({ limit, withTies }: Pick<Ir.Query, 'limit' | 'withTies'>): boolean {
  if (limit?.kind === 'cast')
    return isLimited({ limit: limit.operand, ...(withTies && { withTies }) })
  if (limit?.kind !== 'literal' || limit.type !== 'integer') return false
  return limit.value === '0' || (limit.value === '1' && !withTies)
}

/** Whether the select makes groups: by GROUP BY, or by an aggregate without it, of all rows. */
export function isAggregated(select: Ir.Select, known: Known): boolean {
  const { outputs, having, grouping, sortedBy = [] } = select
  const { lonelyHaving, oneGroupBy } = known.dialect.semantics
  if (grouping.sets.length > 0) return true
  if (having && lonelyHaving === 'one-group') return true
  const parts = [
    ...outputs.map(({ expression }) => expression),
    ...(having ? [having] : []),
    // `SELECT a FROM t ORDER BY max(b)`
    ...(oneGroupBy === 'any-clause' ? sortedBy : []),
  ]
  return hasOwnAggregate(parts, select, known)
}

/**
 * How many set-returning functions are called side by side: `SELECT unnest(a), unnest(b)`, `SELECT unnest(a) FROM t
 * ORDER BY unnest(b)`.
 */
export function countSetReturning(
  { outputs, distinct, grouping, sortedBy = [] }: Ir.Select,
  known: Known,
): number {
  const shown = outputs.map(({ expression }) => expression)
  const others = typeof distinct === 'object' ? [...sortedBy, ...distinct.on] : sortedBy
  const isShown = (other: Ir.Expression) => shown.some((each) => sameExpression(each, other))
  const beside = others.filter((other) => isSetReturning(other, known) && !isShown(other))
  // What is grouped by is computed before the rest, side by side too: `SELECT f() GROUP BY f(), g()`.
  const grouped = distinctOf(grouping.sets.flat().filter((item) => isSetReturning(item, known)))
  const together = grouped.some(isShown) ? countCalls(grouped, known) : 0
  return Math.max(together, countCalls([...shown, ...beside], known))
}

function distinctOf(items: readonly Ir.Expression[]): readonly Ir.Expression[] {
  return items.filter((item, i) => !items.slice(0, i).some((each) => sameExpression(each, item)))
}

function countCalls(expressions: readonly Ir.Expression[], known: Known): number {
  let count = 0
  for (const expression of expressions) {
    walkExpression(expression, (part) => {
      if (callsSetReturning(part, known)) count++
      return true
    })
  }
  return count
}

/** Whether an expression gives several rows, or none. */
export function isSetReturning(expression: Ir.Expression, known: Known): boolean {
  return someExpression(expression, (part) => callsSetReturning(part, known))
}

function callsSetReturning(part: Ir.Expression, { chosen }: Known): boolean {
  return part.kind === 'call' && chosen.get(part)?.setReturning === true
}
