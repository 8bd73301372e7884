import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { type Context, optional } from '../context.ts'
import { expandedItems } from '../results/expand-row.ts'
import { outputNames } from '../results/output-names.ts'
import { catalogVariable, relationVariable } from '../from/range-variable.ts'
import { judgeConflict } from './judge-conflict.ts'
import { partsOfValue, resolveAssignments, targetColumn } from './resolve-assignment.ts'
import { withCtes } from '../resolve-cte.ts'
import { resolveReturning } from '../resolve-returning.ts'
import { emptyFrom, type FromScope, innerScope, type Scope, visibleColumns } from '../scope.ts'

export function resolveInsert(insert: Ast.Insert, outer: Scope, context: Context): Ir.Insert {
  const { ctes, scope } = withCtes(insert.with, outer, context)
  const target = relationVariable(insert.target, insert.alias, context, true)
  const columns = targetColumns(insert, target, scope, context)
  const source = resolveSource(insert.source, scope, context)
  reportCounts(insert, { columns, source, target }, context)
  const seen: FromScope = { variables: [target], columns: visibleColumns(target) }
  const unseenByJoins = !context.dialect.semantics.joinsSeeInserted
  const changed = { target, scope: { ...innerScope(scope, seen), unseenByJoins }, context }
  return {
    kind: 'insert',
    ctes,
    target,
    columns: insert.columns.length > 0 ? columns : columns.slice(0, widest(source)),
    overriding: insert.overriding,
    source,
    skips:
      insert.mode === 'ignore' ||
      insert.resolution === 'ignore' ||
      insert.conflicts.some(({ action, where }) => action === 'nothing' || where !== undefined),
    conflicts: resolveConflicts(insert, { target, columns, source }, scope, context),
    ...resolveReturning(insert, changed, { old: true, new: false }),
    at: insert.at,
  }
}

/** Those that are named, else all that `*` shows, or those of them that take values. */
export function targetColumns(
  insert: Pick<Ast.Insert, 'columns'>,
  target: Ir.RangeVariable,
  scope: Scope,
  context: Context,
): Ir.Insert['columns'] {
  if (insert.columns.length === 0) {
    const all = Array.from({ length: target.visible }, (_, index) => index)
    const given =
      context.dialect.semantics.insertWithoutColumns === 'all-but-generated'
        ? all.filter((index) => !isGenerated(target, index))
        : all
    return given.map((index) => ({ index, path: [], at: target.at }))
  }
  return insert.columns.map((name) => ({
    index: targetColumn(name, target, context),
    path: partsOfValue(name.path, innerScope(scope, emptyFrom), context),
    at: name.at,
  }))
}

function isGenerated({ over }: Ir.RangeVariable, index: number): boolean {
  return over.kind === 'relation' && (over.columns[index]?.generated ?? 'none') !== 'none'
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
      const inner = innerScope(scope, emptyFrom)
      const values = (item: Ast.InsertValue): readonly Ir.AssignedValue[] =>
        item.kind === 'default' ? [item] : expandedItems([item], inner, context)
      const rows = source.rows.map((row) => row.flatMap(values))
      return { kind: 'rows', rows, values: source.assigned ? undefined : source.at }
    }
  }
}

/** How many columns are given a value where none are named. */
function widest(source: Ir.Insert['source']): number {
  if (source.kind === 'defaults') return 0
  if (source.kind === 'query') return outputNames(source.query).length
  return Math.max(0, ...source.rows.map(({ length }) => length))
}

/** Fewer values than columns are fine where no column is named, and the dialect says so. */
export function reportCounts(
  insert: Pick<Ast.Insert, 'columns' | 'at'>,
  resolved: Written,
  context: Context,
): void {
  const { source, target, columns } = resolved
  if (source.kind === 'defaults' || target.over.kind === 'fault') return
  const expected = columns.length
  const short =
    insert.columns.length === 0 && context.dialect.semantics.insertWithoutColumns === 'some'
  const where = `values for the columns of "${target.alias}"`
  for (const { found, at } of valueCounts(source, expected, insert)) {
    if (found === expected || (short && found < expected) || isAllDefaults(insert, found)) continue
    context.report.add('wrong-column-count', at, { where, expected, found })
  }
}

/** `INSERT INTO t VALUES ()` */
function isAllDefaults({ columns }: Pick<Ast.Insert, 'columns'>, values: number): boolean {
  return values === 0 && columns.length === 0
}

