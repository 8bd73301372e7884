import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { hasOwnAggregate } from '../cardinality/own-aggregates.ts'
import type { OrderedSelect } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'

/**
 * SQLite's resolveSelectStep(): without GROUP BY, only an aggregate in the list makes all rows one group; in MySQL one
 * in HAVING does as well. Fails in SQLite:
 * `SELECT a FROM t HAVING max(b) > 1`, `SELECT a FROM t ORDER BY max(b)`. Passes: `SELECT max(a) FROM t ORDER BY max(b)`.
 */
export function lonelyGroup(select: OrderedSelect, inferred: Inferred, report: Report): void {
  const { grouping, outputs, having, orderBy, from } = select
  const { oneGroupBy } = inferred.dialect.semantics
  if (oneGroupBy === 'any-clause' || grouping.sets.length > 0) return
  const shown = outputs.map(({ expression }) => expression)
  const grouped = oneGroupBy === 'list' || !having ? shown : [...shown, having]
  if (hasOwnAggregate(grouped, select, inferred)) return
  const add = (clause: string, { at }: Ir.Expression) =>
    report.add('misplaced-clause', at, {
      clause,
      reason: 'there is no GROUP BY, and no aggregate in the list of columns',
    })
  if (having && oneGroupBy === 'list') add('HAVING', having)
  // `SELECT 1 ORDER BY max(2)`: there is nothing to sort.
  if (!from && oneGroupBy === 'list') return
  for (const { expression } of orderBy) {
    if (hasOwnAggregate([expression], select, inferred)) add('an aggregate', expression)
  }
}
