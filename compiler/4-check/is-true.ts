import type * as Ir from '../ir/query.ts'

/** Whether the condition is written as one that always holds: `ON true`, `WHERE 1`. */
export function isTrue(condition: Ir.Expression): boolean {
  if (condition.kind !== 'literal') return false
  const { type, value } = condition
  return type === 'boolean' ? value.toLowerCase() === 'true' : type === 'integer' && value === '1'
}
