import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { statementsIn } from '../tree/each-select.ts'

/**
 * A CTE that changes rows belongs to the whole statement. Fails:
 * `SELECT * FROM (WITH x AS (DELETE FROM t RETURNING a) SELECT a FROM x) y`.
 */
export function nestedChanges(statement: Ir.Statement, report: Report): void {
  const top = new Set(ctesOf(statement))
  for (const each of statementsIn(statement)) {
    if (each.kind === 'command') continue
    for (const cte of each.ctes) {
      if (top.has(cte) || cte.query.kind === 'query' || cte.query.kind === 'command') continue
      const clause = `"${cte.name}", which changes rows,`
      const reason = 'only the WITH of the whole statement can'
      report.add('misplaced-clause', cte.at, { clause, reason })
    }
  }
}

/** Parentheses around the whole change nothing. */
function ctesOf(statement: Ir.Statement): readonly Ir.Cte[] {
  if (statement.kind === 'command') return []
  const isWrapped = statement.kind === 'query' && statement.body.kind === 'query'
  return isWrapped ? [...statement.ctes, ...ctesOf(statement.body)] : statement.ctes
}
