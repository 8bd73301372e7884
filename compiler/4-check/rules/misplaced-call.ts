import type { Report } from '../../diagnostics/report.ts'
import type { Place, PlacedCall } from '../../dialects/places.ts'
import type * as Ir from '../../ir/query.ts'
import { variablesOf } from '../tree/variables-of.ts'
import { belongsTo, reachingAggregates } from '../cardinality/own-aggregates.ts'
import { type OrderedSelect, queryIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { childExpressions, walkExpression } from '../tree/walk.ts'

/** A level of queries: an aggregate over the rows of another one is judged where that one holds it. */
interface Level {
  readonly own: ReadonlySet<Ir.RangeVariable>
  readonly inferred: Inferred
  readonly report: Report
}

/** Whether the statement has a call that could be misplaced: most have none. */
export function hasPlacedCall(inferred: Inferred): boolean {
  for (const part of inferred.chosen.keys())
    if (part.kind === 'call' && kindOf(part, inferred) !== undefined) return true
  return false
}

type Placed = readonly [Place, Ir.Expression | undefined]

/**
 * Aggregates and window functions see rows that WHERE, ON and GROUP BY have already chosen.
 * Fails: `SELECT 1 FROM t WHERE count(*) > 1`, `SELECT max(count(*)) FROM t`. Passes: `... GROUP BY a HAVING count(*) > 1`.
 */
export function misplacedCalls(select: OrderedSelect, inferred: Inferred, report: Report): void {
  const level = { own: new Set(variablesOf(select.from)), inferred, report }
  const { where, having, grouping, distinct, from } = select
  judgeOne('WHERE', where, level)
  judgeOne('HAVING', having, level)
  for (const set of grouping.sets) for (const item of set) judgeOne('GROUP BY', item, level)
  judge(placedIn(from), level)
  for (const { expression } of select.outputs) insideCalls(expression, level)
  for (const { expression } of select.orderBy) insideCalls(expression, level)
  if (typeof distinct !== 'string') for (const item of distinct.on) insideCalls(item, level)
  judgeDerived(from, level)
  judgeFunctions(from, level)
}

/** The same of what changes rows, of VALUES and of LIMIT. Fails: `UPDATE t SET a = max(b)`. */
export function misplacedInStatement(
  statement: Ir.Statement,
  inferred: Inferred,
  report: Report,
): void {
  if (statement.kind === 'command') return
  const variables = statement.kind === 'query' ? [] : changedVariables(statement)
  judge(placedInStatement(statement), { own: new Set(variables), inferred, report })
}

function changedVariables(change: Exclude<Ir.Statement, Ir.Query | Ir.Command>) {
  const images = change.images.map(({ variable }) => variable)
  if (change.kind !== 'insert') return [...variablesOf(change.from), change.target, ...images]
  return [change.target, ...images, ...change.conflicts.flatMap(({ proposed }) => proposed ?? [])]
}

function placedInStatement(statement: Exclude<Ir.Statement, Ir.Command>): readonly Placed[] {
  switch (statement.kind) {
    case 'query':
      return [
        ['LIMIT', statement.limit],
        ['LIMIT', statement.offset],
        ...valuesIn(statement.body).map((value): Placed => ['VALUES', value]),
      ]
    case 'insert':
      return [...placedInInsert(statement), ...returned(statement)]
    case 'merge':
      return [
        ['ON', statement.on],
        ...placedIn(statement.from),
        ...statement.actions.flatMap(placedInAction),
        ...returned(statement),
      ]
    case 'update':
    case 'delete':
      return [
        ['WHERE', statement.where],
        ...placedIn(statement.from),
        ...(statement.kind === 'update' ? assigned(statement.assignments) : []),
        ...returned(statement),
      ]
  }
}

function valuesIn(body: Ir.Body): readonly Ir.Expression[] {
  if (body.kind === 'values') return body.rows.flat()
  return body.kind === 'set-operation' ? [...valuesIn(body.left), ...valuesIn(body.right)] : []
}

function placedInInsert({ source, conflicts }: Ir.Insert): readonly Placed[] {
  const rows = source.kind === 'rows' ? source.rows : []
  const place = rows.length === 1 ? 'the only row of VALUES' : 'VALUES'
  return [
    ...rows.flatMap((row) => stored(place, row)),
    ...conflicts.flatMap(({ assignments, where }): readonly Placed[] => [
      ...assigned(assignments),
      ['WHERE', where],
    ]),
  ]
}

function placedInAction({ condition, assignments, values }: Ir.MergeAction): readonly Placed[] {
  return [
    ['WHEN', condition],
    ...assigned(assignments),
    ...stored('the only row of VALUES', values),
  ]
}

function stored(place: Place, values: readonly Ir.AssignedValue[]): readonly Placed[] {
  return values.flatMap((value) => (value.kind === 'default' ? [] : [[place, value] as const]))
}

function assigned(assignments: readonly Ir.Assignment[]): readonly Placed[] {
  return assignments.flatMap(({ value }) => stored('SET', [value]))
}

function returned({ returning }: Pick<Ir.Insert, 'returning'>): readonly Placed[] {
  return returning.map(({ expression }): Placed => ['RETURNING', expression])
}

/** The conditions of joins, and what functions in FROM are given. */
function placedIn(from: Ir.From | undefined): readonly Placed[] {
  if (from?.kind === 'join') {
    return [...placedIn(from.left), ...placedIn(from.right), ['ON', from.condition]]
  }
  if (from?.over.kind !== 'function') return []
  return from.over.calls.flatMap((call) =>
    call.arguments.map(({ value }): Placed => ['a function in FROM', value]),
  )
}

/** Fails: `SELECT 1 FROM a, LATERAL (SELECT max(a.id)) l`. */
function judgeDerived(from: Ir.From | undefined, level: Level): void {
  for (const { over } of variablesOf(from)) {
    if (over.kind === 'query' && over.query.kind === 'query')
      judgeReaching(over.query, 'a subquery in FROM', level)
  }
}

/** Fails: `SELECT 1 FROM count(1)`. */
function judgeFunctions(from: Ir.From | undefined, { inferred, report }: Level): void {
  for (const { over } of variablesOf(from)) {
    for (const call of over.kind === 'function' ? over.calls : []) {
      const kind = kindOf(call, inferred)
      const { name, nameAt } = call
      if (kind === 'aggregate' || kind === 'window')
        report.add('misplaced-aggregate', nameAt, { name, clause: 'FROM' })
    }
  }
}

function judge(placed: readonly Placed[], level: Level): void {
  for (const [place, expression] of placed) judgeOne(place, expression, level)
}

function judgeOne(place: Place, expression: Ir.Expression | undefined, level: Level): void {
  if (!expression) return
  reportInside(expression, place, level)
  insideCalls(expression, level)
}

/** An aggregate sees rows, not groups; a window over a grouped select sees groups. */
function insideCalls(expression: Ir.Expression, level: Level): void {
  walkExpression(expression, (part) => {
    if (part.kind === 'case') reportInEach(childExpressions(part), 'CASE', level)
    if (isCondition(part)) reportInEach(childExpressions(part), 'a condition', level)
    if (part.kind === 'call') insideCall(part, level)
    return true
  })
}

function insideCall(call: Ir.Call, level: Level): void {
  const { name, arguments: given, orderBy, withinGroup, filter, over } = call
  const { routine, groups } = level.inferred.chosen.get(call) ?? {}
  const isPlain = routine === 'function' || routine === undefined || groups === false
  if (isPlain && name !== 'coalesce') return
  const inner: Place = over ? 'a window function' : 'an aggregate'
  for (const { value } of given) reportInside(value, isPlain ? 'COALESCE' : inner, level)
  if (isPlain) return
  reportInEach(orderBy.map(orderedBy), inner, level)
  reportInEach(withinGroup.map(orderedBy), inner, level)
  if (filter) reportInside(filter, 'FILTER', level)
  if (!over) return
  reportInEach(over.partitionBy, 'a window', level)
  reportInEach(over.orderBy.map(orderedBy), 'a window', level)
  reportInEach(over.offsets, 'a frame', level)
}

function orderedBy({ expression }: Ir.Order): Ir.Expression {
  return expression
}

function reportInEach(expressions: readonly Ir.Expression[], place: Place, level: Level): void {
  for (const expression of expressions) reportInside(expression, place, level)
}

/** BETWEEN is two comparisons and AND. */
function isCondition(part: Ir.Expression): boolean {
  if (part.kind === 'test')
    return part.test === 'true' || part.test === 'false' || part.test === 'unknown'
  return part.kind === 'logic' || part.kind === 'not' || part.kind === 'between'
}

/** WHERE chooses rows before they are grouped. */
const insteadOfWhere: Partial<Readonly<Record<PlacedCall, string>>> = {
  aggregate: 'write it in HAVING, which chooses groups',
  window: 'compute it in a subquery, and compare it outside',
}

function reportInside(expression: Ir.Expression, place: Place, level: Level): void {
  const { inferred, report } = level
  const refused = inferred.dialect.semantics.refusedCalls[place]
  walkExpression(expression, (part) => {
    const query = queryIn(part)
    if (query) judgeReaching(query, place, level)
    const kind = part.kind === 'call' ? kindOf(part, inferred) : undefined
    if (part.kind !== 'call' || !kind || !refused.includes(kind)) return true
    if (kind === 'aggregate' && !belongsTo(part, level.own, inferred)) return true
    const hint = place === 'WHERE' ? insteadOfWhere[kind] : undefined
    report.add('misplaced-aggregate', part.nameAt, { name: part.name, clause: place, hint })
    return false
  })
}

/** The aggregates in a subquery that are over rows of this level. */
function judgeReaching(query: Ir.Query, place: Place, { own, inferred, report }: Level): void {
  if (!inferred.dialect.semantics.refusedCalls[place].includes('aggregate')) return
  for (const { nameAt, name } of reachingAggregates(query, own, inferred)) {
    report.add('misplaced-aggregate', nameAt, { name, clause: place })
  }
}

function kindOf(call: Ir.Call, { chosen }: Inferred): PlacedCall | undefined {
  const found = chosen.get(call)
  if (!found) return undefined
  if (found.routine === 'window' || call.over) return 'window'
  if (found.routine === 'aggregate' && found.groups !== false) return 'aggregate'
  return found.setReturning ? 'set-returning' : undefined
}
