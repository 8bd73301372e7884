import type * as Ast from '../../2-parse/ast.ts'
import type * as Ir from '../../ir/query.ts'
import { type Context, notSupported, optional } from './context.ts'
import { expandedItems } from './results/expand-row.ts'
import { bodyNames } from './results/output-names.ts'
import { placeInArms, type SetArm } from './results/place-in-arms.ts'
import { withCtes } from './resolve-cte.ts'
import { orderExpression, resolveSelect } from './resolve-select.ts'
import { blindScope, emptyFrom, innerScope, type Scope, scopeAround } from './scope.ts'

/** A query in the scope around it. */
export function resolveQuery(query: Ast.Query, around: Scope, context: Context): Ir.Query {
  return resolveWithScope(query, around, context).query
}

/** With what its ORDER BY sees. */
function resolveWithScope(
  query: Ast.Query,
  around: Scope,
  context: Context,
): { readonly query: Ir.Query; readonly scope: Scope } {
  if (query.into) notSupported('SELECT ... INTO', query.into.at, context)
  const outer = scopeAround(around)
  const { ctes, scope } = withCtes(query.with, outer, context)
  const { body, scope: ordering, arms } = resolveBody(query.body, scope, context)
  const orderBy = query.orderBy.map(({ expression, descending, nulls }) => ({
    expression: sortExpression(expression, { body, scope: ordering, arms }, context),
    descending,
    nulls,
  }))
  const resolved: Ir.Query = {
    kind: 'query',
    ctes,
    body: sorted(body, orderBy),
    orderBy,
    ...resolveLimit(query.limit, scope, context),
    locking: resolveLocking(query.locking, ordering, context),
    at: query.at,
  }
  return { query: resolved, scope: ordering }
}

function sorted(body: Ir.Body, orderBy: readonly Ir.Order[]): Ir.Body {
  if (body.kind !== 'select' || orderBy.length === 0) return body
  return { ...body, sortedBy: orderBy.map(({ expression }) => expression) }
}

/** Fails: `SELECT 1 AS x UNION SELECT 2 ORDER BY x + 1`. */
function sortExpression(
  expression: Ast.Expression,
  { body, scope, arms }: ResolvedBody,
  context: Context,
): Ir.Expression {
  const outputs = leftmostOutputs(body)
  const { sortsSetsBy } = context.dialect.semantics
  const rule = isSet(body) ? sortsSetsBy : 'expressions'
  const place = rule === 'arms' ? placeInArms(expression, arms, context) : undefined
  if (place === 'nowhere') return misplaced(expression, context)
  const column = place === undefined ? undefined : outputs[place]?.expression
  const resolved = column ?? orderExpression(expression, outputs, scope, context)
  const isColumn = outputs.some((output) => output.expression === resolved)
  return rule === 'columns' && !isColumn && resolved.kind !== 'fault'
    ? misplaced(expression, context)
    : resolved
}

function misplaced({ at }: Ast.Expression, { report }: Context): Ir.Expression {
  const reason = 'rows of a set operation are sorted by a column or its number alone'
  report.add('misplaced-clause', at, { clause: 'this expression', reason })
  return { kind: 'fault', at }
}

function isSet(body: Ir.Body): boolean {
  return body.kind === 'query' ? isSet(body.body) : body.kind === 'set-operation'
}

/** As they are written: the first `?` of `LIMIT ?, ?` is the offset. */
function resolveLimit(
  limit: Ast.Query['limit'],
  scope: Scope,
  context: Context,
): Pick<Ir.Query, 'limit' | 'withTies' | 'offset'> {
  const { count, offset, withTies } = limit ?? {}
  const isBefore = count && offset && offset.at.start < count.at.start
  const first = isBefore ? optional(offset, scope, context) : undefined
  return {
    limit: optional(count, scope, context),
    ...(withTies && { withTies: true }),
    offset: first ?? optional(offset, scope, context),
  }
}

function resolveLocking(
  clauses: readonly Ast.Locking[],
  { from }: Scope,
  context: Context,
): Ir.Query['locking'] {
  const { names, semantics } = context.dialect
  if (!semantics.locksTablesOnly) return []
  return clauses.map(({ of, at }) => ({
    of: of.flatMap((name) => {
      const key = names.relationKey(name.parts.at(-1)?.text ?? '')
      const found = from.variables.find(({ alias }) => names.relationKey(alias) === key)
      if (found && name.parts.length === 1) return [found]
      context.report.add('unknown-relation', name.at, {
        relation: name.parts.map(({ text }) => text).join('.'),
        suggestion: from.variables[0]?.alias,
      })
      return []
    }),
    at,
  }))
}

