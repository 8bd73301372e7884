import type * as Ir from '../../ir/query.ts'
import { eachClause } from '../tree/clauses.ts'
import { queryIn } from '../tree/each-select.ts'
import { allExpressions } from '../tree/walk.ts'

/** A parameter links as well: `a.id = $1 AND b.a_id = $1`. */
export type Thing = Ir.RangeVariable | number

/** The relations and parameters that an expression mentions, in its subqueries as well. */
export function thingsIn(expression: Ir.Expression): readonly Thing[] {
  return allExpressions(expression).flatMap((part) => {
    if (part.kind === 'column' || part.kind === 'whole-row') return [part.variable]
    if (part.kind === 'parameter') return [part.index]
    const query = queryIn(part)
    return query ? thingsInQuery(query) : []
  })
}

export function thingsInQuery(query: Ir.Statement): readonly Thing[] {
  const things: Thing[] = []
  eachClause(query, (clause) => things.push(...thingsIn(clause)))
  return things
}
