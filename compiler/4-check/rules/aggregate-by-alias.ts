import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { hasOwnAggregate } from '../cardinality/own-aggregates.ts'
import type { Inferred } from '../inference/inference.ts'
import type { OrderedSelect } from '../tree/each-select.ts'
import { childExpressions, someExpression, walkExpression } from '../tree/walk.ts'

/**
 * MariaDB sorts by the alias of an aggregate where it stands alone. Fails: `SELECT max(a) AS m FROM t GROUP BY b ORDER BY
 * -m`. Passes: `... ORDER BY m`, `... ORDER BY -max(a)`.
 */
export function aggregateByAlias(select: OrderedSelect, inferred: Inferred, report: Report): void {
  if (inferred.dialect.semantics.aliases.aggregatesInOrder || select.orderBy.length === 0) return
  const aggregates = select.outputs.filter(
    ({ expression, written }) =>
      written.kind === 'expression' &&
      written.alias !== undefined &&
      !someExpression(expression, (part) => part.kind === 'call' && part.over !== undefined) &&
      hasOwnAggregate([expression], select, inferred),
  )
  if (aggregates.length === 0) return
  for (const { expression } of select.orderBy) {
    for (const part of childExpressions(expression)) {
      walkExpression(part, (each) => {
        const output = aggregates.find((one) => isMentionOf(each, one.expression))
        if (!output) return true
        const reason =
          'it is the alias of an aggregate, by which ORDER BY sorts only where it stands alone'
        report.add('misplaced-clause', each.at, { clause: `"${output.name}"`, reason })
        return false
      })
    }
  }
}

/** What an alias stands for is the expression itself but for its place. */
function isMentionOf(part: Ir.Expression, expression: Ir.Expression): boolean {
  if (part.kind !== expression.kind || part.at === expression.at) return false
  const fields = new Map(Object.entries(expression))
  return Object.entries(part).every(([key, value]) => key === 'at' || fields.get(key) === value)
}
