import type { Dialect } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import { isWithin } from '../../source/span.ts'
import { statementsIn, statementsOutside } from '../tree/each-select.ts'
import { readBy } from '../tree/unused-ctes.ts'

/**
 * What MySQL does not merge although it could: derived tables and CTEs in the subqueries of a change, as long as
 * those stand in no derived table or CTE themselves. That is why
 * `DELETE FROM t WHERE a IN (SELECT a FROM (SELECT a FROM t) AS d)` passes.
 */
export function keptIn(
  statement: Ir.Statement,
  { semantics }: Dialect,
): ReadonlySet<Ir.RangeVariable> {
  const isChange = statement.kind !== 'query' && statement.kind !== 'command'
  if (!isChange || !semantics.changesKeepDerived) return new Set()
  const inside = statementsIn(statement)
  const made = inside.flatMap(madeBy).map(({ at }) => at)
  const outside = new Set(statementsOutside(statement))
  const asked = inside.filter(
    (each) => !outside.has(each) && !made.some((span) => isWithin(each.at, span)),
  )
  return new Set(asked.flatMap((each) => (each.kind === 'query' ? readBy(each) : [])))
}

/** The queries of a statement's own CTEs and derived tables. */
function madeBy(statement: Ir.Statement): readonly Ir.Statement[] {
  if (statement.kind === 'command') return []
  const derived = readBy(statement).flatMap(({ over }) => (over.kind === 'query' ? over.query : []))
  return [...statement.ctes.map(({ query }) => query), ...derived]
}
