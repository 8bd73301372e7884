import type { Filled } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import type { Type } from '../../ir/type.ts'
import { eachExpression, queryIn, statementsIn } from '../each-select.ts'
import { sameExpression } from '../same-expression.ts'
import { readBy } from '../unused-ctes.ts'
import { allExpressions, someExpression } from '../walk.ts'
import type { Inferred } from './inference.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect'>

/**
 * The types of a derived table's columns. An engine that fills it with rows before it reads them gives them types
 * of its own; one that is merged into the query around it shows its expressions as they are.
 */
export function filledTypes(
  statement: Ir.Statement,
  types: readonly Type[],
  inference: Known,
): readonly Type[] {
  const { filled } = inference.dialect.semantics
  if (!filled || statement.kind !== 'query' || isMerged(statement, inference)) return types
  const known = typesOfRows(statement.body, types, inference.dialect)
  const made = madeIn(statement, inference)
  return known.map((type, i) => filled(type, made(i)))
}

/** The same of a view or of CREATE TABLE AS, whose columns tell no more than their types. */
export function describedTypes(
  statement: Ir.Statement,
  types: readonly Type[],
  inference: Known,
): readonly Type[] {
  const { filled } = inference.dialect.semantics
  const known = filledTypes(statement, types, inference)
  return filled ? known.map((type) => filled(type, 'column')) : known
}

/** The types of a subquery that is a value: rows of several arms are kept before they are read. */
export function keptTypes(
  { body }: Ir.Query,
  types: readonly Type[],
  { dialect }: Known,
): readonly Type[] {
  const { filled, sent } = dialect.semantics
  const isKept = body.kind === 'set-operation'
  const known = typesOfRows(body, types, dialect)
  const kept = filled && isKept ? known.map((type) => filled(type, 'arms')) : known
  return sent ? kept.map(sent) : kept
}

/** The types of what a statement gives, as the engine describes them. */
export function sentTypes(
  statement: Ir.Statement,
  types: readonly Type[],
  inference: Known,
): readonly Type[] {
  const { sent } = inference.dialect.semantics
  if (statement.kind !== 'query') return types
  const known = typesOfRows(statement.body, types, inference.dialect)
  if (!sent) return known
  const made = madeIn(statement, inference)
  return known.map((type, i) => (made(i) === 'column' ? type : sent(type)))
}

function typesOfRows(
  body: Ir.Body,
  types: readonly Type[],
  { semantics: { sentOfRows } }: Known['dialect'],
): readonly Type[] {
  if (!sentOfRows || isSelect(body)) return types
  const rows = isOfValues(body) ? 'values' : 'arms'
  return types.map((type) => sentOfRows(type, rows))
}

function isSelect(body: Ir.Body): boolean {
  return body.kind === 'query' ? isSelect(body.body) : body.kind === 'select'
}

function isOfValues(body: Ir.Body): boolean {
  switch (body.kind) {
    case 'values':
      return true
    case 'query':
      return isOfValues(body.body)
    case 'set-operation':
      return isOfValues(body.left) && isOfValues(body.right)
    case 'select':
      return false
  }
}

/** How each column of a query came about. */
function madeIn(query: Ir.Query, inference: Known): (index: number) => Filled {
  const select = selectOf(query)
  const keys = inference.dialect.semantics.rollupKeepsColumns ? [] : rolledUp(query.body)
  return (index) => {
    const expression = select?.[index]
    const isKey = expression && keys.some((key) => sameExpression(key, expression))
    return isKey ? 'expression' : madeOf(expression, inference)
  }
}

/** The keys of WITH ROLLUP, which are NULL in the rows of sums. */
function rolledUp(body: Ir.Body): readonly Ir.Expression[] {
  if (body.kind === 'query') return rolledUp(body.body)
  if (body.kind !== 'select' || body.grouping.sets.length < 2) return []
  return body.grouping.sets[0] ?? []
}

function madeOf(expression: Ir.Expression | undefined, inference: Known): Filled {
  if (expression === undefined) return 'arms'
  if (expression.kind === 'column') return columnMade(expression, inference)
  if (expression.kind !== 'call') return 'expression'
  const routine = inference.chosen.get(expression)?.routine
  const isPlain = routine === 'function' || routine === undefined
  if (isPlain) return 'expression'
  const [first] = expression.arguments
  return first && madeOf(first.value, inference) === 'column' ? 'column' : 'aggregate'
}

/** A column of what is merged is the expression behind it. */
function columnMade({ variable, index }: Ir.ColumnReference, inference: Known): Filled {
  const query = queryBehind(variable)
  if (query?.kind !== 'query' || !isMerged(query, inference)) return 'column'
  return madeOf(selectOf(query)?.[index], inference)
}

function queryBehind({ over }: Ir.RangeVariable): Ir.Statement | undefined {
  if (over.kind === 'query') return over.query
  return over.kind === 'cte' ? over.cte.query : undefined
}

/** The expressions that alone make the columns: those of one select, or of one row. */
function selectOf({ body }: Ir.Query): readonly Ir.Expression[] | undefined {
  switch (body.kind) {
    case 'select':
      return body.outputs.map(({ expression }) => expression)
    case 'values':
      return body.rows.length === 1 ? body.rows[0] : undefined
    case 'query':
      return selectOf(body)
    case 'set-operation':
      return undefined
  }
}

/** MySQL manual 10.2.2.4: what keeps a derived table from being merged. */
function isMerged(query: Ir.Query, inference: Known): boolean {
  const { body, limit, offset } = query
  if (limit || offset) return false
  if (body.kind === 'query') return isMerged(body, inference)
  if (body.kind !== 'select') return false
  const { from, having, distinct, grouping, outputs } = body
  if (!from || having || distinct !== 'all' || grouping.sets.length > 0) return false
  const { mergesSubqueries } = inference.dialect.semantics
  return !outputs.some(
    ({ expression }) =>
      someExpression(expression, (each) => needsRows(each, inference)) ||
      (!mergesSubqueries && isCorrelated(expression)),
  )
}

/** Holds a subquery and depends on a row: merged, it would be evaluated wherever the column is named. */
function isCorrelated(expression: Ir.Expression): boolean {
  const parts = allExpressions(expression)
  const queries = parts.flatMap((part) => queryIn(part) ?? [])
  if (queries.length === 0) return false
  if (parts.some(({ kind }) => kind === 'column')) return true
  const own = new Set<Ir.RangeVariable>()
  const mentioned = new Set<Ir.RangeVariable>()
  for (const query of queries) {
    for (const each of statementsIn(query))
      if (each.kind === 'query') for (const variable of readBy(each)) own.add(variable)
    eachExpression(query, (each) => {
      if (each.kind === 'column') mentioned.add(each.variable)
    })
  }
  return [...mentioned].some((variable) => !own.has(variable))
}

function needsRows(expression: Ir.Expression, { chosen }: Known): boolean {
  if (expression.kind === 'variable') return expression.value !== undefined
  if (expression.kind !== 'call') return false
  return expression.over !== undefined || chosen.get(expression)?.routine === 'aggregate'
}
