import type * as Ast from '../../../2-parse/ast.ts'
import type { Check } from '../../../ir/catalog.ts'

/** The values that a check lists for its only column: `CHECK (state IN ('new', 'sold'))`. */
export function listedValues(expression: Ast.Expression): Pick<Check, 'oneOf'> {
  const listed = listedIn(expression)
  const oneOf = listed?.flatMap((item) => literalValue(item) ?? [])
  return oneOf && oneOf.length === listed?.length ? { oneOf } : {}
}

/** The items of `a IN (...)`, or of `a = ANY (ARRAY[...])`, as which PostgreSQL dumps it. */
function listedIn(expression: Ast.Expression): readonly Ast.Expression[] | undefined {
  if (expression.kind === 'in-list') {
    const { operand, items, negated } = expression
    return negated || !isColumn(operand) ? undefined : items
  }
  if (expression.kind !== 'quantified') return undefined
  const { operand, operator, quantifier, right } = expression
  if (right.kind === 'query') return undefined
  const array = withoutCast(right)
  const isAnyOf = operator === '=' && quantifier === 'any' && isColumn(operand)
  return isAnyOf && array.kind === 'array' ? array.items : undefined
}

function isColumn(expression: Ast.Expression): boolean {
  return withoutCast(expression).kind === 'column'
}

function literalValue(expression: Ast.Expression): string | undefined {
  const literal = withoutCast(expression)
  const isPlain = literal.kind === 'literal' && ['string', 'integer'].includes(literal.type)
  return isPlain ? literal.value : undefined
}

function withoutCast(expression: Ast.Expression): Ast.Expression {
  return expression.kind === 'cast' ? withoutCast(expression.operand) : expression
}
