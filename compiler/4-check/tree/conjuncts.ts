import type * as Ir from '../../ir/query.ts'

/** The conditions that all hold where the condition does. */
export function conjunctsOf(condition: Ir.Expression | undefined): readonly Ir.Expression[] {
  if (!condition) return []
  if (condition.kind !== 'logic' || condition.operator !== 'and') return [condition]
  return condition.operands.flatMap(conjunctsOf)
}
