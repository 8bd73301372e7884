import type * as Ir from '../../ir/query.ts'
import { conditionsOf } from '../tree/variables-of.ts'
import { conjunctsOf } from '../tree/conjuncts.ts'
import { queryIn, statementsIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { someExpression } from '../tree/walk.ts'

type Known = Pick<Inferred, 'chosen'>

/** Rows that hold a subquery and are compared with rows of one: MariaDB takes them where it makes a join of that. */
export function subqueriesInRows(
  statement: Ir.Statement,
  comparisons: readonly Ir.Expression[],
  known: Known,
): readonly Ir.Expression[] {
  const found = comparisons.filter((each) => holdsQuery(each, known))
  if (found.length === 0) return found
  const joined = new Set(statementsIn(statement).flatMap((each) => joinedIn(each, known)))
  return found.filter((each) => !joined.has(each))
}

function holdsQuery(expression: Ir.Expression, known: Known): boolean {
  if (expression.kind !== 'in-query' && expression.kind !== 'quantified') return false
  const { operand } = expression
  if (!queryIn(expression) || operand.kind !== 'list') return false
  return operand.items.some((item) => someExpression(item, (part) => isQuery(part, known)))
}

/** One without FROM and WHERE is the expression that it gives. */
function isQuery(expression: Ir.Expression, known: Known): boolean {
  const query = queryIn(expression)
  if (!query || expression.kind !== 'subquery') return query !== undefined
  const { body } = query
  if (body.kind !== 'select' || body.from || body.where) return true
  return body.outputs.some((output) =>
    someExpression(output.expression, (part) => isQuery(part, known) || needsRows(part, known)),
  )
}

function needsRows(expression: Ir.Expression, { chosen }: Known): boolean {
  if (expression.kind !== 'call') return false
  return expression.over !== undefined || chosen.get(expression)?.routine === 'aggregate'
}

/** Comparisons by IN and = ANY that are conditions of WHERE and ON of several rows, each for itself. */
function joinedIn(statement: Ir.Statement, known: Known): readonly Ir.Expression[] {
  return conditionsIn(statement)
    .flatMap(conjunctsOf)
    .filter((each) => isJoin(each) && mayBeJoined(queryIn(each)?.body, known))
}

function conditionsIn(statement: Ir.Statement): readonly Ir.Expression[] {
  switch (statement.kind) {
    case 'query':
      return selectsOf(statement.body).flatMap(({ from, where }) =>
        from ? [...conditionsOf(from), ...(where ? [where] : [])] : [],
      )
    case 'update':
    case 'delete':
      if (statement.from.kind !== 'join') return []
      return [...conditionsOf(statement.from), ...(statement.where ? [statement.where] : [])]
    default:
      return []
  }
}

function selectsOf(body: Ir.Body): readonly Ir.Select[] {
  if (body.kind === 'select') return [body]
  return body.kind === 'set-operation' ? [body.left, body.right].flatMap(selectsOf) : []
}

function isJoin(expression: Ir.Expression): boolean {
  if (expression.kind === 'in-query') return !expression.negated
  if (expression.kind !== 'quantified') return false
  return expression.quantifier === 'any' && expression.operator === '='
}

function mayBeJoined(body: Ir.Body | undefined, known: Known): boolean {
  if (body?.kind === 'query') return mayBeJoined(body.body, known)
  if (body?.kind !== 'select' || !body.from || body.having) return false
  return !body.outputs.some(({ expression }) =>
    someExpression(expression, (part) => needsRows(part, known)),
  )
}
