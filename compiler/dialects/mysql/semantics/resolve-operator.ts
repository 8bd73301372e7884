import { unknown, type Type } from '../../../ir/type.ts'
import type { Operand, Resolution } from '../../dialect.ts'
import { nullRule } from './null-rules.ts'
import type { Operator } from './operators.ts'
import { parameterBeside } from './parameter-types.ts'
import { momentFor } from './temporal-results.ts'
import {
  bigint,
  bigintUnsigned,
  double,
  isNumeric,
  longestVarbinary,
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
  /** What the rule of a result sees: operands as they are given, or parameters as large as they may be. */
  readonly values: (operator: Operator, operands: Operands) => readonly ValueType[]
  readonly refuses: (name: string, operands: readonly Operand[]) => boolean
}

interface Operands {
  readonly given: readonly Operand[]
  readonly counted: readonly Operand[]
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
    if (operator && rules.refuses(known, given)) return { kind: 'mismatch', candidates: [] }
    return operator === undefined ? { kind: 'unknown' } : apply(operator, { given, rules })
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
  rules: OperatorRules,
): Resolution {
  const type = given[interval]?.type
  const value = given[1 - interval]
  const isAllowed = value !== undefined && (name === '+' || (name === '-' && interval === 1))
  if (!isAllowed || type?.kind !== 'scalar' || rules.refuses('date_add', [value]))
    return { kind: 'mismatch', candidates: [] }
  const [unit = ''] = type.modifiers
  const isOpen = value.type.kind === 'untyped'
  const moment = isOpen ? { ...value, type: momentFor(unit) } : value
  const result = apply(rules.interval(unit), { given: [moment], written: [value], rules })
  if (result.kind !== 'chosen') return result
  const operands = [...result.operands]
  operands.splice(interval, 0, type)
  return { ...result, operands }
}

interface Application {
  readonly given: readonly Operand[]
  /** What stands in the text, where that is not what is given. */
  readonly written?: readonly Operand[]
  readonly rules: OperatorRules
}

function apply(operator: Operator, { given, written, rules }: Application): Resolution {
  const settled = given.map((operand, place) => settle({ operand, given, place, operator }))
  const operands = settled.map(({ shown }) => shown)
  const [left, right] = rules.values(operator, {
    given: written ?? given,
    counted: settled.map(({ counted }) => counted),
  })
  const isFaulty = operands.some(({ type }) => type.kind === 'unknown')
  if (left === undefined) return { kind: 'unknown' }
  return {
    ...chosen(operands),
    result: isFaulty ? unknown : operator.result(left, right ?? left),
    nulls: nullRule(operator.nulls, operands),
  }
}

/** `x'41' + 0`, `x'41' & 1`: a hexadecimal or bit literal is a number there, unless bytes stand beside it. */
export function valuesFor(
  { operands: rule }: Operator,
  { counted: operands }: Operands,
): readonly ValueType[] {
  const areNumbers =
    rule === 'number'
      ? operands.length > 1
      : rule === 'shift' || (rule === 'bits' && !operands.some(isBytes))
  const asBytes = rule === 'shift' || rule === 'bits' ? ofBits : ofOperand
  return operands.map((operand) =>
    areNumbers && isBitLiteral(operand.literal) ? valueType(numberOf(operand)) : asBytes(operand),
  )
}

function ofOperand({ type }: Operand): ValueType {
  return valueType(type)
}

/** `max(NULL) >> 1`, `coalesce(NULL) & NULL`: no bytes, but bytes; a NULL that is written is none. */
function ofBits({ type, literal }: Operand): ValueType {
  const value = valueType(type)
  return value.family === 'null' && !literal ? { ...value, family: 'binary' } : value
}

function isBytes(operand: Operand): boolean {
  return !isBitLiteral(operand.literal) && ofBits(operand).family === 'binary'
}

/** `x'41'`, `b'1'`; `_binary'A'` and `_binary x'41'` are strings. */
function isBitLiteral(literal: Operand['literal']): boolean {
  if (literal?.prefix.startsWith('_')) return false
  return literal?.type === 'bytes' || literal?.type === 'bits'
}

function numberOf({ literal }: Operand): Type {
  return literal?.type === 'bits' ? bigint : bigintUnsigned
}

function chosen(operands: readonly Operand[]) {
  return {
    kind: 'chosen',
    routine: 'function',
    operands: operands.map(({ type }) => type),
    setReturning: false,
  } as const
}

interface Settling {
  readonly operand: Operand
  readonly given: readonly Operand[]
  readonly place: number
  readonly operator: Operator
}

interface Settled {
  /** What a parameter takes: the type that a value of it most likely has. */
  readonly shown: Operand
  /** What the result goes by: the largest that it may have. */
  readonly counted: Operand
}

/** A parameter takes its type from the operator, or from the other side. */
function settle({ operand, given, place, operator }: Settling): Settled {
  if (operand.type.kind !== 'untyped') return { shown: operand, counted: operand }
  const other = given[1 - place]?.type ?? operand.type
  const type = parameterTypes[operator.operands](other, place)
  const isCounted = operator.operands === 'number' && !isNull(other)
  return {
    shown: { ...operand, type },
    counted: { ...operand, type: isCounted ? parameterBeside(other) : type },
  }
}

type ParameterType = (other: Type, place: number) => Type

const parameterTypes: Readonly<Record<Operator['operands'], ParameterType>> = {
  same: (other) => (isNull(other) ? longestVarchar : other),
  number: (other) => (isNumeric(valueType(other)) ? other : double),
  bits: (other) => {
    if (isNull(other)) return longestVarbinary
    return isNumeric(valueType(other)) ? bigint : parameterBeside(other)
  },
  shift: (_, place) => (place === 0 ? longestVarbinary : bigint),
  varchar: () => longestVarchar,
  varbinary: () => longestVarbinary,
}

function isNull(type: Type): boolean {
  return type.kind === 'untyped' || valueType(type).family === 'null'
}
