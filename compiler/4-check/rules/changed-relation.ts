import type { Report } from '../../diagnostics/report.ts'
import type { ChangeEvent, ChangesBehind, Instead, Relation } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'

interface Change {
  readonly event: ChangeEvent
  readonly target: Ir.RangeVariable
  readonly columns: readonly Ir.AssignedColumn[]
  /** Of an INSERT: its columns are named. */
  readonly isListed?: boolean
}

/**
 * Whether the relation can be changed so, where the engine does it or something stands instead of it
 * (PostgreSQL manual, CREATE VIEW, "Updatable Views"; CREATE RULE).
 * Fails: `CREATE VIEW v AS SELECT DISTINCT a FROM t; DELETE FROM v`.
 */
export function changedRelation(statement: Ir.Statement, report: Report): void {
  if (statement.kind === 'query' || statement.kind === 'command') return
  const relation = relationOf(statement.target)
  if (relation && !canReturn(statement, relation, report)) return
  if (statement.kind === 'merge' && relation && !canMerge(statement, relation, report)) return
  for (const change of changesIn(statement)) {
    const changed = relationOf(change.target)
    const canBe = changed ? canChange(change, changed, report) : isStored(change, report)
    if (!canBe) return
  }
}

/** `UPDATE t, (SELECT a FROM u) AS d SET d.a = 1` */
function isStored({ event, target }: Change, report: Report): boolean {
  if (!derived.has(target.over.kind)) return true
  const what = `"${target.alias}"`
  report.add('read-only-view', target.at, { verb: verbs[event], what, merged: true })
  return false
}

const derived: ReadonlySet<Ir.Ranged['kind']> = new Set(['query', 'cte', 'listed'])

function relationOf({ over }: Ir.RangeVariable): Relation | undefined {
  return over.kind === 'relation' ? over.relation : undefined
}

type Changing = Exclude<Ir.Statement, Ir.Query | Ir.Command>

function changesIn(statement: Changing): readonly Change[] {
  const { target } = statement
  switch (statement.kind) {
    case 'insert': {
      const { columns, conflicts, source } = statement
      const given = source.kind === 'defaults' ? [] : columns
      const assigned = conflicts.flatMap(({ assignments }) => columnsOf(assignments))
      const isListed = columns.some(({ at }) => at !== target.at)
      return [{ event: 'insert', target, columns: [...given, ...assigned], isListed }]
    }
    case 'update':
      return [...new Set(statement.assignments.map(({ variable }) => variable))].map(
        (variable) => ({
          event: 'update',
          target: variable,
          columns: columnsOf(statement.assignments.filter((each) => each.variable === variable)),
        }),
      )
    case 'delete':
      return statement.targets.map((each) => ({ event: 'delete', target: each, columns: [] }))
    case 'merge':
      return statement.actions.flatMap(({ does, columns, assignments }) => {
        const written = does === 'insert' ? columns : columnsOf(assignments)
        return does === 'nothing' ? [] : [{ event: does, target, columns: written }]
      })
  }
}

function columnsOf(assignments: readonly Ir.Assignment[]): readonly Ir.AssignedColumn[] {
  return assignments.flatMap(({ columns }) => columns)
}

/** What is said of the change, and of what it says. */
const verbs = { insert: 'insert into', update: 'update', delete: 'delete from' } as const

function canChange(
  change: Change,
  { kind, name, instead = [], behind, ...relation }: Relation,
  report: Report,
): boolean {
  const { event, target, columns } = change
  if (kind === 'materialized-view') {
    report.add('changed-materialized-view', target.at, { verb: verbs[event], view: name })
    return false
  }
  const changedThrough = relation.changedThrough ?? behind?.changes?.events
  if (kind !== 'view' || changedThrough === undefined || isReplaced(instead, event)) return true
  const [verb, merged] = [verbs[event], relation.changedThrough === undefined]
  if (!changedThrough.includes(event)) {
    report.add('read-only-view', target.at, { verb, what: `view "${name}"`, merged })
    return false
  }
  const computed = columns.find((column) => isComputed(target, column))
  if (!computed)
    return behind?.changes === undefined || isOfOneTable(change, behind.changes, report)
  const column = target.columns[computed.index] ?? ''
  const what = `column "${column}" of view "${name}"`
  report.add('read-only-view', computed.at, { verb, what, merged })
  return false
}

function isComputed({ over }: Ir.RangeVariable, { index }: Ir.AssignedColumn): boolean {
  if (over.kind !== 'relation') return false
  const { changes } = over.relation.behind ?? {}
  const isWritten = !changes || index < 0 || changes.writes[index] !== undefined
  return over.columns[index]?.takesNone === 'computed' || !isWritten
}

/** MySQL manual, 27.6.3. Fails: `CREATE VIEW v AS SELECT a, b FROM t JOIN u; UPDATE v SET a = 1, b = 2`. */
function isOfOneTable(
  { event, target, columns, isListed = true }: Change,
  { isJoin, writes }: ChangesBehind,
  report: Report,
): boolean {
  const view = `view "${target.alias}"`
  const [first, ...others] = columns.filter(({ index }) => writes[index] !== undefined)
  const other = others.find(
    (each) => writes[each.index]?.table !== writes[first?.index ?? -1]?.table,
  )
  const isUnlisted = isJoin && event === 'insert' && !isListed
  if (!other && !isUnlisted) return true
  const what = isUnlisted
    ? `${view} without a list of columns: it joins tables`
    : `several tables through ${view}`
  report.add('read-only-view', (isUnlisted ? target : (other ?? target)).at, {
    verb: verbs[event],
    what,
    merged: true,
  })
  return false
}

function isReplaced(instead: readonly Instead[], event: ChangeEvent): boolean {
  return instead.some(({ stands, events }) => stands === 'always' && events.includes(event))
}

/** A rule that stands instead of the change gives the rows of RETURNING, or there are none. */
function canReturn(
  { kind, returning, target }: Changing,
  { name, instead = [] }: Relation,
  report: Report,
): boolean {
  if (kind === 'merge' || returning.length === 0) return true
  const standing = instead.filter(
    ({ stands, events }) => stands !== 'beside' && events.includes(kind),
  )
  if (standing.length === 0 || standing.some(({ returns }) => returns)) return true
  const what = `RETURNING of "${name}": its rules give no rows`
  report.add('read-only-view', target.at, { verb: 'answer', what })
  return false
}

/** MERGE knows no rules, and triggers for all that it does or for nothing. */
function canMerge(
  { target, actions }: Ir.Merge,
  { kind, name, instead = [] }: Relation,
  report: Report,
): boolean {
  const events = actions.flatMap(({ does }) => (does === 'nothing' ? [] : [does]))
  const replaced = events.filter((event) => isReplaced(instead, event))
  const isMixed = replaced.length > 0 && replaced.length < events.length
  const isRuled = instead.some((each) => each.kind === 'rule')
  if (kind !== 'materialized-view' && !isRuled && !isMixed) return true
  report.add('read-only-view', target.at, { verb: 'merge into', what: `"${name}"` })
  return false
}
