import type * as Ast from '../2-parse/ast.ts'
import type { Value } from '../dialects/block-rules.ts'
import { type FoundRow, rowsOf } from './evaluate-query.ts'
import { and, compare, equal, likePattern, not, or } from './logic.ts'
import type { Scope } from './scope.ts'

type Evaluate<K extends Ast.Expression['kind']> = (
  expression: Extract<Ast.Expression, { kind: K }>,
  scope: Scope,
) => Value | undefined

/** The value of an expression, undefined where the schema does not tell it. */
export function evaluate(expression: Ast.Expression, scope: Scope): Value | undefined {
  return evaluateKind(expression.kind, expression, scope)
}

function evaluateKind<K extends Ast.Expression['kind']>(
  kind: K,
  expression: Extract<Ast.Expression, { kind: K }>,
  scope: Scope,
): Value | undefined {
  const evaluator: Evaluate<K> | undefined = evaluators[kind]
  return evaluator?.(expression, scope)
}

const evaluators: { readonly [K in Ast.Expression['kind']]?: Evaluate<K> } = {
  literal: ({ type, value }) => literal(type, value),
  column,
  cast: ({ operand, type }, scope) => {
    const value = evaluate(operand, scope)
    if (value === undefined || type.dimensions > 0) return undefined
    return value === null ? null : scope.rules.cast(value, type.words, scope.known)
  },
  collate: ({ operand }, scope) => evaluate(operand, scope),
  unary: ({ operator, operand }, scope) => {
    const value = evaluate(operand, scope)
    if (operator === 'not') return not(value)
    return operator === '-' && typeof value === 'number' ? -value : undefined
  },
  binary: ({ operator, left, right }, scope) =>
    binary(operator, evaluate(left, scope), evaluate(right, scope)),
  is: ({ operand, negated, test }, scope) => {
    const value = evaluate(operand, scope)
    const holds =
      test.kind === 'same-as' ? same(value, evaluate(test.right, scope)) : is(value, test.kind)
    return negated ? not(holds) : holds
  },
  exists: ({ query }, scope) => exists(query, scope),
  subquery: ({ query }, scope) => firstValue(query, scope),
  'in-list': ({ operand, items, negated }, scope) => {
    const value = evaluate(operand, scope)
    const isIn = items.map((item) => equal(value, evaluate(item, scope))).reduce(or, false)
    return negated ? not(isIn) : isIn
  },
  'in-query': ({ operand, query, negated }, scope) => {
    const value = evaluate(operand, scope)
    const isIn = found(query, scope)
      ?.map((row) => and(row.sure ? true : undefined, equal(value, valueOf(row, scope))))
      .reduce(or, false)
    return negated ? not(isIn) : isIn
  },
  quantified: ({ operand, operator, quantifier, right }, scope) => {
    if (right.kind === 'query' || operator !== '=' || quantifier !== 'any') return undefined
    const [value, list] = [evaluate(operand, scope), evaluate(right, scope)]
    return Array.isArray(list)
      ? list.map((item) => equal(value, item)).reduce(or, false)
      : undefined
  },
  array: ({ items }, scope) => {
    const values = items.map((item) => evaluate(item, scope))
    return values.every((value) => value !== undefined) ? values : undefined
  },
  like: ({ operator, left, right, escape, negated }, scope) => {
    const [text, pattern] = [evaluate(left, scope), evaluate(right, scope)]
    if (typeof text !== 'string' || typeof pattern !== 'string' || escape) return undefined
    const isLike = likePattern(operator, pattern)?.test(text)
    return negated ? not(isLike) : isLike
  },
  case: ({ operand, whens, otherwise }, scope) => {
    for (const { when, then } of whens) {
      const value = evaluate(when, scope)
      const holds = operand ? equal(evaluate(operand, scope), value) : value
      if (holds === undefined) return undefined
      if (holds === true) return evaluate(then, scope)
    }
    return otherwise ? evaluate(otherwise, scope) : null
  },
  call: ({ name, arguments: given, star, over, filter }, scope) => {
    if (star || over || filter) return undefined
    const values = given.map(({ value }) => evaluate(value, scope))
    const isKnown = values.every((value) => value !== undefined)
    return isKnown
      ? scope.rules.call(name.parts.at(-1)?.text ?? '', values, scope.known)
      : undefined
  },
}

function literal(type: Ast.Literal['type'], value: string): Value | undefined {
  if (type === 'null') return null
  if (type === 'string') return value
  if (type === 'boolean') return value === 'true'
  return type === 'integer' ? Number(value) : undefined
}

/** A column of a row before a variable: where both are meant the engine refuses the statement. */
function column({ parts, star }: Ast.ColumnPath, { rows, variables }: Scope): Value | undefined {
  const names = parts.map(({ text }) => text)
  const [name = '', qualifier] = [names.at(-1), names.at(-2)]
  if (star) return undefined
  const own = rows.filter(({ alias }) => qualifier === undefined || alias === qualifier)
  const holder = own.find(({ row }) => Object.hasOwn(row, name))
  if (holder) return holder.row[name]
  return qualifier === undefined ? variables.get(name) : undefined
}

type Operator = (left: Value | undefined, right: Value | undefined) => Value | undefined

const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['and', and],
  ['or', or],
  ['=', equal],
  ['<>', (left, right) => not(equal(left, right))],
  ['<', (left, right) => compare(left, right, (order) => order < 0)],
  ['<=', (left, right) => compare(left, right, (order) => order <= 0)],
  ['>', (left, right) => compare(left, right, (order) => order > 0)],
  ['>=', (left, right) => compare(left, right, (order) => order >= 0)],
  ['||', joined],
])

function binary(operator: string, left: Value | undefined, right: Value | undefined) {
  return operators.get(operator)?.(left, right)
}

function joined(left: Value | undefined, right: Value | undefined): Value | undefined {
  if (left === null || right === null) return null
  const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'
  return isText(left) && isText(right) ? `${left}${right}` : undefined
}

function is(value: Value | undefined, test: string): boolean | undefined {
  if (value === undefined) return undefined
  if (test === 'null' || test === 'unknown') return value === null
  return test === 'true' || test === 'false' ? value === (test === 'true') : undefined
}

function same(left: Value | undefined, right: Value | undefined): Value | undefined {
  if (left === undefined || right === undefined) return undefined
  return left === null || right === null ? left === right : equal(left, right)
}

/** Whether a query has a row. */
export function exists(query: Ast.Query, scope: Scope): Value | undefined {
  const rows = found(query, scope)
  return rows?.map(({ sure }) => (sure ? true : undefined)).reduce(or, false)
}

/** What the query's only column is in its only row; NULL where there is none. */
export function firstValue(query: Ast.Query, scope: Scope): Value | undefined {
  const rows = found(query, scope)
  const item = query.body.kind === 'select' ? query.body.items[0] : undefined
  if (!rows || item?.kind !== 'item' || rows.some(({ sure }) => !sure)) return undefined
  const { expression } = item
  if (expression.kind === 'call' && (expression.star || expression.name.parts[0]?.text === 'count'))
    return rows.length
  const [first] = rows
  if (!first) return expression.kind === 'call' ? undefined : null
  return rows.length === 1 ? evaluate(expression, { ...scope, rows: first.bound }) : undefined
}

/** What the first column of the row is. */
function valueOf({ bound, item }: FoundRow, scope: Scope): Value | undefined {
  return item && evaluate(item, { ...scope, rows: bound })
}

function found(query: Ast.Query, scope: Scope): readonly FoundRow[] | undefined {
  return rowsOf(query, scope, (condition, rows) => evaluate(condition, { ...scope, rows }))
}
