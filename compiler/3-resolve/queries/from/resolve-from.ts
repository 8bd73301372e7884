import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { sharedNames } from '../shared-names.ts'
import { distinctNames } from '../results/result-names.ts'
import { columnsTableVariable } from '../columns-table.ts'
import type { Context } from '../context.ts'
import { calledTable } from './called-table.ts'
import { type Joined, resolveJoinCondition } from './join-condition.ts'
import {
  functionVariable,
  jsonTableVariable,
  queryVariable,
  tableVariable,
  variable,
} from './range-variable.ts'
import {
  besideEachOther,
  blindScope,
  emptyFrom,
  type FromScope,
  innerScope,
  type Scope,
  type VisibleColumn,
  visibleColumns,
} from '../scope.ts'

export interface ResolvedFrom {
  readonly from: Ir.From | undefined
  readonly scope: FromScope
}

/** The relations of a FROM, joined; items separated by commas are inner joins without a condition. */
export function resolveFrom(
  items: readonly Ast.FromItem[],
  scope: Scope,
  context: Context,
): ResolvedFrom {
  return resolveChanged([], items, scope, context)
}

/** Targets stand first. Fails: `WITH x AS (SELECT 1 AS a) DELETE FROM x`. */
export function resolveChanged(
  targets: readonly Ast.FromItem[],
  items: readonly Ast.FromItem[],
  scope: Scope,
  context: Context,
): ResolvedFrom {
  const { changesJoins } = context.dialect.semantics
  const around = changesJoins ? scope : { ...scope, ctes: new Map<string, Ir.Cte>() }
  let resolved: ResolvedFrom = { from: undefined, scope: emptyFrom }
  for (const target of targets) resolved = beside(resolved, target, around, context)
  for (const item of items) resolved = beside(resolved, item, scope, context)
  reportDuplicates(resolved.scope.variables, context)
  return resolved
}

function beside(
  before: ResolvedFrom,
  item: Ast.FromItem,
  scope: Scope,
  context: Context,
): ResolvedFrom {
  const right = resolveItem(item, () => before.scope, scope, context)
  if (!before.from || !right.from) return right
  const at = { start: before.from.at.start, end: right.from.at.end }
  return {
    from: {
      kind: 'join',
      type: 'inner',
      left: before.from,
      right: right.from,
      condition: undefined,
      cross: false,
      at,
    },
    scope: besideEachOther(before.scope, right.scope),
  }
}

/** The relations to the left, which only LATERAL sees: 500 joins seldom ask. */
type Before = () => FromScope

function resolveItem(
  item: Ast.FromItem,
  before: Before,
  scope: Scope,
  context: Context,
): ResolvedFrom {
  if (item.kind === 'join') return resolveJoin(item, before, scope, context)
  const variable = resolveVariable(item, before, scope, context)
  return { from: variable, scope: { variables: [variable], columns: visibleColumns(variable) } }
}

function resolveVariable(
  item: Exclude<Ast.FromItem, Ast.Join>,
  before: Before,
  scope: Scope,
  context: Context,
): Ir.RangeVariable {
  switch (item.kind) {
    case 'table':
      return tableVariable(item, scope, context)
    case 'derived':
      return queryVariable(item, aroundDerived(item, before, scope, context), context)
    case 'function': {
      const seen = innerScope(scope, before())
      return calledTable(item, seen, context) ?? functionVariable(item, seen, context)
    }
    case 'json-table':
      return jsonTableVariable(item, innerScope(scope, before()), context)
    case 'columns-table':
      return columnsTableVariable(item, innerScope(scope, before()), context)
  }
}

function aroundDerived(
  { lateral }: Extract<Ast.FromItem, { kind: 'derived' }>,
  before: Before,
  scope: Scope,
  { dialect }: Context,
): Scope {
  if (lateral) return innerScope(scope, before())
  return dialect.semantics.derivedSees === 'outer' ? scope : blindScope(scope)
}

