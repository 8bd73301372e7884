import type { Resolution } from '../../dialects/dialect.ts'
import type { Semantics } from '../../dialects/dialect.ts'
import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { OrderedSelect } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { withoutIdleCasts } from '../tree/idle-casts.ts'
import { sameExpression, type Seen } from '../tree/same-expression.ts'
import { allExpressions } from '../tree/walk.ts'

type Chosen = Extract<Resolution, { kind: 'chosen' }>

/**
 * What stands beside the arguments of a call depends on what is called. Fails: `lower(a) OVER ()`,
 * `sum(DISTINCT a) OVER ()`, `row_number() FILTER (WHERE a) OVER ()`. Passes: `sum(a) FILTER (WHERE b) OVER ()`.
 */
export function callClauses(select: OrderedSelect, inferred: Inferred, report: Report): void {
  for (const expression of expressionsOf(select)) {
    for (const part of allExpressions(expression)) {
      const chosen = part.kind === 'call' ? inferred.chosen.get(part) : undefined
      if (part.kind === 'call' && chosen) judge(part, chosen, inferred, report)
    }
  }
}

function expressionsOf(select: OrderedSelect): readonly Ir.Expression[] {
  return [
    ...select.outputs.map(({ expression }) => expression),
    ...select.orderBy.map(({ expression }) => expression),
    ...[select.where, select.having].flatMap((each) => each ?? []),
  ]
}

function judge(call: Ir.Call, { routine }: Chosen, inferred: Inferred, report: Report): void {
  const { distinctCalls, distinctOrder } = inferred.dialect.semantics
  if (distinctOrder === 'whole') reportUnlisted(call, withoutIdleCasts(inferred), report)
  const found =
    routine === 'function'
      ? besideFunction(call, distinctCalls.functions)
      : besideRows(call, routine, distinctCalls)
  if (found) report.add('misplaced-clause', call.nameAt, found)
}

/** Fails in PostgreSQL: `string_agg(DISTINCT a, ',' ORDER BY b)`. */
function reportUnlisted(
  { distinct, orderBy, arguments: given }: Ir.Call,
  seen: Seen,
  report: Report,
): void {
  const unlisted = orderBy.find(
    ({ expression }) => !given.some(({ value }) => sameExpression(value, expression, seen)),
  )
  if (distinct && unlisted) report.add('unlisted-order', unlisted.expression.at, {})
}

interface Misplaced {
  readonly clause: string
  readonly reason: string
}

function besideFunction(call: Ir.Call, mayBeDistinct: boolean): Misplaced | undefined {
  const reason = `${call.name} is no aggregate`
  if (call.over) return { clause: 'OVER', reason: `${reason}, nor a window function` }
  if (call.filter) return { clause: 'FILTER', reason }
  if (call.orderBy.length > 0) return { clause: 'ORDER BY', reason }
  return call.distinct && !mayBeDistinct ? { clause: 'DISTINCT', reason } : undefined
}

/** An aggregate, with a window or without, or a window function. */
function besideRows(
  call: Ir.Call,
  routine: Chosen['routine'],
  { ofSeveral, overWindows }: Semantics['distinctCalls'],
): Misplaced | undefined {
  if (!call.over) {
    const isWide = call.distinct && !ofSeveral && call.arguments.length !== 1
    return isWide ? { clause: 'DISTINCT', reason: 'it takes one argument' } : undefined
  }
  if (call.distinct && !overWindows.has(call.name.toLowerCase()))
    return { clause: 'DISTINCT', reason: 'the call has OVER' }
  if (call.withinGroup.length > 0 && routine !== 'window')
    return { clause: 'OVER', reason: 'the call has WITHIN GROUP' }
  if (routine === 'window' && call.filter)
    return { clause: 'FILTER', reason: `${call.name} is no aggregate` }
  return call.orderBy.length > 0
    ? { clause: 'ORDER BY', reason: 'the order of a call with OVER stands in its window' }
    : undefined
}
