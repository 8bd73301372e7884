import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { variablesOf } from '../tree/variables-of.ts'
import type { Inferred } from '../inference/inference.ts'
import { reasonForOwnRows } from '../cardinality/own-rows.ts'

/**
 * What FOR UPDATE locks are rows of tables (`CheckSelectLocking`). Fails: `SELECT DISTINCT a FROM t FOR UPDATE`,
 * `SELECT 1 FROM f() FOR UPDATE OF f`.
 */
export function lockedRows(statement: Ir.Statement, inferred: Inferred, report: Report): void {
  if (statement.kind !== 'query') return
  for (const { of, at } of statement.locking) {
    const add = (reason: string) =>
      report.add('misplaced-clause', at, { clause: 'FOR UPDATE', reason })
    const reason = reasonForOwnRows(statement.body, inferred)
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
      const reason = reasonForOwnRows(over.query.body, inferred)
      if (reason !== undefined) add(`of "${alias}", ${reason}`)
    } else if (areNamed && over.kind !== 'relation' && over.kind !== 'fault') {
      add(`"${alias}" is no table`)
    }
  }
}
