import { suggest } from '../../../diagnostics/suggest.ts'
import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { all, type Context } from '../context.ts'
import type { Span } from '../../../source/span.ts'
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
  const refused = base && overridden(window, base)
  if (refused) context.report.add('misplaced-clause', window.at, refused)
  return {
    partitionBy: base ? [...base.partitionBy, ...partitionBy] : partitionBy,
    orderBy: base ? [...base.orderBy, ...orderBy] : orderBy,
    mayBeEmpty: frame ? mayBeEmpty(frame) : (base?.mayBeEmpty ?? false),
    unit: frame?.unit ?? 'range',
    offsets: all(offsets, scope, context),
    framed: frame !== undefined,
  }
}

/** What a window must not say again, or take over, of the one that it begins with (SQL:2016 7.15). */
function overridden(window: Ast.Window, base: Ir.Window) {
  const reason = 'the window that it begins with has decided that'
  if (window.partitionBy.length > 0) return { clause: 'PARTITION BY', reason }
  if (window.orderBy.length > 0 && base.orderBy.length > 0) return { clause: 'ORDER BY', reason }
  return base.framed
    ? { clause: 'a window with a frame', reason: 'no other window can begin with it' }
    : undefined
}

/** One of which nothing is known, not even that it has no order. */
function unknownWindow(at: Span): Ir.Window {
  const expression = { kind: 'fault', at } as const
  return {
    partitionBy: [],
    orderBy: [{ expression, descending: false, nulls: undefined }],
    mayBeEmpty: true,
    unit: 'range',
    offsets: [],
    framed: false,
  }
}

function findWindow(name: Ast.Name, scope: Scope, context: Context): Ir.Window {
  const found = scope.windows.get(context.dialect.names.columnKey(name.text))
  if (found) {
    context.unusedWindows.delete(found.at)
    return found.window
  }
  context.report.add('unknown-object', name.at, {
    what: 'window',
    name: name.text,
    suggestion: suggest(name.text, scope.windows.keys()),
  })
  return unknownWindow(name.at)
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
