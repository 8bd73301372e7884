import type * as Ast from '../../2-parse/ast.ts'
import type * as Ir from '../../ir/query.ts'
import { type Context, notSupported, optional } from './context.ts'
import { expandedItems } from './results/expand-row.ts'
import { bodyNames } from './results/output-names.ts'
import { withCtes } from './resolve-cte.ts'
import { orderExpression, resolveSelect } from './resolve-select.ts'
import { blindScope, emptyFrom, innerScope, type Scope, scopeAround } from './scope.ts'

/** A query in the scope around it. */
export function resolveQuery(query: Ast.Query, around: Scope, context: Context): Ir.Query {
  if (query.into) notSupported('SELECT ... INTO', query.into.at, context)
  const outer = scopeAround(around)
  const { ctes, scope } = withCtes(query.with, outer, context)
  const { body, scope: ordering } = resolveBody(query.body, scope, context)
  return {
    kind: 'query',
    ctes,
    body,
    orderBy: query.orderBy.map(({ expression, descending, nulls }) => ({
      expression: orderExpression(expression, leftmostOutputs(body), ordering, context),
      descending,
      nulls,
    })),
    limit: optional(query.limit?.count, outer, context),
    offset: optional(query.limit?.offset, outer, context),
    locking: resolveLocking(query.locking, ordering, context),
    at: query.at,
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
  /** What ORDER BY sees besides the outputs: the FROM of a select, nothing of a set operation. */
  readonly scope: Scope
}

function resolveBody(body: Ast.QueryBody, outer: Scope, context: Context): ResolvedBody {
  const blind = innerScope(outer, emptyFrom)
  switch (body.kind) {
    case 'select': {
      const { select, scope } = resolveSelect(body, outer, context)
      return { body: select, scope }
    }
    case 'values':
      return { body: resolveValues(body, outer, context), scope: blind }
    case 'query':
      return { body: resolveQuery(body, outer, context), scope: blind }
    case 'set-operation':
      return { body: resolveSetOperation(body, outer, context), scope: blind }
  }
}

function resolveSetOperation(
  operation: Ast.SetOperation,
  outer: Scope,
  context: Context,
): Ir.SetOperation {
  const { operator, all: keepsDuplicates, at } = operation
  const left = resolveBody(operation.left, outer, context).body
  const right = resolveBody(operation.right, outer, context).body
  const expected = bodyNames(left).length
  const found = bodyNames(right).length
  if (expected !== found) {
    const where = `the columns of ${operator.toUpperCase()}`
    context.report.add('wrong-column-count', operation.right.at, { where, expected, found })
  }
  return { kind: 'set-operation', operator, all: keepsDuplicates, left, right, at }
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
