import { unknown, type Type } from '../../../ir/type.ts'
import type { Operand, Resolution } from '../../dialect.ts'
import { nullRule } from './null-rules.ts'
import { binaryOperators, prefixOperators, type Operator } from './operators.ts'
import { resultRules } from './result-rules.ts'
import { anyClass, integer, isNumber, numeric, storageClass, text } from './storage-class.ts'

/** What an operator gives; it takes operands of any class. */
export function resolveOperator(operator: string, given: readonly Operand[]): Resolution {
  const table = given.length === 1 ? prefixOperators : binaryOperators
  const found = table.get(operator.replace(/^not /, ''))
  if (found === undefined) return { kind: 'unknown' }
  const operands = given.map((operand, i) => settle(operand, given[1 - i], found))
  const isFaulty = given.some(({ type }) => type.kind === 'unknown')
  return {
    kind: 'chosen',
    routine: 'function',
    operands: operands.map(({ type }) => type),
    result: isFaulty ? unknown : resultRules[found.result]({ operands, same: operands }),
    nulls: nullRule(found.nulls, operands),
    setReturning: false,
  }
}

/** A parameter takes its type from the operator, or from the other side. */
function settle(operand: Operand, other: Operand | undefined, { operands }: Operator): Operand {
  if (operand.type.kind !== 'untyped') return operand
  return { ...operand, type: parameterTypes[operands](other?.type ?? operand.type) }
}

const parameterTypes: Readonly<Record<Operator['operands'], (other: Type) => Type>> = {
  same: (other) => (other.kind === 'untyped' ? anyClass : other),
  numeric: (other) => (isNumber(storageClass(other)) ? other : numeric),
  integer: () => integer,
  text: () => text,
  any: () => anyClass,
}
