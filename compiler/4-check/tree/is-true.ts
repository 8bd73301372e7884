import type * as Ir from '../../ir/query.ts'

/** Whether the condition is written as one that always holds: `ON true`, `WHERE 1`, `WHERE 1 = 1`. */
export function isTrue(condition: Ir.Expression): boolean {
  if (condition.kind === 'operation' && condition.operator === '=') return isSame(condition)
  if (condition.kind !== 'literal') return false
  const { type, value } = condition
  return type === 'boolean' ? value.toLowerCase() === 'true' : type === 'integer' && value === '1'
}

function isSame({ operands: [left, right] }: Ir.Operation): boolean {
  if (left?.kind !== 'literal' || right?.kind !== 'literal') return false
  return left.type !== 'null' && left.type === right.type && left.value === right.value
}
