import type { Filled } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import type { Type } from '../../ir/type.ts'
import { sameExpression } from '../tree/same-expression.ts'
import { behindColumn, isMerged, mergedQuery, selectOf } from '../merging/merging.ts'
import type { Inferred } from './inference.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect' | 'kept'>

/**
 * The types of a derived table's columns. An engine that fills it with rows before it reads them gives them types
 * of its own; one that is merged into the query around it shows its expressions as they are.
 */
export function filledTypes(
  statement: Ir.Statement,
  types: readonly Type[],
  inference: Known,
): readonly Type[] {
  const isKept = statement.kind === 'query' && !isMerged(statement, inference)
  return isKept ? typesOfKept(statement, types, inference) : types
}

function typesOfKept(
  statement: Ir.Query,
  types: readonly Type[],
  inference: Known,
): readonly Type[] {
  const { filled } = inference.dialect.semantics
  if (!filled) return types
  const known = typesOfRows(statement.body, types, inference.dialect)
  const made = madeIn(statement, inference)
  return known.map((type, i) => filled(type, made(i)))
}

/** The same of a view or of CREATE TABLE AS, which keeps all rows; their columns tell no more than their types. */
export function describedTypes(
  statement: Ir.Statement,
  types: readonly Type[],
  inference: Known,
  of: 'view' | 'query',
): readonly Type[] {
  const { filled } = inference.dialect.semantics
  const isStored = of === 'query' && statement.kind === 'query'
  const known = isStored
    ? typesOfKept(statement, types, inference)
    : filledTypes(statement, types, inference)
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
  if (expression.kind !== 'call' || expression.over) return 'expression'
  const { routine, groups } = inference.chosen.get(expression) ?? {}
  const isPlain = routine === 'function' || routine === undefined || groups === false
  if (isPlain) return 'expression'
  const [first] = expression.arguments
  return first && madeOf(first.value, inference) === 'column' ? 'column' : 'aggregate'
}

/** A column of what is merged is the expression behind it. */
function columnMade(column: Ir.ColumnReference, inference: Known): Filled {
  const behind = behindColumn(column, inference) ?? 'column'
  const query = mergedQuery(column.variable, inference)
  if (query) return madeOf(selectOf(query)?.[column.index], inference)
  return behind === 'column' ? 'column' : 'expression'
}
