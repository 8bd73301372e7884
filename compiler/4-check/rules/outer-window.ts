import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { variablesOf } from '../tree/variables-of.ts'
import type { OrderedSelect } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { allExpressions } from '../tree/walk.ts'

const lack = 'windows over columns of an outer query'

/**
 * MySQL's windows (manual 14.20.5) are of the select's own columns, where they are columns and nothing more.
 * Fails: `SELECT (SELECT sum(b) OVER (ORDER BY t.a) FROM u) FROM t`. Passes: `... OVER (ORDER BY t.a + 0)`.
 */
export function outerWindow(select: OrderedSelect, { dialect }: Inferred, report: Report): void {
  if (!dialect.semantics.lacks.has(lack)) return
  const own = new Set(variablesOf(select.from))
  for (const { expression } of [...select.outputs, ...select.orderBy]) {
    for (const ordered of allExpressions(expression).flatMap(windowed)) {
      if (ordered.kind !== 'column' || own.has(ordered.variable)) continue
      report.add('not-in-engine', ordered.at, { engine: dialect.label, what: lack })
    }
  }
}

function windowed(part: Ir.Expression): readonly Ir.Expression[] {
  if (part.kind !== 'call' || !part.over) return []
  return [...part.over.partitionBy, ...part.over.orderBy.map(({ expression }) => expression)]
}
