import { bug } from '../diagnostics/bug.ts'
import type * as Ir from '../ir/query.ts'

/** Of `SELECT expression FROM relation`. */
export function selectedExpression(statement: Ir.Statement): Ir.Expression {
  const select = statement.kind === 'query' ? statement.body : undefined
  const output = select?.kind === 'select' ? select.outputs[0] : undefined
  return output?.expression ?? bug('an expression without a select')
}
