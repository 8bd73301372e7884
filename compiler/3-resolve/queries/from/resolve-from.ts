import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { columnsTableVariable } from '../columns-table.ts'
import { type Context, notSupported } from '../context.ts'
import { type Joined, resolveJoinCondition } from './join-condition.ts'
import {
  functionVariable,
  jsonTableVariable,
  queryVariable,
  tableVariable,
} from './range-variable.ts'
import {
  besideEachOther,
  emptyFrom,
  type FromScope,
  innerScope,
  type Scope,
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
  let resolved: ResolvedFrom = { from: undefined, scope: emptyFrom }
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
      return queryVariable(item, item.lateral ? innerScope(scope, before()) : scope, context)
    case 'function':
      return functionVariable(item, innerScope(scope, before()), context)
    case 'json-table':
      return jsonTableVariable(item, innerScope(scope, before()), context)
    case 'columns-table':
      return columnsTableVariable(item, innerScope(scope, before()), context)
  }
}

function resolveJoin(join: Ast.Join, before: Before, scope: Scope, context: Context): ResolvedFrom {
  if (join.alias) notSupported('an alias of a join', join.alias.at, context)
  const left = resolveItem(join.left, before, scope, context)
  const seen = () => besideEachOther(before(), left.scope)
  const right = resolveItem(join.right, seen, scope, context)
  if (!left.from || !right.from) return right
  const cross = join.type === 'cross'
  const type = join.type === 'cross' ? 'inner' : join.type
  const both = besideEachOther(left.scope, right.scope)
  const sides: Joined = { type, left: left.scope, right: right.scope, both, at: join.at }
  const { condition, columns } = resolveJoinCondition(join.condition, sides, scope, context)
  return {
    from: { kind: 'join', type, left: left.from, right: right.from, condition, cross, at: join.at },
    scope: { variables: both.variables, columns },
  }
}

function reportDuplicates(variables: readonly Ir.RangeVariable[], context: Context): void {
  const { relationKey } = context.dialect.names
  const seen = new Map<string, Ir.RangeVariable>()
  for (const variable of variables) {
    const key = `${variable.qualifier}.${relationKey(variable.alias)}`
    const first = seen.get(key)
    if (first) {
      const related = { at: first.at, label: 'the first one' }
      context.report.add('duplicate-alias', variable.at, { alias: variable.alias }, related)
    }
    seen.set(key, variable)
  }
}
