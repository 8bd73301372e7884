import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { isWithin, type Span } from '../../source/span.ts'
import { statementsIn } from '../each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { readBy } from '../unused-ctes.ts'

type Change = Ir.Insert | Ir.Update | Ir.Delete

/**
 * MySQL's manual, 15.2.15.12, "Restrictions on Subqueries": rows of a derived table or CTE are kept apart, and so are
 * those of INSERT ... SELECT. Fails: `DELETE FROM t WHERE a < (SELECT max(a) FROM t)`. Passes:
 * `DELETE FROM t WHERE a < (SELECT m FROM (SELECT max(a) AS m FROM t) AS d)`.
 */
export function changedTableRead(
  statement: Ir.Statement,
  { dialect }: Inferred,
  report: Report,
): void {
  if (statement.kind === 'query' || statement.kind === 'merge' || statement.kind === 'command')
    return
  const what = lackOf(statement)
  if (!dialect.semantics.lacks.has(what)) return
  const changed = targetsOf(statement)
  const apart = keptApart(statement)
  for (const each of statementsIn(statement)) {
    if (each.kind !== 'query' || apart.some((span) => isWithin(each.at, span))) continue
    const read = readBy(each).find((variable) =>
      changed.some((target) => isSame(variable, target, statement.kind)),
    )
    if (read) report.add('not-in-engine', read.at, { engine: dialect.label, what })
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

function keptApart(change: Change): readonly Span[] {
  const spans: Span[] = []
  if (change.kind === 'insert' && change.source.kind === 'query') spans.push(change.at)
  for (const each of statementsIn(change)) {
    if (each.kind === 'command') continue
    spans.push(...each.ctes.map(({ at }) => at))
    for (const { over } of readBy(each)) if (over.kind === 'query') spans.push(over.query.at)
  }
  return spans
}
