import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { baseType, unknown } from '../../ir/type.ts'
import type { Inferred } from '../inference/inference.ts'
import { eachExpression } from '../tree/each-select.ts'
import { isRow } from '../tree/is-row.ts'

/**
 * A list of values is written out at run time, which only the items of IN can be: `LIMIT sqlc.slice(n)` would become
 * `LIMIT ?, ?`. Elsewhere it is an array, where there are arrays. Reports `misplaced-list`.
 */
export function listedParameters(
  statement: Ir.Statement,
  { declared, parameters }: Pick<Inferred, 'declared' | 'parameters'>,
  report: Report,
): void {
  if (!declared.some(({ list, array }) => list || array)) return
  const items = new Set<Ir.Expression>()
  const mentions: Ir.Parameter[] = []
  eachExpression(statement, (expression) => {
    if (expression.kind === 'parameter') mentions.push(expression)
    if (expression.kind !== 'in-list' || isRow(expression.operand)) return
    for (const item of expression.items) items.add(item)
  })
  for (const mention of mentions) {
    const { list, array, name } = declared[mention.index] ?? {}
    const type = baseType(parameters[mention.index] ?? unknown)
    const isArray = type.kind === 'array' || type.kind === 'unknown'
    if (list ? !items.has(mention) : array && !isArray) {
      report.add('misplaced-list', mention.at, { name: name ?? `${mention.index + 1}` })
    }
  }
}
