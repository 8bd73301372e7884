import type * as Ir from '../../ir/query.ts'
import { eachClause } from './clauses.ts'
import { walkExpression } from './walk.ts'

/** A select with the ORDER BY of the query that it is the body of. */
export interface OrderedSelect extends Ir.Select {
  readonly orderBy: readonly Ir.Order[]
}

type Visit = (select: OrderedSelect) => void

/** Visits every select of a statement once: those of CTEs, derived tables and subqueries included. */
export function eachSelect(statement: Ir.Statement, visit: Visit): void {
  for (const each of statementsIn(statement)) selectsOf(each, visit)
}

/** Visits the selects that no expression holds: those of CTEs and derived tables included. */
export function eachSelectOutside(statement: Ir.Statement, visit: Visit): void {
  eachStatementOutside(statement, (each) => selectsOf(each, visit))
}

/** The statement, its CTEs and derived tables, and theirs. */
export function statementsOutside(statement: Ir.Statement): readonly Ir.Statement[] {
  const found: Ir.Statement[] = []
  eachStatementOutside(statement, (each) => found.push(each))
  return found
}

type VisitStatement = (statement: Ir.Statement) => void

/** The statement and all inside it: those of CTEs, derived tables and subqueries. */
export function statementsIn(statement: Ir.Statement): readonly Ir.Statement[] {
  const known = inside.get(statement)
  if (known) return known
  const found = [...statementsOutside(statement)]
  eachClause(statement, (clause) => {
    walkExpression(clause, (part) => {
      const query = queryIn(part)
      if (query) found.push(...statementsIn(query))
      return true
    })
  })
  inside.set(statement, found)
  return found
}

/** Many rules ask, each for all of them. */
const inside = new WeakMap<Ir.Statement, readonly Ir.Statement[]>()

/** Visits every expression of a statement and all inside it, subqueries included. */
export function eachExpression(
  statement: Ir.Statement,
  visit: (expression: Ir.Expression) => void,
): void {
  eachClause(statement, (clause) => {
    walkExpression(clause, (part) => {
      visit(part)
      const query = queryIn(part)
      if (query) eachExpression(query, visit)
      return true
    })
  })
}

function eachStatementOutside(statement: Ir.Statement, visit: VisitStatement): void {
  visit(statement)
  if (statement.kind === 'command') return
  for (const cte of statement.ctes) eachStatementOutside(cte.query, visit)
  if (statement.kind === 'query') ofBody(statement.body, visit)
  else if (statement.kind !== 'insert') ofFrom(statement.from, visit)
  else if (statement.source.kind === 'query') eachStatementOutside(statement.source.query, visit)
}

function ofBody(body: Ir.Body, visit: VisitStatement): void {
  if (body.kind === 'query') eachStatementOutside(body, visit)
  if (body.kind === 'select') ofFrom(body.from, visit)
  if (body.kind !== 'set-operation') return
  ofBody(body.left, visit)
  ofBody(body.right, visit)
}

function ofFrom(from: Ir.From | undefined, visit: VisitStatement): void {
  if (from?.kind === 'join') {
    ofFrom(from.left, visit)
    ofFrom(from.right, visit)
  } else if (from?.over.kind === 'query') eachStatementOutside(from.over.query, visit)
}

/** The arms of a query's body. */
/** Visits the selects that a query is, or the arms of its set operation. */
export function selectsOf(statement: Ir.Statement, visit: Visit): void {
  if (statement.kind === 'query') armsOf(statement.body, statement.orderBy, visit)
}

function armsOf(body: Ir.Body, orderBy: readonly Ir.Order[], visit: Visit): void {
  if (body.kind === 'select') visit(ordered(body, orderBy))
  if (body.kind !== 'set-operation') return
  armsOf(body.left, [], visit)
  armsOf(body.right, [], visit)
}

function ordered(select: Ir.Select, orderBy: readonly Ir.Order[]): OrderedSelect {
  const { kind, from, where, grouping, having, distinct, outputs, at } = select
  const sortedBy = orderBy.map(({ expression }) => expression)
  return { kind, from, where, grouping, having, distinct, outputs, at, orderBy, sortedBy }
}

/** The query that an expression is made of. */
export function queryIn(expression: Ir.Expression): Ir.Query | undefined {
  if (expression.kind === 'quantified') {
    return expression.right.kind === 'query' ? expression.right : undefined
  }
  return 'query' in expression ? expression.query : undefined
}
