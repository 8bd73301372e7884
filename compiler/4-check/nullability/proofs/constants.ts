import type * as Ir from '../../../ir/query.ts'

/** A comparison with a constant, which stands to the right. */
export interface Compared {
  readonly side: Ir.Expression
  readonly operator: Comparison
  readonly constant: Ir.Literal
  readonly at: Ir.Operation['at']
}

type Comparison = keyof typeof comparisons

const comparisons = {
  '=': { opposite: '<>', turned: '=', holds: (order: number) => order === 0 },
  '<>': { opposite: '=', turned: '<>', holds: (order: number) => order !== 0 },
  '<': { opposite: '>=', turned: '>', holds: (order: number) => order < 0 },
  '<=': { opposite: '>', turned: '>=', holds: (order: number) => order <= 0 },
  '>': { opposite: '<=', turned: '<', holds: (order: number) => order > 0 },
  '>=': { opposite: '<', turned: '<=', holds: (order: number) => order >= 0 },
} as const

/** What the operation compares, if one side is a constant: where it is true, or where it is false. */
export function comparedWith(
  { operator, operands, at }: Ir.Operation,
  is: 'true' | 'false',
): Compared | undefined {
  const [left, right] = operands
  if (!left || !right || !isComparison(operator)) return undefined
  const held = is === 'true' ? operator : comparisons[operator].opposite
  if (right.kind === 'literal') return { side: left, operator: held, constant: right, at }
  if (left.kind !== 'literal') return undefined
  return { side: right, operator: comparisons[held].turned, constant: left, at }
}

export function isComparison(operator: string): operator is Comparison {
  return Object.hasOwn(comparisons, operator)
}

/** Whether the value may stand so to the constant; what is not known to be false may. */
export function mayHold(value: Ir.Expression, { operator, constant }: Compared): boolean {
  if (value.kind !== 'literal') return true
  if (value.type === 'null') return false
  const order = orderOf(value, constant)
  return order === undefined || comparisons[operator].holds(order)
}

/** Whether zero does not stand so to the constant: `x > 0`, `x = 5`. */
export function excludesZero({ operator, constant }: Compared): boolean {
  const number = numberOf(constant)
  return number !== undefined && !comparisons[operator].holds(0 - number)
}

/** Equal texts are equal in every collation; of others nothing is known. */
function orderOf(left: Ir.Literal, right: Ir.Literal): number | undefined {
  const [one, other] = [numberOf(left), numberOf(right)]
  if (one !== undefined && other !== undefined) return one - other
  return left.type === 'string' && right.type === 'string' && left.value === right.value
    ? 0
    : undefined
}

/** Of few digits, so that no two become one. */
function numberOf({ type, value }: Ir.Literal): number | undefined {
  const isNumber = type === 'integer' || type === 'decimal'
  return isNumber && /^[\d.]{1,15}$/.test(value) ? Number(value) : undefined
}

/** `(a IS NULL) = 0`: whether the side is true or false; undefined where the constant is no truth. */
export function truthOf({ operator, constant }: Compared): boolean | undefined {
  const truth = truths.get(constant.value.toLowerCase())
  if (truth === undefined || (constant.type !== 'boolean' && constant.type !== 'integer'))
    return undefined
  if (operator === '=') return truth
  return operator === '<>' ? !truth : undefined
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])

/** Whether an expression, a constant perhaps, can be a value, be false, or true. */
export function canBe(expression: Ir.Expression): boolean {
  return expression.kind !== 'literal' || expression.type !== 'null'
}

export function canBeFalse(expression: Ir.Expression): boolean {
  if (expression.kind !== 'literal') return true
  const { type, value } = expression
  if (type === 'boolean') return value.toLowerCase() !== 'true'
  return type !== 'null' && !(type === 'integer' && value === '1')
}

export function canBeTrue(expression: Ir.Expression): boolean {
  if (expression.kind !== 'literal') return true
  const { type, value } = expression
  if (type === 'boolean') return value.toLowerCase() !== 'false'
  return type !== 'null' && !(type === 'integer' && value === '0')
}
