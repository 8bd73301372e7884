import type * as Ir from '../../ir/query.ts'
import { eachSelect, queryIn } from '../each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { eachClause } from '../parameters/clauses.ts'
import { childExpressions, someExpression } from '../walk.ts'
import { variablesOf } from './dependencies.ts'

type Known = Pick<Inferred, 'chosen'>

/**
 * Whether an expression of the select holds an aggregate over the select's own rows. An aggregate
 * belongs to the nearest query that one of its columns is of (SQL:2016 6.9), wherever it stands:
 * `SELECT (SELECT count(a.id) FROM b) FROM a` gives one row.
 */
export function hasOwnAggregate(
  expression: Ir.Expression,
  { from }: Pick<Ir.Select, 'from'>,
  known: Known,
): boolean {
  const own = new Set(variablesOf(from))
  const isOwn = (part: Ir.Expression) => {
    if (isAggregate(part, known)) {
      const variables = variablesIn(part)
      return variables.size === 0 || intersects(variables, own)
    }
    const query = queryIn(part)
    return query !== undefined && reachesOut(query, own, known)
  }
  return someExpression(expression, isOwn)
}

function isAggregate(expression: Ir.Expression, { chosen }: Known): boolean {
  if (expression.kind !== 'call' || expression.over) return false
  return chosen.get(expression)?.routine === 'aggregate'
}

/** Whether a subquery holds an aggregate over `outer`, and over nothing of its own. */
function reachesOut(query: Ir.Query, outer: ReadonlySet<Ir.RangeVariable>, known: Known): boolean {
  const inner = variablesWithin(query)
  const isOuter = (part: Ir.Expression) => {
    if (!isAggregate(part, known)) return false
    const variables = variablesIn(part)
    return intersects(variables, outer) && !intersects(variables, inner)
  }
  let found = false
  eachSelect(query, ({ outputs, having, orderBy }) => {
    const parts = [...outputs, ...orderBy].map(({ expression }) => expression)
    found ||= [...parts, ...(having ? [having] : [])].some((part) => someExpression(part, isOuter))
  })
  return found
}

/** The relations that the queries of a query read from. */
function variablesWithin(query: Ir.Query): ReadonlySet<Ir.RangeVariable> {
  const variables = new Set<Ir.RangeVariable>()
  eachSelect(query, ({ from }) => {
    for (const variable of variablesOf(from)) variables.add(variable)
  })
  return variables
}

/** The relations that an expression refers to, but for those of its own subqueries. */
function variablesIn(expression: Ir.Expression): ReadonlySet<Ir.RangeVariable> {
  const variables = new Set<Ir.RangeVariable>()
  const visit = (part: Ir.Expression): void => {
    if (part.kind === 'column' || part.kind === 'whole-row') variables.add(part.variable)
    for (const child of childExpressions(part)) visit(child)
    const query = queryIn(part)
    if (!query) return
    eachClause(query, visit)
    for (const variable of variablesWithin(query)) variables.delete(variable)
  }
  visit(expression)
  return variables
}

function intersects<T>(left: ReadonlySet<T>, right: ReadonlySet<T>): boolean {
  return [...left].some((item) => right.has(item))
}
