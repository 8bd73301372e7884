import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { type Context, notSupported, optional } from '../context.ts'
import { outputNames } from '../results/output-names.ts'
import { catalogVariable, relationVariable } from '../from/range-variable.ts'
import { resolveAssignments, targetColumn } from './resolve-assignment.ts'
import { withCtes } from '../resolve-cte.ts'
import { resolveReturning } from '../resolve-returning.ts'
import { emptyFrom, type FromScope, innerScope, type Scope, visibleColumns } from '../scope.ts'

export function resolveInsert(insert: Ast.Insert, outer: Scope, context: Context): Ir.Insert {
  const { ctes, scope } = withCtes(insert.with, outer, context)
  const target = relationVariable(insert.target, insert.alias, context)
  const columns = targetColumns(insert, target, context)
  const source = resolveSource(insert.source, scope, context)
  reportCounts(insert, { columns, source, target }, context)
  const seen: FromScope = { variables: [target], columns: visibleColumns(target) }
  const changed = { target, scope: innerScope(scope, seen), context }
  return {
    kind: 'insert',
    ctes,
    target,
    columns,
    source,
    skips:
      insert.mode === 'ignore' ||
      insert.resolution === 'ignore' ||
      insert.conflicts.some(({ action, where }) => action === 'nothing' || where !== undefined),
    conflicts: resolveConflicts(insert, target, scope, context),
    ...resolveReturning(insert, changed, { old: true, new: false }),
    at: insert.at,
  }
}

/** Those that are named, else all that `*` shows. */
export function targetColumns(
  insert: Pick<Ast.Insert, 'columns'>,
  target: Ir.RangeVariable,
  context: Context,
): readonly number[] {
  if (insert.columns.length === 0) return Array.from({ length: target.visible }, (_, i) => i)
  return insert.columns.map((name) => {
    if (name.path[0]) notSupported('an element or a field as target', name.path[0].at, context)
    return targetColumn(name, target, context)
  })
}

function resolveSource(
  source: Ast.InsertSource,
  scope: Scope,
  context: Context,
): Ir.Insert['source'] {
  switch (source.kind) {
    case 'defaults':
      return { kind: 'defaults' }
    case 'query':
      return { kind: 'query', query: context.query(source.query, scope) }
    case 'rows': {
      const value = (item: Ast.InsertValue) =>
        item.kind === 'default' ? item : context.expression(item, innerScope(scope, emptyFrom))
      return { kind: 'rows', rows: source.rows.map((row) => row.map(value)) }
    }
  }
}

/** Fewer values than columns are fine where no column is named, and the dialect says so. */
function reportCounts(insert: Ast.Insert, resolved: Written, context: Context): void {
  const { source, target, columns } = resolved
  if (source.kind === 'defaults' || target.over.kind === 'fault') return
  const expected = columns.length
  const short = insert.columns.length === 0 && context.dialect.semantics.insertMayOmitColumns
  const where = `values for the columns of "${target.alias}"`
  for (const { found, at } of valueCounts(source, expected, insert)) {
    if (found === expected || (short && found < expected) || isAllDefaults(insert, found)) continue
    context.report.add('wrong-column-count', at, { where, expected, found })
  }
}

/** `INSERT INTO t VALUES ()` */
function isAllDefaults({ columns }: Ast.Insert, values: number): boolean {
  return values === 0 && columns.length === 0
}

type Written = Pick<Ir.Insert, 'source' | 'target' | 'columns'>

/** How many values each row gives, and where the first one too many, or the last one, stands. */
function valueCounts(
  source: Exclude<Ir.Insert['source'], { kind: 'defaults' }>,
  expected: number,
  { at }: Ast.Insert,
) {
  if (source.kind === 'query') {
    return [{ found: outputNames(source.query).length, at: source.query.at }]
  }
  return source.rows.map((row) => ({
    found: row.length,
    at: row[Math.min(expected, row.length - 1)]?.at ?? at,
  }))
}

/** The update sees the target, and the row that could not be inserted. */
function resolveConflicts(
  insert: Ast.Insert,
  target: Ir.RangeVariable,
  scope: Scope,
  context: Context,
): Ir.Insert['conflicts'] {
  if (insert.conflicts.length === 0) return []
  const proposed = proposedRow(insert, target, context)
  const variables = proposed ? [target, proposed] : [target]
  const inner = innerScope(scope, { variables, columns: visibleColumns(target) })
  return insert.conflicts.map((conflict) => {
    if (conflict.target.kind === 'columns') {
      for (const { expression } of conflict.target.columns) context.expression(expression, inner)
      optional(conflict.target.where, inner, context)
    }
    return {
      assignments: resolveAssignments(conflict.assignments, inner, target, context),
      where: optional(conflict.where, inner, context),
    }
  })
}

function proposedRow(
  insert: Ast.Insert,
  target: Ir.RangeVariable,
  context: Context,
): Ir.RangeVariable | undefined {
  const { proposedRow: name } = context.dialect.semantics
  const alias = insert.rowAlias?.name.text ?? name
  if (alias === undefined || target.over.kind !== 'relation') return undefined
  return catalogVariable(
    target.over.relation,
    { alias: insert.rowAlias, name: alias, schema: undefined, at: insert.at },
    context,
  )
}
