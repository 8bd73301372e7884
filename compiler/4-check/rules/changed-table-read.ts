import type { Report } from '../../diagnostics/report.ts'
import type { TableRead } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { isWithin, type Span } from '../../source/span.ts'
import { statementsIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { lostSorts } from '../merging/lost-sorts.ts'
import { mergedQuery, queryBehind } from '../merging/merging.ts'
import { readBy } from '../tree/unused-ctes.ts'

type Change = Ir.Insert | Ir.Update | Ir.Delete

const inDerived = 'a subquery in a derived table over the table that is changed'
const ofView = 'a subquery over a view of the table that is changed'

/**
 * MySQL's manual, 15.2.15.12, "Restrictions on Subqueries": rows of a derived table or CTE are kept apart, and so are
 * those of INSERT ... SELECT. Fails: `DELETE FROM t WHERE a < (SELECT max(a) FROM t)`. Passes:
 * `DELETE FROM t WHERE a < (SELECT m FROM (SELECT max(a) AS m FROM t) AS d)`.
 */
export function changedTableRead(
  statement: Ir.Statement,
  inferred: Inferred,
  report: Report,
): void {
  if (statement.kind === 'query' || statement.kind === 'merge' || statement.kind === 'command')
    return
  const { label: engine, semantics } = inferred.dialect
  const what = lackOf(statement)
  if (!semantics.lacks.has(what)) return
  const changed = targetsOf(statement)
  const merged = semantics.lacks.has(ofView) ? mergedInFrom(statement, inferred) : noneMerged
  const apart = keptApart(statement, merged)
  const refuse = (read: Ir.RangeVariable, lack: typeof what | typeof ofView) => {
    report.add('not-in-engine', read.at, { engine, what: lack })
  }
  for (const view of merged.views)
    if (!changed.includes(view) && isAsked(view, changed)) refuse(view, ofView)
  for (const each of statementsIn(statement)) {
    if (each.kind === 'command' || apart.some((span) => isWithin(each.at, span))) continue
    const read = readBy(each)
    const losing = read.find((variable) => losesSort(variable, statement, inferred))
    if (losing) refuse(losing, what)
    if (each.kind !== 'query' || merged.queries.includes(each)) continue
    const again = read.find((variable) =>
      changed.some((target) => isSame(variable, target, statement.kind)),
    )
    if (again) refuse(again, what)
    const view = read.find((variable) => isShown(variable, changed, statement.kind))
    if (view && semantics.lacks.has(ofView)) refuse(view, ofView)
  }
}

function lackOf({ kind, ...change }: Change) {
  const isJoined = kind === 'delete' && 'from' in change && change.from.kind === 'join'
  return isJoined
    ? 'a subquery over a table of which a DELETE of several takes rows'
    : 'a subquery over the table that is changed'
}

function targetsOf(change: Change): readonly Ir.RangeVariable[] {
  if (change.kind === 'insert') return [change.target]
  if (change.kind === 'delete') return change.targets
  return change.assignments.map(({ variable }) => variable)
}

/** `INSERT INTO t VALUES ((SELECT a FROM t AS other))` reads another. */
function isSame(one: Ir.RangeVariable, other: Ir.RangeVariable, kind: Change['kind']): boolean {
  if (one.over.kind !== 'relation' || other.over.kind !== 'relation') return false
  if (kind === 'insert' && one.alias !== other.alias) return false
  return one.over.relation === other.over.relation
}

/** What the change joins that is merged into it: the subqueries in it are those of the change. */
interface Merged {
  readonly queries: readonly Ir.Query[]
  readonly views: readonly Ir.RangeVariable[]
}

const noneMerged: Merged = { queries: [], views: [] }

function mergedInFrom(change: Change, inferred: Inferred): Merged {
  const queries: Ir.Query[] = []
  const views: Ir.RangeVariable[] = []
  const isFollowed = inferred.dialect.semantics.lacks.has(inDerived)
  const waiting = [...readBy(change)]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.over.kind === 'relation') views.push(next)
    const query = isFollowed ? mergedQuery(next, inferred) : undefined
    if (!query) continue
    queries.push(query)
    waiting.push(...readBy(query))
  }
  return { queries, views }
}

function keptApart(change: Change, merged: Merged): readonly Span[] {
  const queries: Ir.Statement[] = []
  if (change.kind === 'insert' && change.source.kind === 'query') return [change.at]
  for (const each of statementsIn(change)) {
    if (each.kind === 'command') continue
    queries.push(...each.ctes.map(({ query }) => query))
    for (const { over } of readBy(each)) if (over.kind === 'query') queries.push(over.query)
  }
  return queries
    .filter((query) => query.kind !== 'query' || !merged.queries.includes(query))
    .map(({ at }) => at)
}

/** Whether sorts over what is changed are dropped in rows that are kept apart. */
function losesSort(variable: Ir.RangeVariable, change: Change, inferred: Inferred): boolean {
  const query = queryBehind(variable)
  if (query?.kind !== 'query' || mergedQuery(variable, inferred)) return false
  const lost = lostSorts(query, true, inferred, movesSorts(change) ? 'moves' : 'stays')
  return lost.length > 0 && targetsOf(change).some((target) => reads(lost, target, change.kind))
}

/** A change of one table, as a query does. */
function movesSorts(change: Change): boolean {
  if (change.kind === 'insert') return false
  return readBy(change).length <= 1
}

function reads(
  tables: readonly TableRead[],
  target: Ir.RangeVariable,
  kind: Change['kind'],
): boolean {
  const meant = kind === 'insert' ? tables.filter(({ alias }) => alias === target.alias) : tables
  return tablesOf(target).some((table) => isAmong(meant, table))
}

/** Whether subqueries in a view read what is changed. */
function isAsked({ over }: Ir.RangeVariable, changed: readonly Ir.RangeVariable[]): boolean {
  const { asks = [], sorts = [] } = over.kind === 'relation' ? (over.relation.behind ?? {}) : {}
  const read = [...asks, ...sorts]
  return changed.some((target) => tablesOf(target).some((table) => isAmong(read, table)))
}

/** Whether a view shows what is changed, or reads it in subqueries; or the table is behind the view that is changed. */
function isShown(
  variable: Ir.RangeVariable,
  changed: readonly Ir.RangeVariable[],
  kind: Change['kind'],
): boolean {
  const { over } = variable
  if (over.kind !== 'relation') return false
  const { behind } = over.relation
  return changed.some((target) => {
    if (!behind && !isView(target)) return false
    const read = behind ? [...behind.shows, ...behind.asks, ...behind.sorts] : tablesOf(variable)
    return reads(read, target, kind)
  })
}

function isView({ over }: Ir.RangeVariable): boolean {
  return over.kind === 'relation' && over.relation.behind?.isMerged === true
}

function tablesOf({ over, alias }: Ir.RangeVariable): readonly TableRead[] {
  if (over.kind !== 'relation') return []
  const { schema, name, behind } = over.relation
  return behind?.shows ?? [{ schema, name, alias }]
}

function isAmong(tables: readonly TableRead[], { schema, name }: TableRead): boolean {
  return tables.some((table) => table.schema === schema && table.name === name)
}
