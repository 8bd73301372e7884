import type * as Ir from '../ir/query.ts'

type Children<K extends Ir.Expression['kind']> = (
  expression: Extract<Ir.Expression, { kind: K }>,
) => readonly (Ir.Expression | undefined)[]

const none = () => []

/** The expressions directly inside one; subqueries are not entered. */
const children: { readonly [K in Ir.Expression['kind']]: Children<K> } = {
  column: none,
  'whole-row': none,
  literal: none,
  parameter: none,
  fault: none,
  exists: none,
  subquery: none,
  call: (call) => [
    ...call.arguments.map(({ value }) => value),
    ...call.orderBy.map(({ expression }) => expression),
    ...call.withinGroup.map(({ expression }) => expression),
    call.separator,
    call.filter,
    ...(call.over?.partitionBy ?? []),
    ...(call.over?.orderBy ?? []).map(({ expression }) => expression),
    ...(call.over?.offsets ?? []),
  ],
  operation: ({ operands }) => operands,
  logic: ({ operands }) => operands,
  not: ({ operand }) => [operand],
  test: ({ operand, right }) => [operand, right],
  between: ({ operand, low, high }) => [operand, low, high],
  'in-list': ({ operand, items }) => [operand, ...items],
  'in-query': ({ operand }) => [operand],
  quantified: ({ operand, right }) => (right.kind === 'query' ? [operand] : [operand, right]),
  case: ({ operand, whens, otherwise }) => [
    operand,
    ...whens.flatMap(({ when, then }) => [when, then]),
    otherwise,
  ],
  cast: ({ operand }) => [operand],
  list: ({ items }) => items,
  subscript: ({ operand, indexes }) => [operand, ...indexes],
  field: ({ operand }) => [operand],
  collate: ({ operand }) => [operand],
  interval: ({ operand }) => [operand],
  variable: ({ value }) => [value],
}

function childrenOf<K extends Ir.Expression['kind']>(
  kind: K,
  expression: Extract<Ir.Expression, { kind: K }>,
): readonly Ir.Expression[] {
  const list: Children<K> = children[kind]
  return list(expression).filter((child) => child !== undefined)
}

export function childExpressions(expression: Ir.Expression): readonly Ir.Expression[] {
  return childrenOf(expression.kind, expression)
}

/** Whether the test holds for the expression or one inside it, subqueries left out. */
export function someExpression(
  expression: Ir.Expression,
  test: (expression: Ir.Expression) => boolean,
): boolean {
  return (
    test(expression) || childExpressions(expression).some((child) => someExpression(child, test))
  )
}

/** Visits the expression and those inside it, subqueries left out. */
export function eachExpression(
  expression: Ir.Expression,
  visit: (expression: Ir.Expression) => void,
): void {
  visit(expression)
  for (const child of childExpressions(expression)) eachExpression(child, visit)
}

/** For how many of the expression and those inside it the test holds, subqueries left out. */
export function countExpressions(
  expression: Ir.Expression,
  test: (expression: Ir.Expression) => boolean,
): number {
  const inside = childExpressions(expression).map((child) => countExpressions(child, test))
  return inside.reduce((sum, count) => sum + count, test(expression) ? 1 : 0)
}
