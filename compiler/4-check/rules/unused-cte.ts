import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { unusedCtes } from '../tree/unused-ctes.ts'
import type { Known } from './known.ts'

/**
 * A CTE that nothing reads: forgotten, or a name mistyped. One that changes rows is run for its effect.
 * Warns: `WITH a AS (SELECT 1) SELECT 2`. Passes: `WITH a AS (DELETE FROM t RETURNING id) SELECT 2`.
 */
export function unusedCte(statement: Ir.Statement, _known: Known, report: Report): void {
  if (statement.kind === 'command' || statement.ctes.length === 0) return
  const unused = unusedCtes(statement)
  for (const cte of statement.ctes)
    if (unused.has(cte)) report.add('unused-cte', cte.at, { name: cte.name })
}
