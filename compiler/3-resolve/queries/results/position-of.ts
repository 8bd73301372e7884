import type * as Ast from '../../../2-parse/ast.ts'
import type { Semantics } from '../../../dialects/dialect.ts'

/** What an item of ORDER BY, GROUP BY or DISTINCT ON names by its place; `number` is NaN for what is none. */
interface Position {
  readonly written: string
  readonly number: number
}

/** Undefined: an expression, or a constant that says nothing. */
export function positionOf(
  expression: Ast.Expression,
  kind: Semantics['position'],
): Position | undefined {
  return positions[kind](expression)
}

const positions: Readonly<
  Record<Semantics['position'], (expression: Ast.Expression) => Position | undefined>
> = {
  literal: writtenPosition,
  'signed-or-truth': (expression) => {
    const number = truthOf(expression) ?? signedInteger(expression, Infinity)
    return number === undefined ? undefined : { written: String(number), number }
  },
  'signed-32-bit': (expression) => {
    const number = signedInteger(expression, 2 ** 31)
    return number === undefined ? undefined : { written: String(number), number }
  },
  'any-constant': constantPosition,
}

function integerOf({ value }: Ast.Literal): number {
  return Number(value.replaceAll('_', ''))
}

/** MySQL: a plus before it leaves no trace. */
function writtenPosition(expression: Ast.Expression): Position | undefined {
  if (expression.kind === 'unary' && expression.operator === '+') {
    return writtenPosition(expression.operand)
  }
  const isInteger = expression.kind === 'literal' && expression.type === 'integer'
  return isInteger ? { written: expression.value, number: integerOf(expression) } : undefined
}

/** MariaDB: TRUE is 1. */
function truthOf(expression: Ast.Expression): number | undefined {
  const isTruth = expression.kind === 'literal' && expression.type === 'boolean'
  return isTruth ? Number(/^true$/i.test(expression.value)) : undefined
}

/** SQLite's sqlite3ExprIsInteger(), with its limit: what has more bits is a constant like any other. */
function signedInteger(expression: Ast.Expression, limit: number): number | undefined {
  if (expression.kind === 'collate') return signedInteger(expression.operand, limit)
  if (expression.kind === 'unary' && /^[+-]$/.test(expression.operator)) {
    const operand = signedInteger(expression.operand, limit)
    return operand !== undefined && expression.operator === '-' ? -operand : operand
  }
  if (expression.kind !== 'literal' || expression.type !== 'integer') return undefined
  const value = integerOf(expression)
  return value < limit ? value : undefined
}

/** PostgreSQL's findTargetlistEntrySQL92(): every constant that is no cast; its grammar takes `-7` for one. */
function constantPosition(expression: Ast.Expression): Position | undefined {
  if (expression.kind === 'unary' && expression.operator === '-' && expression.named !== true) {
    const { operand } = expression
    const isNumber =
      operand.kind === 'literal' && ['integer', 'decimal', 'float'].includes(operand.type)
    return isNumber ? { written: `-${operand.value}`, number: Number.NaN } : undefined
  }
  if (expression.kind !== 'literal') return undefined
  const { type, value } = expression
  const isInteger = type === 'integer'
  return {
    written: type === 'null' ? 'NULL' : value,
    number: isInteger ? integerOf(expression) : Number.NaN,
  }
}
