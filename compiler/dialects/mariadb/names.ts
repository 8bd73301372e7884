import type * as Ast from '../../2-parse/ast.ts'
import type { Names } from '../dialect.ts'
import { names as mysql } from '../mysql/names.ts'

/** Those of MySQL, but that a column of VALUES is named as one of SELECT is. */
export const names: Names = {
  ...mysql,
  valuesColumn: (_, expression, text) => (expression ? unnamed(expression, text) : text),
  unnamed,
}

/** TRUE and FALSE in capitals; no white space is taken along. */
function unnamed(expression: Ast.Expression, text: string): string {
  return truthOf(expression) ?? mysql.unnamed(expression, text, '')
}

function truthOf(expression: Ast.Expression): string | undefined {
  if (expression.kind === 'unary' && expression.operator === '+') return truthOf(expression.operand)
  const isTruth = expression.kind === 'literal' && expression.type === 'boolean'
  return isTruth ? expression.value.toUpperCase() : undefined
}