interface ResolvedBody {
  readonly body: Ir.Body
  /** The selects of a set operation that its ORDER BY may repeat expressions of. */
  readonly arms: readonly SetArm[]
  /** What ORDER BY sees besides the outputs: the FROM of a select, nothing of a set operation. */
  readonly scope: Scope
}

function resolveBody(
  body: Ast.QueryBody,
  outer: Scope,
  context: Context,
  arms: SetArm[] = [],
): ResolvedBody {
  const blind = innerScope(outer, emptyFrom)
  switch (body.kind) {
    case 'select': {
      const { select, scope } = resolveSelect(body, outer, context)
      arms.push({ outputs: select.outputs, scope })
      return { body: select, scope, arms }
    }
    case 'values': {
      const values = resolveValues(body, outer, context)
      const columns = leftmostOutputs(values).map((output) => ({ ...output, qualifier: undefined }))
      return { body: values, scope: innerScope(outer, { variables: [], columns }), arms }
    }
    case 'query': {
      const { query, scope } = resolveWithScope(body, outer, context)
      return {
        body: query,
        scope: context.dialect.semantics.sortsInsideParentheses ? scope : blind,
        arms,
      }
    }
    case 'set-operation':
      return { body: resolveSetOperation(body, outer, context, arms), scope: blind, arms }
  }
}

function resolveSetOperation(
  operation: Ast.SetOperation,
  outer: Scope,
  context: Context,
  arms: SetArm[],
): Ir.SetOperation {
  const { operator, all: keepsDuplicates, at } = operation
  const inner = context.dialect.semantics.derivedSees === 'none' ? blindScope(outer) : outer
  const around = (arm: Ast.QueryBody) => (isSetOperation(arm) ? inner : outer)
  const { left: first } = operation
  const left = resolveBody(
    first,
    first.kind === 'query' ? around(first) : outer,
    context,
    arms,
  ).body
  const right = resolveBody(operation.right, around(operation.right), context, arms).body
  const expected = bodyNames(left).length
  const found = bodyNames(right).length
  if (expected !== found) {
    const where = `the columns of ${operator.toUpperCase()}`
    context.report.add('wrong-column-count', operation.right.at, { where, expected, found })
  }
  return { kind: 'set-operation', operator, all: keepsDuplicates, left, right, at }
}

/** MariaDB makes a derived table of a set operation that is the operand of another: `1 UNION (2 INTERSECT 3)`. */
function isSetOperation(body: Ast.QueryBody): boolean {
  return body.kind === 'query' ? isSetOperation(body.body) : body.kind === 'set-operation'
}

function resolveValues(values: Ast.Values, outer: Scope, context: Context): Ir.Values {
  const { names, semantics } = context.dialect
  const { rowsShowOuter } = semantics
  const around = rowsShowOuter === 'nowhere' ? blindScope(outer) : outer
  const scope = { ...around, closed: rowsShowOuter === 'outside-subqueries' }
  const rows = values.rows.map((row) => expandedItems(row, scope, context))
  const [first = []] = rows
  for (const row of rows) {
    const [item] = row
    if (row.length === first.length || !item) continue
    const counts = { expected: first.length, found: row.length }
    context.report.add('wrong-column-count', item.at, { where: 'a row of VALUES', ...counts })
  }
  return {
    kind: 'values',
    columns: first.map((_, i) => names.valuesColumn(i, values.rows[0]?.[i], values.texts[i] ?? '')),
    rows,
    at: values.at,
  }
}

function leftmostOutputs(body: Ir.Body): readonly Ir.Output[] {
  switch (body.kind) {
    case 'select':
      return body.outputs
    case 'set-operation':
      return leftmostOutputs(body.left)
    case 'query':
      return leftmostOutputs(body.body)
    case 'values':
      return (body.rows[0] ?? []).map((expression, i) => ({
        name: body.columns[i] ?? '',
        expression,
        written: { kind: 'expression', alias: undefined },
        at: expression.at,
      }))
  }
}
