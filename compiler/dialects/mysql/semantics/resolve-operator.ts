import { unknown, type Type } from '../../../ir/type.ts'
import type { Operand, Resolution } from '../../dialect.ts'
import { refusesGeometry } from './geometry-operands.ts'
import { nullRule } from './null-rules.ts'
import type { Operator } from './operators.ts'
import {
  bigint,
  bigintUnsigned,
  double,
  isNumeric,
  longestVarchar,
  valueType,
  type ValueType,
} from './value-type.ts'

/** In what MySQL and its kin differ. */
export interface OperatorRules {
  readonly prefix: ReadonlyMap<string, Operator>
  readonly binary: ReadonlyMap<string, Operator>
  /** `date + INTERVAL 1 DAY`, either way around. */
  readonly interval: (unit: string) => Operator
}

/** What an operator gives. Unary plus is its operand, and intervals go with dates only. */
export function operatorResolver(rules: OperatorRules) {
  return (name: string, given: readonly Operand[]): Resolution => {
    const interval = given.findIndex(({ type }) => valueType(type).family === 'interval')
    if (interval >= 0) return resolveInterval({ name, given, interval }, rules)
    const [first] = given
    if (given.length === 1 && name === '+' && first !== undefined) {
      return { ...chosen(given), result: first.type, nulls: 'strict' }
    }
    const table = given.length === 1 ? rules.prefix : rules.binary
    const known = name.replace(/^not /, '')
    const operator = table.get(known)
    if (operator && refusesGeometry(known, given)) return { kind: 'mismatch', candidates: [] }
    return operator === undefined ? { kind: 'unknown' } : apply(operator, given)
  }
}

interface IntervalSite {
  readonly name: string
  readonly given: readonly Operand[]
  /** The place of the interval. */
  readonly interval: number
}

function resolveInterval(
  { name, given, interval }: IntervalSite,
  { interval: operatorFor }: OperatorRules,
): Resolution {
  const type = given[interval]?.type
  const value = given[1 - interval]
  const isAllowed = value !== undefined && (name === '+' || (name === '-' && interval === 1))
  if (!isAllowed || type?.kind !== 'scalar' || refusesGeometry(name, [value]))
    return { kind: 'mismatch', candidates: [] }
  const result = apply(operatorFor(type.modifiers[0] ?? ''), [value])
  if (result.kind !== 'chosen') return result
  const operands = [...result.operands]
  operands.splice(interval, 0, type)
  return { ...result, operands }
}

function apply(operator: Operator, given: readonly Operand[]): Resolution {
  const operands = given.map((operand, i) => settle(operand, given[1 - i], operator))
  const [left, right] = operands.map((operand) => valueFor(operator, operand))
  const isFaulty = operands.some(({ type }) => type.kind === 'unknown')
  if (left === undefined) return { kind: 'unknown' }
  return {
    ...chosen(operands),
    result: isFaulty ? unknown : operator.result(left, right ?? left),
    nulls: nullRule(operator.nulls, operands),
  }
}

/** `x'41' + 0`: among numbers, a hexadecimal or bit literal is one. */
function valueFor(operator: Operator, { type, literal }: Operand): ValueType {
  const isBits = literal?.type === 'bytes' || literal?.type === 'bits'
  if (!isBits || operator.operands !== 'number') return valueType(type)
  return valueType(literal.type === 'bytes' ? bigintUnsigned : bigint)
}

function chosen(operands: readonly Operand[]) {
  return {
    kind: 'chosen',
    routine: 'function',
    operands: operands.map(({ type }) => type),
    setReturning: false,
  } as const
}

/** A parameter takes its type from the operator, or from the other side. */
function settle(operand: Operand, other: Operand | undefined, { operands }: Operator): Operand {
  if (operand.type.kind !== 'untyped') return operand
  return { ...operand, type: parameterTypes[operands](other?.type ?? operand.type) }
}

const parameterTypes: Readonly<Record<Operator['operands'], (other: Type) => Type>> = {
  same: (other) => (isNull(other) ? longestVarchar : other),
  number: (other) => (isNumeric(valueType(other)) ? other : double),
  bigint: () => bigint,
  varchar: () => longestVarchar,
}

function isNull(type: Type): boolean {
  return type.kind === 'untyped' || valueType(type).family === 'null'
}
