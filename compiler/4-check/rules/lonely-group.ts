import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { hasOwnAggregate } from '../cardinality/own-aggregates.ts'
import type { OrderedSelect } from '../each-select.ts'
import type { Inferred } from '../inference/inference.ts'

/**
 * SQLite's resolveSelectStep(): without GROUP BY, only an aggregate in the list makes all rows one group. Fails:
 * `SELECT a FROM t HAVING max(b) > 1`, `SELECT a FROM t ORDER BY max(b)`. Passes: `SELECT max(a) FROM t ORDER BY max(b)`.
 */
export function lonelyGroup(select: OrderedSelect, inferred: Inferred, report: Report): void {
  const { grouping, outputs, having, orderBy } = select
  if (inferred.dialect.semantics.oneGroupBy !== 'list' || grouping.sets.length > 0) return
  const shown = outputs.map(({ expression }) => expression)
  if (hasOwnAggregate(shown, select, inferred)) return
  const add = (clause: string, { at }: Ir.Expression) =>
    report.add('misplaced-clause', at, {
      clause,
      reason: 'there is no GROUP BY, and no aggregate in the list of columns',
    })
  if (having) add('HAVING', having)
  for (const { expression } of orderBy) {
    if (hasOwnAggregate([expression], select, inferred)) add('an aggregate', expression)
  }
}
