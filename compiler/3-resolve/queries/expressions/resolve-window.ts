import { suggest } from '../../../diagnostics/suggest.ts'
import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { all, type Context } from '../context.ts'
import type { Scope } from '../scope.ts'

/** The window, what it inherits from a named one written out. */
export function resolveWindow(
  window: Ast.Window | Ast.Name,
  scope: Scope,
  context: Context,
): Ir.Window {
  if (!('kind' in window)) return findWindow(window, scope, context)
  const base = window.base && findWindow(window.base, scope, context)
  const { frame } = window
  const offsets = [frame?.start.offset, frame?.end.offset].filter((offset) => offset !== undefined)
  const partitionBy = all(window.partitionBy, scope, context)
  const orderBy = resolveOrder(window.orderBy, scope, context)
  return {
    partitionBy: base ? [...base.partitionBy, ...partitionBy] : partitionBy,
    orderBy: base ? [...base.orderBy, ...orderBy] : orderBy,
    mayBeEmpty: frame ? mayBeEmpty(frame) : (base?.mayBeEmpty ?? false),
    unit: frame?.unit ?? 'range',
    offsets: all(offsets, scope, context),
  }
}

const emptyWindow: Ir.Window = {
  partitionBy: [],
  orderBy: [],
  mayBeEmpty: true,
  unit: 'range',
  offsets: [],
}

function findWindow(name: Ast.Name, scope: Scope, context: Context): Ir.Window {
  const found = scope.windows.get(context.dialect.names.columnKey(name.text))
  if (found) return found
  context.report.add('unknown-object', name.at, {
    what: 'window',
    name: name.text,
    suggestion: suggest(name.text, scope.windows.keys()),
  })
  return emptyWindow
}

const reachesBack: ReadonlySet<Ast.FrameBound['kind']> = new Set([
  'unbounded-preceding',
  'preceding',
  'current-row',
])
const reachesOn: ReadonlySet<Ast.FrameBound['kind']> = new Set([
  'unbounded-following',
  'following',
  'current-row',
])

/** Only a frame from the current row or before it, to it or after it, always holds that row. */
function mayBeEmpty({ start, end, exclude }: Ast.Frame): boolean {
  if (exclude === 'current-row' || exclude === 'group') return true
  return !reachesBack.has(start.kind) || !reachesOn.has(end.kind)
}

export function resolveOrder(
  items: readonly Ast.OrderItem[],
  scope: Scope,
  context: Context,
): readonly Ir.Order[] {
  return items.map(({ expression, descending, nulls }) => ({
    expression: context.expression(expression, scope),
    descending,
    nulls,
  }))
}