type Written = Pick<Ir.Insert, 'source' | 'target' | 'columns'>

/** How many values each row gives, and where the first one too many, or the last one, stands. */
function valueCounts(
  source: Exclude<Ir.Insert['source'], { kind: 'defaults' }>,
  expected: number,
  { at }: Pick<Ast.Insert, 'at'>,
) {
  if (source.kind === 'query') {
    return [{ found: outputNames(source.query).length, at: source.query.at }]
  }
  return source.rows.map((row) => ({
    found: row.length,
    at: row[Math.min(expected, row.length - 1)]?.at ?? at,
  }))
}

/** The update sees the target, the row that could not be inserted, and in MySQL the row that it was made of. */
function resolveConflicts(
  insert: Ast.Insert,
  written: Written,
  scope: Scope,
  context: Context,
): Ir.Insert['conflicts'] {
  if (insert.conflicts.length === 0) return []
  const { target } = written
  const proposed = proposedRow(insert, written, context)
  const own = innerScope(scope, { variables: [target], columns: visibleColumns(target) })
  const inner = conflictScope(insert, { ...written, proposed }, scope, context)
  return insert.conflicts.map((conflict) => {
    judgeConflict(conflict, target, context)
    return {
      proposed,
      key: conflictKey(conflict.target, own, context),
      constraint: constraintOf(conflict.target),
      updates: conflict.action === 'update',
      at: conflict.at,
      assignments: resolveAssignments(conflict.assignments, inner, target, context),
      where: optional(conflict.where, inner, context),
    }
  })
}

function constraintOf(target: Ast.ConflictTarget): Ir.Conflict['constraint'] {
  return target.kind === 'constraint' ? { name: target.name.text, at: target.name.at } : undefined
}

function conflictScope(
  { rowAlias }: Ast.Insert,
  { target, proposed, source }: Written & { readonly proposed: Ir.RangeVariable | undefined },
  scope: Scope,
  { dialect }: Context,
): Scope {
  const { proposedRowShown, joinsSeeInserted, conflictsSeeSource } = dialect.semantics
  const { relationKey } = dialect.names
  const read = conflictsSeeSource ? variablesOfSource(source) : []
  const isTwice = read.some(({ alias }) => relationKey(alias) === relationKey(target.alias))
  const changed = isTwice ? { ...target, shared: target.columns } : target
  const isShown = rowAlias !== undefined || proposedRowShown
  const shown = [changed, ...(proposed && isShown ? [proposed] : []), ...read]
  const variables = [changed, ...(proposed ? [proposed] : []), ...read]
  const columns = shown.flatMap((each) => visibleColumns(each))
  const inserted = { variables: [target], columns: visibleColumns(target) }
  return {
    ...innerScope(scope, { variables, columns }),
    unseenByJoins: !joinsSeeInserted,
    inserted,
  }
}

/** What a select reads whose rows are those of its FROM. */
function variablesOfSource(source: Ir.Insert['source']): readonly Ir.RangeVariable[] {
  let body: Ir.Body | undefined = source.kind === 'query' ? source.query.body : undefined
  while (body?.kind === 'query') body = body.body
  if (body?.kind !== 'select' || body.grouping.sets.length > 0) return []
  const variables: Ir.RangeVariable[] = []
  const visit = (part: Ir.From) => {
    if (part.kind === 'join') {
      visit(part.left)
      visit(part.right)
    } else variables.push(part)
  }
  if (body.from) visit(body.from)
  return variables
}

function conflictKey(
  target: Ast.ConflictTarget,
  scope: Scope,
  context: Context,
): Ir.Conflict['key'] {
  if (target.kind !== 'columns') return undefined
  const parts = target.columns.map(({ expression }) => context.expression(expression, scope))
  return { parts, where: optional(target.where, scope, context) }
}

/** One with an alias has the columns that are given values, which the alias may rename. */
function proposedRow(
  { rowAlias, at }: Ast.Insert,
  { target, columns }: Written,
  context: Context,
): Ir.RangeVariable | undefined {
  const { proposedRow: name } = context.dialect.semantics
  const alias = rowAlias?.name.text ?? name
  if (alias === undefined || target.over.kind !== 'relation') return undefined
  const { relation } = target.over
  const named = { alias: rowAlias, name: alias, schema: undefined, at }
  if (!rowAlias) return catalogVariable(relation, named, context)
  const given = columns.flatMap(({ index }) => relation.columns[index] ?? [])
  return catalogVariable({ ...relation, columns: given }, named, context)
}
