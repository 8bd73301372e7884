import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { eachStatement } from '../each-select.ts'
import { variablesOf } from '../cardinality/dependencies.ts'
import type { Known } from './known.ts'

/**
 * A CTE that nothing reads: forgotten, or a name mistyped. One that changes rows is run for its effect.
 * Warns: `WITH a AS (SELECT 1) SELECT 2`. Passes: `WITH a AS (DELETE FROM t RETURNING id) SELECT 2`.
 */
export function unusedCte(statement: Ir.Statement, _known: Known, report: Report): void {
  if (statement.kind === 'command' || statement.ctes.length === 0) return
  const used = new Set<Ir.Cte>()
  const waiting: Ir.Statement[] = [{ ...statement, ctes: [] }]
  for (const { query } of statement.ctes) if (query.kind !== 'query') waiting.push(query)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const cte of ctesIn(next)) {
      if (!used.has(cte)) waiting.push(cte.query)
      used.add(cte)
    }
  }
  for (const cte of statement.ctes) {
    if (cte.query.kind !== 'query' || used.has(cte)) continue
    report.add('unused-cte', cte.at, { name: cte.name })
  }
}

function ctesIn(statement: Ir.Statement): ReadonlySet<Ir.Cte> {
  const found = new Set<Ir.Cte>()
  eachStatement(statement, (each) => {
    for (const { over } of readBy(each)) if (over.kind === 'cte') found.add(over.cte)
  })
  return found
}

/** The relations of a statement's own FROM, those of each arm of a query. */
function readBy(statement: Ir.Statement): readonly Ir.RangeVariable[] {
  if (statement.kind === 'query') return ofBody(statement.body)
  const hasFrom = statement.kind === 'update' || statement.kind === 'delete'
  return hasFrom ? variablesOf(statement.from) : []
}

function ofBody(body: Ir.Body): readonly Ir.RangeVariable[] {
  if (body.kind === 'select') return variablesOf(body.from)
  return body.kind === 'set-operation' ? [...ofBody(body.left), ...ofBody(body.right)] : []
}