function resolveJoin(join: Ast.Join, before: Before, scope: Scope, context: Context): ResolvedFrom {
  const left = resolveItem(join.left, before, scope, context)
  // A row of the right side that meets none of the left has nothing to see there.
  const isOptional = join.type === 'right' || join.type === 'full'
  const seen = isOptional ? before : () => besideEachOther(before(), left.scope)
  const right = resolveItem(join.right, seen, scope, context)
  if (!left.from || !right.from) return right
  const cross = join.type === 'cross'
  const type = join.type === 'cross' ? 'inner' : join.type
  const both = besideEachOther(left.scope, right.scope)
  const sides: Joined = { type, left: left.scope, right: right.scope, both, at: join.at }
  const { condition, columns } = resolveJoinCondition(join.condition, sides, scope, context)
  return {
    from: { kind: 'join', type, left: left.from, right: right.from, condition, cross, at: join.at },
    scope: namedScope(
      join,
      { variables: both.variables, columns: byName(columns, sides) },
      context,
    ),
  }
}

/** Those that USING merged here or before are marked; what parentheses hold on the right was shown by itself. */
function byName(
  columns: readonly VisibleColumn[],
  { type, right }: Joined,
): readonly VisibleColumn[] {
  const others = new Set(right.columns)
  const isExtended = type === 'right' || type === 'full'
  if (!columns.some(({ qualifier }) => qualifier === undefined)) return columns
  return columns.map((column) => {
    if (column.qualifier !== undefined) return column
    if (others.has(column)) return { ...column, isByName: false }
    return isExtended ? { ...column, isByName: true } : column
  })
}

/** What is seen of a join that has a name: `JOIN b USING (id) AS k`, `(a JOIN b ON ...) AS k`. */
function namedScope({ alias, condition }: Ast.Join, from: FromScope, context: Context): FromScope {
  const merged = condition.kind === 'using' ? condition : undefined
  const name = merged?.alias
  const columns = from.columns.slice(0, merged?.columns.length)
  const inner: FromScope = name
    ? { ...from, variables: [...from.variables, joinVariable(bareAlias(name), columns, context)] }
    : from
  if (!alias) return inner
  // The relations of the join are not to be seen any more.
  reportDuplicates(inner.variables, context)
  const named = joinVariable(alias, inner.columns, context)
  const shared = sharedNames(named.columns, context)
  const told = { ...named, columns: toldApart(alias, named.columns, context), shared }
  return { variables: [told], columns: visibleColumns(told) }
}

/** The names of its columns, no two alike: nothing could name the second `id` of `(a JOIN b ON ...) AS x`. */
function toldApart(
  alias: Ast.Alias,
  columns: readonly string[],
  { dialect: { names, text }, edits }: Context,
): readonly string[] {
  const distinct = distinctNames(columns, names)
  if (columns.every((name, i) => name === distinct[i])) return columns
  const list = distinct.map((name) => text.quote(name)).join(', ')
  const at = { start: alias.name.at.start, end: alias.at.end }
  edits.push({ kind: 'text', at, text: `${text.quote(alias.name.text)} (${list})` })
  return distinct
}

function bareAlias(name: Ast.Name): Ast.Alias {
  return { name, columns: [], types: [], collations: [], at: name.at }
}

function joinVariable(
  alias: Ast.Alias,
  columns: readonly VisibleColumn[],
  context: Context,
): Ir.RangeVariable {
  const named = { alias, name: alias.name.text, schema: undefined, at: alias.at }
  const over = { kind: 'join' as const, columns: columns.map(({ expression }) => expression) }
  const names = columns.map(({ name }) => name)
  return variable({ ...named, columns: names, hidden: [], over }, context)
}

/** Reports relations of one name, unless they are of two schemas, or have none: `FROM (SELECT 1), (SELECT 2)`. */
export function reportDuplicates(variables: readonly Ir.RangeVariable[], context: Context): void {
  const { relationKey } = context.dialect.names
  const seen = new Map<string, Ir.RangeVariable>()
  for (const variable of variables.filter(({ alias }) => alias !== '')) {
    const key = relationKey(variable.alias)
    const first = seen.get(key)
    if (first && !areOfTwoSchemas(first, variable, context)) {
      const related = { at: first.at, label: 'the first one' }
      context.report.add('duplicate-alias', variable.at, { alias: variable.alias }, related)
    }
    seen.set(key, variable)
  }
}

/** `FROM a.t, b.t`, neither of them under an alias. */
function areOfTwoSchemas(
  left: Ir.RangeVariable,
  right: Ir.RangeVariable,
  { dialect: { names } }: Context,
): boolean {
  const [first, second] = [left, right].map(({ over, alias }) => {
    const isPlain =
      over.kind === 'relation' && names.relationKey(over.relation.name) === names.relationKey(alias)
    return isPlain ? over.relation : undefined
  })
  return first !== undefined && second !== undefined && first !== second
}
