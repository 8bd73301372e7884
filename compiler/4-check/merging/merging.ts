import type * as Catalog from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { eachExpression, queryIn, statementsIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { isSome } from '../cardinality/row-count.ts'
import { isTrue } from '../tree/is-true.ts'
import { readBy } from '../tree/unused-ctes.ts'
import { allExpressions, someExpression } from '../tree/walk.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect' | 'kept'>

/** MySQL manual 10.2.2.4: what keeps a derived table from being merged. */
export function isMerged(query: Ir.Query, inference: Known): boolean {
  const { body, limit, offset } = query
  if (limit || offset) return false
  if (body.kind === 'query') return isMerged(body, inference)
  if (body.kind !== 'select') return false
  const { from, having, distinct, grouping, outputs } = body
  if (!from || having || distinct !== 'all' || grouping.sets.length > 0) return false
  const { merging, unmerged } = inference.dialect.semantics
  if (merging === 'unseen') return false
  if (merging === 'any-values' && calls(query, unmerged)) return false
  const items = outputs.map(({ expression }) => unwrapped(expression, inference))
  return !items.some(
    (expression) =>
      someExpression(expression, (each) => needsRows(each, inference)) ||
      (merging === 'independent-values' && dependsOnRow(expression, inference)),
  )
}

/** Where values may be independent, `(SELECT t.a)` is t.a, `t.a IN (SELECT t.b)` is `t.a = t.b`, where that is all of an item. */
export function unwrapped(expression: Ir.Expression, known: Known): Ir.Expression {
  const { merging } = known.dialect.semantics
  const query = merging === 'independent-values' ? queryIn(expression) : undefined
  const only = query && onlyValue(query)
  if (!only) return expression
  if (expression.kind === 'subquery') return unwrapped(only, known)
  if (expression.kind === 'in-query') {
    const { operand, negated, at } = expression
    return { kind: 'in-list', operand, items: [only], negated, at }
  }
  if (expression.kind === 'quantified') return { ...expression, right: only }
  return expression
}

/** The value of a query that reads nothing, asks nothing and has one row. */
function onlyValue({ body, limit, offset }: Ir.Query): Ir.Expression | undefined {
  if (offset || (limit && !isSome(limit))) return undefined
  if (body.kind === 'query') return onlyValue(body)
  const isOfOneRow = body.kind === 'values' || (body.kind === 'select' && isBare(body))
  const [only, second] = (isOfOneRow && selectOf({ body })) || []
  return second ? undefined : only
}

function isBare({ from, where, having }: Ir.Select): boolean {
  return !from && !having && (!where || isTrue(where))
}

/** Anywhere in the query. */
function calls(query: Ir.Query, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false
  let found = false
  eachExpression(query, (each) => {
    found ||= isCallOf(each, names)
  })
  return found
}

function isCallOf(expression: Ir.Expression, names: ReadonlySet<string>): boolean {
  return expression.kind === 'call' && names.has(expression.name.toLowerCase())
}

/** Holds a subquery and depends on a row, or on chance: merged, it would be evaluated wherever the column is named. */
function dependsOnRow(expression: Ir.Expression, known: Known): boolean {
  const queries = queriesIn(expression)
  if (queries.length === 0) return false
  const { unmerged } = known.dialect.semantics
  return queries.some((query) => calls(query, unmerged)) || varies(expression, known)
}

export function queriesIn(expression: Ir.Expression): readonly Ir.Query[] {
  return allExpressions(expression).flatMap((part) => queryIn(part) ?? [])
}

/** Whether it is another value in each row, or each time. */
function varies(expression: Ir.Expression, known: Known): boolean {
  const { volatileFunctions } = known.dialect.semantics
  const mentioned = queriesIn(expression).flatMap(outerColumns)
  return [...allExpressions(expression), ...mentioned].some((part) =>
    part.kind === 'column' ? columnVaries(part, known) : isCallOf(part, volatileFunctions),
  )
}

function columnVaries(column: Ir.ColumnReference, known: Known): boolean {
  const shown = shownBy(column, known)
  return shown ? varies(shown, known) : behindColumn(column, known) !== 'constant'
}

/** The columns of what is around a query that it mentions. */
export function outerColumns(query: Ir.Query): readonly Ir.ColumnReference[] {
  const own = new Set<Ir.RangeVariable>()
  const mentioned: Ir.ColumnReference[] = []
  for (const each of statementsIn(query))
    if (each.kind === 'query') for (const variable of readBy(each)) own.add(variable)
  eachExpression(query, (each) => {
    if (each.kind === 'column') mentioned.push(each)
  })
  return mentioned.filter(({ variable }) => !own.has(variable))
}

function needsRows(expression: Ir.Expression, known: Known): boolean {
  if (expression.kind === 'variable') return expression.value !== undefined
  if (expression.kind !== 'call') return false
  return expression.over !== undefined || isAggregate(expression, known)
}

function isAggregate(call: Ir.Call, { chosen }: Known): boolean {
  const { routine, groups } = chosen.get(call) ?? {}
  return routine === 'aggregate' && groups !== false
}

/** Whether all rows make one group, unless there is a GROUP BY. */
export function callsAggregate({ outputs, having }: Ir.Select, known: Known): boolean {
  const places = [...outputs.map(({ expression }) => expression), ...(having ? [having] : [])]
  return places.some((place) =>
    someExpression(
      place,
      (part) => part.kind === 'call' && part.over === undefined && isAggregate(part, known),
    ),
  )
}

/** The query of a derived table or CTE that is merged. */
export function mergedQuery(variable: Ir.RangeVariable, known: Known): Ir.Query | undefined {
  const query = known.kept.has(variable) ? undefined : queryBehind(variable)
  return query?.kind === 'query' && isMerged(query, known) ? query : undefined
}

export function queryBehind({ over }: Ir.RangeVariable): Ir.Statement | undefined {
  if (over.kind === 'query') return over.query
  return over.kind === 'cte' ? over.cte.query : undefined
}

/** The expressions that alone make the columns: those of one select, or of one row. */
export function selectOf({ body }: Pick<Ir.Query, 'body'>): readonly Ir.Expression[] | undefined {
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

/** What a column of a merged relation is; undefined of one that is kept. */
export function behindColumn(
  { variable, index }: Pick<Ir.ColumnReference, 'variable' | 'index'>,
  known: Known,
): Catalog.MergedColumn | undefined {
  const { over } = variable
  if (over.kind === 'relation') return over.relation.behind?.columns[index]
  const shown = shownBy({ variable, index }, known)
  return shown && behindExpression(shown, known)
}

function shownBy(
  { variable, index }: Pick<Ir.ColumnReference, 'variable' | 'index'>,
  known: Known,
): Ir.Expression | undefined {
  const query = mergedQuery(variable, known)
  return query && selectOf(query)?.[index]
}

/** The expression that a column of a merged table is; undefined of a view's. */
export function expressionBehind(
  column: Ir.ColumnReference,
  known: Known,
): Ir.Expression | undefined {
  const shown = shownBy(column, known)
  return shown?.kind === 'column' ? expressionBehind(shown, known) : shown
}

export function behindExpression(shown: Ir.Expression, known: Known): Catalog.MergedColumn {
  const item = unwrapped(shown, known)
  if (item.kind === 'column') return behindColumn(item, known) ?? 'column'
  return isConstant(item, known) ? 'constant' : 'expression'
}

/** Whether nothing in it is of a row. */
export function isConstant(expression: Ir.Expression, known: Known): boolean {
  return !someExpression(
    expression,
    (part) =>
      queryIn(part) !== undefined ||
      (part.kind === 'column' && behindColumn(part, known) !== 'constant'),
  )
}

export function isMergedRelation(variable: Ir.RangeVariable, known: Known): boolean {
  const { over } = variable
  if (over.kind === 'relation') return over.relation.behind?.isMerged === true
  return mergedQuery(variable, known) !== undefined
}
