import type * as Ir from '../../ir/query.ts'

type Children<K extends Ir.Expression['kind']> = (
  expression: Extract<Ir.Expression, { kind: K }>,
) => readonly Ir.Expression[]

const nothing: readonly Ir.Expression[] = []
const none = () => nothing

/** The expressions directly inside one; subqueries are not entered. */
const children: { readonly [K in Ir.Expression['kind']]: Children<K> } = {
  column: none,
  'whole-row': none,
  literal: none,
  parameter: none,
  fault: none,
  exists: none,
  subquery: none,
  call: (call) => {
    const given = call.arguments.map(({ value }) => value)
    return isPlain(call) ? given : [...given, ...besideArguments(call)]
  },
  operation: ({ operands }) => operands,
  logic: ({ operands }) => operands,
  not: ({ operand }) => [operand],
  test: ({ operand, right }) => (right ? [operand, right] : [operand]),
  between: ({ operand, low, high }) => [operand, low, high],
  'in-list': ({ operand, items }) => [operand, ...items],
  'in-query': ({ operand }) => [operand],
  quantified: ({ operand, right }) => (right.kind === 'query' ? [operand] : [operand, right]),
  case: ({ operand, whens, otherwise }) => [
    ...(operand ? [operand] : []),
    ...whens.flatMap(({ when, then }) => [when, then]),
    ...(otherwise ? [otherwise] : []),
  ],
  cast: ({ operand }) => [operand],
  list: ({ items }) => items,
  subscript: ({ operand, indexes }) => [operand, ...indexes],
  field: ({ operand }) => [operand],
  collate: ({ operand }) => [operand],
  interval: ({ operand }) => [operand],
  variable: ({ value }) => (value ? [value] : nothing),
}

function isPlain({ orderBy, withinGroup, separator, filter, over }: Ir.Call): boolean {
  return orderBy.length + withinGroup.length === 0 && !separator && !filter && !over
}

function besideArguments(call: Ir.Call): readonly Ir.Expression[] {
  const { orderBy, withinGroup, separator, filter, over } = call
  const beside = [orderBy, withinGroup].flatMap((list) => list.map(orderedBy))
  if (separator) beside.push(separator)
  if (filter) beside.push(filter)
  if (!over) return beside
  return beside.concat(over.partitionBy, over.orderBy.map(orderedBy), over.offsets)
}

function orderedBy({ expression }: Ir.Order): Ir.Expression {
  return expression
}

function childrenOf<K extends Ir.Expression['kind']>(
  kind: K,
  expression: Extract<Ir.Expression, { kind: K }>,
): readonly Ir.Expression[] {
  const list: Children<K> = children[kind]
  return list(expression)
}

export function childExpressions(expression: Ir.Expression): readonly Ir.Expression[] {
  return childrenOf(expression.kind, expression)
}

/**
 * Visits the expression and, where `enters` says so, those inside it, in the order of the text, subqueries
 * left out. In a loop, as all walks here: `a + b + ...` is as deep as it is long.
 */
export function walkExpression(
  expression: Ir.Expression,
  enters: (expression: Ir.Expression) => boolean,
): void {
  // Half of them are columns and literals.
  if (!enters(expression)) return
  const inside = childExpressions(expression)
  if (inside.length === 0) return
  const waiting = inside.toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!enters(next)) continue
    const parts = childExpressions(next)
    for (let i = parts.length - 1; i >= 0; i--) {
      const part = parts[i]
      if (part) waiting.push(part)
    }
  }
}

/** The expression and those inside it, subqueries left out. */
export function allExpressions(expression: Ir.Expression): readonly Ir.Expression[] {
  const all: Ir.Expression[] = []
  walkExpression(expression, (each) => all.push(each) > 0)
  return all
}

/** Whether the test holds for the expression or one inside it, subqueries left out. */
export function someExpression(
  expression: Ir.Expression,
  test: (expression: Ir.Expression) => boolean,
): boolean {
  let found = false
  walkExpression(expression, (each) => {
    found ||= test(each)
    return !found
  })
  return found
}

/**
 * The operations that begin an operation, inner ones first, as far as one that is done: who asks for each of them
 * in turn goes through `a + b + ...` in a loop.
 */
export function leftOperations(
  expression: Ir.Expression,
  isDone: (operation: Ir.Operation) => boolean,
): readonly Ir.Operation[] {
  const operations: Ir.Operation[] = []
  let left = expression.kind === 'operation' ? expression.operands[0] : undefined
  for (; left?.kind === 'operation' && !isDone(left); left = left.operands[0]) {
    operations.push(left)
  }
  return operations.reverse()
}
