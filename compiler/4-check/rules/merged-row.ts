import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { eachExpression, queryIn, statementsIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { walkExpression } from '../tree/walk.ts'

/** `merge_action()` tells what RETURNING of MERGE is about, and nothing else (PostgreSQL manual, 9.21). */
export function mergedRow(statement: Ir.Statement, { chosen }: Inferred, report: Report): void {
  const calls: Ir.Call[] = []
  for (const part of chosen.keys())
    if (part.kind === 'call' && !part.special && part.name === 'merge_action') calls.push(part)
  if (calls.length === 0) return
  const returned = new Set<Ir.Expression>()
  for (const each of statementsIn(statement)) {
    if (each.kind !== 'merge') continue
    for (const { expression } of each.returning) addAll(expression, returned)
  }
  for (const call of calls) {
    if (returned.has(call)) continue
    const reason = 'it belongs into RETURNING of MERGE'
    report.add('misplaced-clause', call.nameAt, { clause: 'merge_action()', reason })
  }
}

function addAll(expression: Ir.Expression, to: Set<Ir.Expression>): void {
  walkExpression(expression, (part) => {
    to.add(part)
    const query = queryIn(part)
    if (query) eachExpression(query, (inner) => to.add(inner))
    return true
  })
}
