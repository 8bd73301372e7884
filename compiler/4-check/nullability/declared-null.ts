import type { Column } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import type { Nullability } from './nullability.ts'

/** Of a column of a view, and of one that a check holds, the engine says another thing than quarry, which proves more. */
export function isDeclaredNullable({ nullable, declaredNullable, heldBy }: Column): boolean {
  return declaredNullable ?? (nullable || heldBy !== undefined)
}

/** Whether the engine declares that the expression may be NULL, whatever its operands are. */
export function isDeclaredNull(
  expression: Ir.Expression,
  { declarations, chosen }: Pick<Nullability, 'declarations' | 'chosen'>,
): boolean {
  if (!declarations) return false
  switch (expression.kind) {
    case 'call':
      return (
        chosen.get(expression)?.nulls === 'empty' || declarations.functions.has(expression.name)
      )
    case 'operation':
      return declarations.operators.has(expression.operator)
    case 'cast':
      return declarations.cast(expression.type)
    case 'subquery':
    case 'in-query':
    case 'collate':
      return true
    default:
      return false
  }
}
