import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { noResult } from '../../../ir/no-result.ts'
import { type Context, notSupported, optional } from '../context.ts'
import { resolveAssignments } from './resolve-assignment.ts'
import { withCtes } from '../resolve-cte.ts'
import { resolveChanged } from '../from/resolve-from.ts'
import { resolveReturning } from '../resolve-returning.ts'
import { type FromScope, innerScope, type Scope } from '../scope.ts'

/** The target is the first relation; FROM joins it, and MySQL's further targets do too. */
export function resolveUpdate(update: Ast.Update, outer: Scope, context: Context): Ir.Statement {
  if (update.currentOf) notSupported('WHERE CURRENT OF', update.currentOf.at, context)
  const { ctes, scope } = withCtes(update.with, outer, context)
  const { from, scope: columns } = resolveChanged(update.targets, update.from, scope, context)
  const [target] = columns.variables
  if (!from || !target) return { kind: 'command', ...noResult, at: update.at }
  const inner = innerScope(scope, columns)
  if (context.dialect.semantics.changesJoins) judgeTargets(update.assignments, columns, context)
  return {
    kind: 'update',
    ctes,
    target,
    from,
    assignments: resolveAssignments(update.assignments, inner, target, context),
    where: optional(update.where, inner, context),
    limit: optional(update.limit?.count, scope, context),
    ...resolveReturning(update, { target, scope: inner, context }, { old: false, new: false }),
    at: update.at,
  }
}

/** Reports `ambiguous-column`: `UPDATE t JOIN u ON t.id = u.id SET a = 1`, where both have it. */
function judgeTargets(
  assignments: readonly Ast.Assignment[],
  { columns }: FromScope,
  { dialect, report }: Context,
): void {
  const { columnKey } = dialect.names
  for (const { name } of assignments.flatMap(({ targets }) => targets)) {
    const [column, ...others] = name.parts
    if (!column || others.length > 0) continue
    const found = columns.filter((each) => columnKey(each.name) === columnKey(column.text))
    const relations = found.flatMap(({ qualifier }) => qualifier ?? [])
    if (found.length > 1) {
      report.add('ambiguous-column', column.at, { column: column.text, relations })
    }
  }
}

/** MySQL's multi-table form names its targets by their aliases in FROM. */
export function resolveDelete(statement: Ast.Delete, outer: Scope, context: Context): Ir.Statement {
  if (statement.currentOf) notSupported('WHERE CURRENT OF', statement.currentOf.at, context)
  const { ctes, scope } = withCtes(statement.with, outer, context)
  const isJoin =
    context.dialect.semantics.changesJoins &&
    statement.targets.some((target) => isNamed(target, statement.from, context))
  const targets = isJoin ? [] : statement.targets
  const { from, scope: columns } = resolveChanged(targets, statement.from, scope, context)
  const [target] = columns.variables
  if (!from || !target) return { kind: 'command', ...noResult, at: statement.at }
  const inner = innerScope(scope, columns)
  const names = new Set(statement.targets.map((each) => targetKey(each, context)))
  return {
    kind: 'delete',
    ctes,
    target,
    targets: isJoin
      ? columns.variables.filter(({ alias }) => names.has(context.dialect.names.relationKey(alias)))
      : columns.variables.slice(0, statement.targets.length),
    from,
    where: optional(statement.where, inner, context),
    limit: optional(statement.limit?.count, scope, context),
    ...resolveReturning(statement, { target, scope: inner, context }, { old: false, new: true }),
    at: statement.at,
  }
}

function targetKey({ name }: Ast.TableRef, { dialect }: Context): string {
  return dialect.names.relationKey(name.parts.at(-1)?.text ?? '')
}

function isNamed(target: Ast.TableRef, items: readonly Ast.FromItem[], context: Context): boolean {
  const { relationKey } = context.dialect.names
  return items.some((item) => {
    if (item.kind === 'join') return isNamed(target, [item.left, item.right], context)
    const own = item.kind === 'table' ? item.name.parts.at(-1)?.text : undefined
    return relationKey(item.alias?.name.text ?? own ?? '') === targetKey(target, context)
  })
}
