import type * as Ir from '../../ir/query.ts'

/** `(a, b)` and `ROW(a, b)`, no array. */
export function isRow(expression: Ir.Expression): expression is Ir.List {
  return expression.kind === 'list' && !expression.array
}

/** `ROW(a, b) = c` of a composite c is a comparison of two values, in which NULLs are equal. */
export function areRows(operands: readonly Ir.Expression[]): boolean {
  return operands.some(isRow) && operands.every((each) => isRow(each) || each.kind === 'subquery')
}
