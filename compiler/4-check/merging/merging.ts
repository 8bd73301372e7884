import type * as Catalog from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { eachExpression, queryIn, statementsIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
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
  return !outputs.some(
    ({ expression }) =>
      someExpression(expression, (each) => needsRows(each, inference)) ||
      (merging === 'independent-values' && dependsOnRow(expression, inference)),
  )
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
  const parts = allExpressions(expression)
  const queries = parts.flatMap((part) => queryIn(part) ?? [])
  if (queries.length === 0) return false
  const { unmerged, volatileFunctions } = known.dialect.semantics
  if (queries.some((query) => calls(query, unmerged))) return true
  const varies = (part: Ir.Expression) =>
    (part.kind === 'column' && behindColumn(part, known) !== 'constant') ||
    isCallOf(part, volatileFunctions)
  return parts.some(varies) || queries.some((query) => outerColumns(query).some(varies))
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

function needsRows(expression: Ir.Expression, { chosen }: Known): boolean {
  if (expression.kind === 'variable') return expression.value !== undefined
  if (expression.kind !== 'call') return false
  return expression.over !== undefined || chosen.get(expression)?.routine === 'aggregate'
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
export function selectOf({ body }: Ir.Query): readonly Ir.Expression[] | undefined {
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
  if (shown.kind === 'column') return behindColumn(shown, known) ?? 'column'
  return isConstant(shown, known) ? 'constant' : 'expression'
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
