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
  literal: (expression) =>
    expression.kind === 'literal' && expression.type === 'integer'
      ? { written: expression.value, number: integerOf(expression) }
      : undefined,
  'signed-32-bit': (expression) => {
    const number = signedInteger(expression)
    return number === undefined ? undefined : { written: String(number), number }
  },
  'any-constant': constantPosition,
}

function integerOf({ value }: Ast.Literal): number {
  return Number(value.replaceAll('_', ''))
}

/** SQLite's sqlite3ExprIsInteger(): what has more bits is a constant like any other. */
function signedInteger(expression: Ast.Expression): number | undefined {
  if (expression.kind === 'collate') return signedInteger(expression.operand)
  if (expression.kind === 'unary' && /^[+-]$/.test(expression.operator)) {
    const operand = signedInteger(expression.operand)
    return operand !== undefined && expression.operator === '-' ? -operand : operand
  }
  if (expression.kind !== 'literal' || expression.type !== 'integer') return undefined
  const value = integerOf(expression)
  return value < 2 ** 31 ? value : undefined
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
