import type * as Ir from '../../ir/query.ts'
import { baseType, type Type } from '../../ir/type.ts'
import { someExpression } from '../tree/walk.ts'

/** A number, or null for NULL; undefined: nobody knows. */
type Constant = number | null | undefined

/** Expressions in each other that are looked into: chains may be as long as a query. */
const DEPTH = 6

/**
 * The number that an expression without columns and parameters is, for engines that compute it before they say what a
 * result is: `lpad(a, CAST('5' AS SIGNED))`.
 */
export function constantNumber(expression: Ir.Expression, depth: number = DEPTH): Constant {
  if (expression.kind === 'literal') return ofLiteral(expression)
  if (depth === 0) return undefined
  const inside = (part: Ir.Expression) => constantNumber(part, depth - 1)
  switch (expression.kind) {
    case 'operation':
      return ofOperation(expression, inside)
    case 'cast':
      return ofCast(inside(expression.operand), expression.type)
    case 'call':
      return ofCall(expression, inside)
    case 'case':
      return ofCase(expression, inside)
    default:
      return undefined
  }
}

const given: ReadonlySet<Ir.Expression['kind']> = new Set(['column', 'parameter', 'variable'])

/** Whether no part of it is of a row or of the call. */
export function isWhole(expression: Ir.Expression): boolean {
  return !someExpression(expression, ({ kind }) => given.has(kind))
}

type Inside = (part: Ir.Expression) => Constant

/** A text is the number that it begins with. */
function ofLiteral({ type, value }: Ir.Literal): Constant {
  if (type === 'null') return null
  if (type === 'bytes' || type === 'bits') return undefined
  if (type === 'boolean') return value.toLowerCase() === 'true' ? 1 : 0
  const number = Number.parseFloat(value)
  return Number.isNaN(number) ? 0 : number
}

type Compute = (left: number, right: number) => Constant

const remainder: Compute = (left, right) => (right === 0 ? null : left % right)

const infix: Readonly<Record<string, Compute>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0 ? null : left / right),
  div: (left, right) => (right === 0 ? null : Math.trunc(left / right)),
  '%': remainder,
  mod: remainder,
  '=': (left, right) => Number(left === right),
  '<>': (left, right) => Number(left !== right),
  '<': (left, right) => Number(left < right),
  '<=': (left, right) => Number(left <= right),
  '>': (left, right) => Number(left > right),
  '>=': (left, right) => Number(left >= right),
}

function ofOperation({ operator, operands }: Ir.Operation, inside: Inside): Constant {
  const [left, right] = operands.map(inside)
  if (operands.length === 1) {
    return operator === '-' && typeof left === 'number' ? -left : undefined
  }
  const compute = infix[operator.toLowerCase()]
  if (!compute || left === undefined || right === undefined) return undefined
  return left === null || right === null ? null : compute(left, right)
}

/** NULL stays what it is; of what numbers are cast to, texts and whole numbers are known. */
function ofCast(value: Constant, to: Type): Constant {
  if (value === null || value === undefined) return value
  const base = baseType(to)
  const name = base.kind === 'scalar' ? base.name : ''
  if (name.startsWith('bigint')) return Math.round(value)
  return name === 'char' ? value : undefined
}

function ofCall({ name, schema, arguments: given }: Ir.Call, inside: Inside): Constant {
  if (schema !== undefined) return undefined
  const values = () => given.map(({ value }) => inside(value))
  return calls[name.toLowerCase()]?.(values())
}

const calls: Readonly<Record<string, (values: readonly Constant[]) => Constant>> = {
  abs: ([value]) => (typeof value === 'number' ? Math.abs(value) : value),
  coalesce: firstOf,
  ifnull: firstOf,
  nvl: firstOf,
  nullif: ([value, other]) => {
    if (value === undefined || other === undefined) return undefined
    return value === other ? null : value
  },
}

function firstOf(values: readonly Constant[]): Constant {
  const index = values.findIndex((value) => value !== null)
  return index < 0 ? null : values[index]
}

function ofCase({ operand, whens, otherwise }: Ir.Case, inside: Inside): Constant {
  if (operand) return undefined
  for (const { when, then } of whens) {
    const condition = inside(when)
    if (condition === undefined) return undefined
    if (condition !== null && condition !== 0) return inside(then)
  }
  return otherwise ? inside(otherwise) : null
}
