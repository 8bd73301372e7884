import { bug } from '../diagnostics/bug.ts'
import type { Catalog } from '../ir/catalog.ts'
import type * as Ir from '../ir/query.ts'

/** Of `SELECT expression FROM relation`. */
export function selectedExpression(statement: Ir.Statement): Ir.Expression {
  const select = statement.kind === 'query' ? statement.body : undefined
  const output = select?.kind === 'select' ? select.outputs[0] : undefined
  return output?.expression ?? bug('an expression without a select')
}

/** What is remembered of a catalog must not outlast a change of the draft. */
export function asIs({ searchPath, schemas }: Catalog): Catalog {
  return { searchPath, schemas }
}
