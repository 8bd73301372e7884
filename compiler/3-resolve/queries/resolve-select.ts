import type * as Ast from '../../2-parse/ast.ts'
import type * as Ir from '../../ir/query.ts'
import { positionOf } from './results/position-of.ts'
import { type Context, notSupported, optional } from './context.ts'
import { resolveFrom } from './from/resolve-from.ts'
import { groupingSets } from './resolve-grouping.ts'
import { countNamed, loneName, outputNamed } from './results/output-named.ts'
import { resolveOutputs } from './results/resolve-outputs.ts'
import { resolveWindow } from './expressions/resolve-window.ts'
import { innerScope, type NamedWindow, type PreferredNames, type Scope } from './scope.ts'

/** A select with the scope that its ORDER BY sees. */
export interface ResolvedSelect {
  readonly select: Ir.Select
  readonly scope: Scope
}

/** FROM first: everything else refers to it. */
export function resolveSelect(select: Ast.Select, outer: Scope, context: Context): ResolvedSelect {
  if (select.into) notSupported('SELECT ... INTO', select.into.at, context)
  if (select.qualify) notSupported('QUALIFY', select.qualify.at, context)
  const { aliases } = context.dialect.semantics
  const selected = aliases.where ? select.items : []
  const { from, scope: columns } = resolveFrom(select.from, outer, { ...context, selected })
  const inner = innerScope(outer, columns)
  const scope = { ...inner, windows: resolveWindows(select.windows, inner, context) }
  const outputs = resolveOutputs(select.items, scope, context)
  const grouping = resolveGrouping(select.groupBy, outputs, scope, context)
  const seeing = (visible: boolean) => (visible ? { ...scope, outputs: named(outputs) } : scope)
  const filtered = {
    ...seeing(aliases.having !== 'none'),
    preferred: aliases.having === 'before-columns' ? preferredNames(outputs, grouping) : undefined,
  }
  const resolved: Ir.Select = {
    kind: 'select',
    from,
    where: optional(select.where, seeing(aliases.where), context),
    grouping,
    having: optional(select.having, filtered, context),
    distinct: resolveDistinct(select.distinct, outputs, scope, context),
    outputs,
    at: select.at,
  }
  return { select: resolved, scope }
}

function preferredNames(outputs: readonly Ir.Output[], { sets }: Ir.Grouping): PreferredNames {
  return { outputs, keys: [...new Set(sets.flat())] }
}

/** Only a written alias hides nothing that the clause could mean otherwise. */
function named(outputs: readonly Ir.Output[]): readonly Ir.Output[] {
  return outputs.filter(({ written }) => written.kind === 'expression' && written.alias)
}

function resolveWindows(
  windows: readonly Ast.NamedWindow[],
  scope: Scope,
  context: Context,
): Scope['windows'] {
  const resolved = new Map<string, NamedWindow>()
  const isAsUsed = context.dialect.semantics.unused.window !== 'everything'
  for (const { name, window } of windows) {
    const seen = { ...scope, windows: resolved }
    const key = context.dialect.names.columnKey(name.text)
    // SQLite takes the last one of a name, and does not ask what the first of all begins with.
    if (resolved.has(key) && !isAsUsed)
      context.report.add('duplicate-object', name.at, { what: 'window', name: name.text })
    const read = isAsUsed && resolved.size === 0 ? { ...window, base: undefined } : window
    context.unusedWindows.add(window.at)
    resolved.set(key, { window: resolveWindow(read, seen, context), at: window.at })
  }
  return resolved
}

function resolveDistinct(
  distinct: Ast.Select['distinct'],
  outputs: readonly Ir.Output[],
  scope: Scope,
  context: Context,
): Ir.Select['distinct'] {
  if (typeof distinct === 'string') return distinct
  return { on: distinct.on.map((item) => orderExpression(item, outputs, scope, context)) }
}

/** Several items multiply their sets: `GROUP BY a, ROLLUP (b)` is `(a, b), (a)`. */
function resolveGrouping(
  items: readonly Ast.GroupItem[],
  outputs: readonly Ir.Output[],
  scope: Scope,
  context: Context,
): Ir.Grouping {
  if (items.length === 0) return { sets: [] }
  const seen = { ...scope, outputs: named(outputs) }
  // One that stands in many sets is one.
  const resolved = new Map<Ast.Expression, Ir.Expression>()
  const resolve = (expression: Ast.Expression): Ir.Expression => {
    const known = resolved.get(expression) ?? groupExpression(expression, outputs, seen, context)
    resolved.set(expression, known)
    return known
  }
  let sets: Ir.Expression[][] = [[]]
  for (const item of items) {
    const added =
      item.kind === 'group-expression'
        ? [[resolve(item.expression)]]
        : groupingSets(item).map((set) => set.map(resolve))
    const [only, ...others] = added
    if (!only || others.length > 0) {
      sets = sets.flatMap((set) => added.map((more) => [...set, ...more]))
    } else {
      for (const set of sets) set.push(...only)
    }
  }
  return { sets }
}

/** A number is an output's position; a name is a column or an output, as the dialect prefers. */
function groupExpression(
  expression: Ast.Expression,
  outputs: readonly Ir.Output[],
  scope: Scope,
  context: Context,
): Ir.Expression {
  const position = ordinal(expression, outputs, context)
  if (position) return position
  const output = groupedOutput(expression, outputs, scope, context)
  return output ?? context.expression(expression, inside(expression, scope, context))
}

/** `SELECT a.id FROM a JOIN b ... GROUP BY id`, where columns of the name are none or several. */
function groupedOutput(
  expression: Ast.Expression,
  outputs: readonly Ir.Output[],
  { from }: Scope,
  context: Context,
): Ir.Expression | undefined {
  const name = loneName(expression)
  if (!name || context.dialect.semantics.aliases.groupBy !== 'after-one-column') return undefined
  const output = outputNamed(expression, outputs, from, context)
  return countNamed(name, from, context) === 1 ? undefined : output
}

/** Where names of outputs are known only if they stand alone, an expression is around them. */
function inside(expression: Ast.Expression, scope: Scope, { dialect }: Context): Scope {
  return loneName(expression) || dialect.semantics.aliases.inExpressions
    ? scope
    : { ...scope, outputs: [] }
}

/** What an item of ORDER BY or DISTINCT ON means: a position, an output's name, or an expression. */
export function orderExpression(
  expression: Ast.Expression,
  outputs: readonly Ir.Output[],
  scope: Scope,
  context: Context,
): Ir.Expression {
  return (
    ordinal(expression, outputs, context) ??
    outputNamed(expression, outputs, scope.from, context) ??
    context.expression(
      expression,
      inside(expression, { ...scope, outputs: named(outputs) }, context),
    )
  )
}

function ordinal(
  expression: Ast.Expression,
  outputs: readonly Ir.Output[],
  context: Context,
): Ir.Expression | undefined {
  const position = positionOf(expression, context.dialect.semantics.position)
  if (!position) return undefined
  const output = outputs[position.number - 1]
  if (output) return output.expression
  context.report.add('unknown-object', expression.at, {
    what: 'result column',
    name: position.written,
    suggestion: undefined,
  })
  return { kind: 'fault', at: expression.at }
}
