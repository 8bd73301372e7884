import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { eachExpression } from '../tree/each-select.ts'
import { isRow } from '../tree/is-row.ts'

/**
 * A list of values is written out at run time, which only the items of IN can be: `LIMIT sqlc.slice(n)` would become
 * `LIMIT ?, ?`. Reports `misplaced-list`.
 */
export function listedParameters(
  statement: Ir.Statement,
  { declared }: Pick<Inferred, 'declared'>,
  report: Report,
): void {
  if (!declared.some(({ list }) => list)) return
  const items = new Set<Ir.Expression>()
  const mentions: Ir.Parameter[] = []
  eachExpression(statement, (expression) => {
    if (expression.kind === 'parameter') mentions.push(expression)
    if (expression.kind !== 'in-list' || isRow(expression.operand)) return
    for (const item of expression.items) items.add(item)
  })
  for (const mention of mentions) {
    const { list, name } = declared[mention.index] ?? {}
    if (list && !items.has(mention)) {
      report.add('misplaced-list', mention.at, { name: name ?? `${mention.index + 1}` })
    }
  }
}
