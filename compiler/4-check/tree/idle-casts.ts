import type * as Ir from '../../ir/query.ts'
import { sameType, type Type, withoutModifiers } from '../../ir/type.ts'
import type { Inferred } from '../inference/inference.ts'
import type { Seen } from './same-expression.ts'
import { childExpressions } from './walk.ts'

/**
 * An expression as the engine compares it, without casts around it that say nothing: `(n + 1)::int` of integers is
 * `n + 1`. Those of columns are gone by now.
 */
export function withoutIdleCasts({ dialect, types }: Inferred): Seen {
  if (!dialect.semantics.dropsIdleCasts) return (expression) => expression
  const mayLimit = (expression: Ir.Expression, result: Type) => {
    const type = types.get(expression)
    return type === undefined || (sameType(type, result) && !isWithoutModifiers(type))
  }
  return (expression) => {
    let seen = expression
    while (seen.kind === 'cast') {
      const { operand, type } = seen
      const from = types.get(operand)
      const isIdle = from && sameType(from, type) && isWithoutModifiers(type)
      if (!isIdle || !computed.has(operand.kind)) return seen
      // The value of `coalesce(a, b)` has the length of both, if that is the same.
      if (childExpressions(operand).some((child) => mayLimit(child, type))) return seen
      seen = operand
    }
    return seen
  }
}

/** Not a literal or a parameter, which a cast gives its type. */
const computed: ReadonlySet<Ir.Expression['kind']> = new Set([
  ...(['call', 'operation', 'logic', 'not', 'test', 'between', 'in-list', 'case'] as const),
])

function isWithoutModifiers(type: Type): boolean {
  return JSON.stringify(withoutModifiers(type)) === JSON.stringify(type)
}
