import type * as Ir from '../ir/query.ts'
import { eachClause } from './parameters/clauses.ts'
import { allExpressions } from './walk.ts'

/** A select with the ORDER BY of the query that it is the body of. */
export interface OrderedSelect extends Ir.Select {
  readonly orderBy: readonly Ir.Order[]
}

type Visit = (select: OrderedSelect) => void

/** Visits every select of a statement once: those of CTEs, derived tables and subqueries included. */
export function eachSelect(statement: Ir.Statement, visit: Visit): void {
  eachSelectOutside(statement, visit)
  eachClause(statement, (expression) => {
    inside(expression, visit)
  })
}

/** Visits the selects that no expression holds: those of CTEs and derived tables included. */
export function eachSelectOutside(statement: Ir.Statement, visit: Visit): void {
  if (statement.kind === 'command') return
  for (const cte of statement.ctes) eachSelectOutside(cte.query, visit)
  if (statement.kind === 'query') ofBody(statement.body, statement.orderBy, visit)
  else if (statement.kind !== 'insert') ofFrom(statement.from, visit)
  else if (statement.source.kind === 'query') eachSelectOutside(statement.source.query, visit)
}

function ofBody(body: Ir.Body, orderBy: readonly Ir.Order[], visit: Visit): void {
  switch (body.kind) {
    case 'select':
      visit({ ...body, orderBy })
      ofFrom(body.from, visit)
      break
    case 'query':
      eachSelectOutside(body, visit)
      break
    case 'set-operation':
      ofBody(body.left, [], visit)
      ofBody(body.right, [], visit)
      break
    case 'values':
      break
  }
}

function ofFrom(from: Ir.From | undefined, visit: Visit): void {
  if (from?.kind === 'join') {
    ofFrom(from.left, visit)
    ofFrom(from.right, visit)
  } else if (from?.over.kind === 'query') eachSelectOutside(from.over.query, visit)
}

function inside(expression: Ir.Expression, visit: Visit): void {
  for (const part of allExpressions(expression)) {
    const query = queryIn(part)
    if (query) eachSelect(query, visit)
  }
}

/** The query that an expression is made of. */
export function queryIn(expression: Ir.Expression): Ir.Query | undefined {
  if (expression.kind === 'quantified') {
    return expression.right.kind === 'query' ? expression.right : undefined
  }
  return 'query' in expression ? expression.query : undefined
}
