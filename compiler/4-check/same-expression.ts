import type * as Ir from '../ir/query.ts'
import { sameType } from '../ir/type.ts'
import { childExpressions, walkExpression } from './walk.ts'

/** Among which an expression is looked for, wherever it stands: `GROUP BY lower(a)` and `SELECT lower(a)`. */
export interface ExpressionSet {
  readonly has: (expression: Ir.Expression) => boolean
}

export function expressionSet(expressions: readonly Ir.Expression[]): ExpressionSet {
  const alike = new Map<string, Ir.Expression[]>()
  for (const expression of expressions) {
    const digest = digestOf(expression)
    const before = alike.get(digest)
    if (before) before.push(expression)
    else alike.set(digest, [expression])
  }
  const has = (expression: Ir.Expression) =>
    alike.get(digestOf(expression))?.some((other) => sameExpression(other, expression)) === true
  return { has: alike.size === 0 ? () => false : has }
}

/** So many parts tell nearly all expressions apart, and bound what one digest costs. */
const PARTS_OF_DIGEST = 16

/** What an expression begins with: two that are one have the same. */
function digestOf(expression: Ir.Expression): string {
  const parts: string[] = []
  walkExpression(expression, (part) => {
    if (parts.length === PARTS_OF_DIGEST) return false
    parts.push(`${part.kind} ${distinctionOf(part)}`)
    return true
  })
  return parts.join()
}

/** What mostly tells it from others of its kind. */
function distinctionOf(expression: Ir.Expression): string | number {
  switch (expression.kind) {
    case 'column':
      return `${expression.variable.id}.${expression.index}`
    case 'literal':
      return expression.value
    case 'parameter':
      return expression.index
    case 'call':
    case 'variable':
      return expression.name
    case 'operation':
      return expression.operator
    case 'field':
      return expression.field
    default:
      return ''
  }
}

/** Whether two expressions are one, wherever they stand. */
export function sameExpression(left: Ir.Expression, right: Ir.Expression): boolean {
  const waiting: (readonly [Ir.Expression, Ir.Expression])[] = [[left, right]]
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const inside = pairsInside(...pair)
    if (!inside) return false
    waiting.push(...inside)
  }
  return true
}

/** The expressions inside that have to be one as well; undefined where the two differ by themselves. */
function pairsInside(
  left: Ir.Expression,
  right: Ir.Expression,
): readonly (readonly [Ir.Expression, Ir.Expression])[] | undefined {
  if (left === right) return []
  if (left.kind !== right.kind || !sameSelf(left, right)) return undefined
  const children = childExpressions(left)
  const others = childExpressions(right)
  if (children.length !== others.length) return undefined
  return children.flatMap((child, i) => {
    const other = others[i]
    return other ? [[child, other] as const] : []
  })
}

/** What an expression is besides the expressions inside it. */
function sameSelf(left: Ir.Expression, right: Ir.Expression): boolean {
  switch (left.kind) {
    case 'column':
      return (
        right.kind === 'column' && left.variable === right.variable && left.index === right.index
      )
    case 'whole-row':
      return right.kind === 'whole-row' && left.variable === right.variable
    case 'literal':
      return right.kind === 'literal' && left.type === right.type && left.value === right.value
    case 'parameter':
      return right.kind === 'parameter' && left.index === right.index
    case 'call':
      return right.kind === 'call' && sameCall(left, right)
    case 'operation':
      return right.kind === 'operation' && left.operator === right.operator
    case 'logic':
      return right.kind === 'logic' && left.operator === right.operator
    case 'test':
      return right.kind === 'test' && left.test === right.test && left.negated === right.negated
    case 'between':
      return right.kind === 'between' && left.negated === right.negated
    case 'in-list':
      return right.kind === 'in-list' && left.negated === right.negated
    case 'cast':
      return right.kind === 'cast' && sameType(left.type, right.type)
    case 'list':
      return right.kind === 'list' && left.array === right.array
    case 'field':
      return right.kind === 'field' && left.field === right.field
    case 'interval':
      return right.kind === 'interval' && left.unit === right.unit
    case 'variable':
      return right.kind === 'variable' && left.name === right.name
    case 'case':
      return right.kind === 'case' && sameArms(left, right)
    case 'subscript':
      return right.kind === 'subscript' && left.slice === right.slice
    case 'not':
    case 'collate':
      return true
    case 'in-query':
    case 'quantified':
    case 'exists':
    case 'subquery':
    case 'fault':
      return false
  }
}

/** Which of the expressions inside are arguments, and which are not. */
function sameCall(left: Ir.Call, right: Ir.Call): boolean {
  return (
    left.name === right.name &&
    left.distinct === right.distinct &&
    left.star === right.star &&
    left.arguments.length === right.arguments.length &&
    left.orderBy.length === right.orderBy.length &&
    !left.filter === !right.filter &&
    !left.over === !right.over
  )
}

/** `CASE a WHEN b THEN c END` and `CASE WHEN a THEN b ELSE c END` hold the same expressions. */
function sameArms(left: Ir.Case, right: Ir.Case): boolean {
  return !left.operand === !right.operand && left.whens.length === right.whens.length
}
