import type { Stored } from '../../dialects/stored.ts'
import type * as Ir from '../../ir/query.ts'
import { unknown } from '../../ir/type.ts'
import type { Inferred } from '../inference/inference.ts'

export function storedOf(expression: Ir.Expression, { types, parameters }: Inferred): Stored {
  const found = types.get(expression)
  const type = expression.kind === 'parameter' ? (parameters[expression.index] ?? found) : found
  const isTyped = expression.kind === 'column' || expression.kind === 'cast'
  return { type: type ?? unknown, isTyped, collation: collationOf(expression) }
}

function collationOf(expression: Ir.Expression): string | undefined {
  if (expression.kind !== 'column') return undefined
  const { over } = expression.variable
  if (over.kind !== 'relation') return undefined
  return over.columns[expression.index]?.collation ?? over.relation.collation
}

/** Whether the column's values are the same where they are equal, which is known of those of a table. */
export function isOnlyItself(column: Ir.ColumnReference, inferred: Inferred): boolean {
  const { over } = column.variable
  if (over.kind !== 'relation' || over.relation.kind !== 'table') return false
  return inferred.dialect.semantics.equalsOnlyItself(storedOf(column, inferred))
}
