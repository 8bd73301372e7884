import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { variablesOf } from '../cardinality/dependencies.ts'
import { countSetReturning, isAggregated } from '../cardinality/row-count.ts'
import type { Inferred } from '../inference/inference.ts'
import { allExpressions } from '../walk.ts'

/**
 * What FOR UPDATE locks are rows of tables (`CheckSelectLocking`). Fails: `SELECT DISTINCT a FROM t FOR UPDATE`,
 * `SELECT 1 FROM f() FOR UPDATE OF f`.
 */
export function lockedRows(statement: Ir.Statement, inferred: Inferred, report: Report): void {
  if (statement.kind !== 'query') return
  for (const { of, at } of statement.locking) {
    const add = (reason: string) =>
      report.add('misplaced-clause', at, { clause: 'FOR UPDATE', reason })
    const reason = reasonAgainst(statement.body, inferred)
    if (reason !== undefined) add(reason)
    else if (of.length > 0) judge(of, true, inferred, add)
    else if (statement.body.kind === 'select')
      judge(variablesOf(statement.body.from), false, inferred, add)
  }
}

/** Those that are not named are passed over where they are no tables. */
function judge(
  variables: readonly Ir.RangeVariable[],
  areNamed: boolean,
  inferred: Inferred,
  add: (reason: string) => void,
): void {
  for (const { alias, over } of variables) {
    if (over.kind === 'query' && over.query.kind === 'query') {
      if (over.query.body.kind === 'values') continue
      const reason = reasonAgainst(over.query.body, inferred)
      if (reason !== undefined) add(`of "${alias}", ${reason}`)
    } else if (areNamed && over.kind !== 'relation' && over.kind !== 'fault') {
      add(`"${alias}" is no table`)
    }
  }
}

/** Why the rows are none of a table's. */
function reasonAgainst(body: Ir.Body, inferred: Inferred): string | undefined {
  if (body.kind === 'query') return reasonAgainst(body.body, inferred)
  if (body.kind === 'values') return 'VALUES has no rows of a table'
  if (body.kind === 'set-operation') return `${body.operator.toUpperCase()} has rows of its own`
  if (body.distinct !== 'all') return 'DISTINCT has rows of its own'
  if (body.grouping.sets.length > 0) return 'GROUP BY has rows of its own'
  if (body.having || isAggregated(body, inferred)) return 'an aggregate has a row of its own'
  if (countSetReturning(body, inferred) > 0) return 'a set-returning function makes rows of its own'
  const parts = body.outputs.flatMap(({ expression }) => allExpressions(expression))
  const hasWindow = parts.some((part) => part.kind === 'call' && part.over)
  return hasWindow ? 'a window function needs all the rows first' : undefined
}
