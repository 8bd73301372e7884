import type { Operand } from '../../dialect.ts'
import { binaryOperators as mysql, type Operator } from '../../mysql/semantics/operators.ts'
import type { OperatorRules } from '../../mysql/semantics/resolve-operator.ts'
import { bigintUnsigned, type ValueType } from '../../mysql/semantics/value-type.ts'
import {
  integerQuotientOf,
  negated,
  productOf,
  quotientOf,
  remainder,
  sumOf,
} from './arithmetic.ts'
import { refusesOperands } from './operand-types.ts'
import { shifted } from './temporal-results.ts'
import { factsOfNumber } from './written-number.ts'
import { bytesOf, factsOf, stringOf, truth } from './value-type.ts'

const comparison = { result: () => truth } as const
const bits = { result: () => bigintUnsigned } as const

/** What an operator makes of its operands, where that is not what MySQL makes of them. */
const results: Readonly<Record<string, Pick<Operator, 'result'>>> = {
  '+': { result: sumOf },
  '-': { result: sumOf },
  '*': { result: productOf },
  '/': { result: quotientOf },
  div: { result: integerQuotientOf },
  '%': { result: remainder },
  mod: { result: remainder },
  '&': bits,
  '|': bits,
  '^': bits,
  '<<': bits,
  '>>': bits,
  '||': comparison,
  '&&': comparison,
  '=': comparison,
  '<>': comparison,
  '!=': comparison,
  '<': comparison,
  '<=': comparison,
  '>': comparison,
  '>=': comparison,
  xor: comparison,
  like: comparison,
  regexp: comparison,
  rlike: comparison,
  sounds: comparison,
}

/** Knowledge base: there are no operators for JSON. */
const absent: ReadonlySet<string> = new Set(['->', '->>', 'member of'])

const binary: ReadonlyMap<string, Operator> = new Map(
  [...mysql]
    .filter(([name]) => !absent.has(name))
    .map(([name, operator]) => [name, { ...operator, ...results[name] }]),
)

const prefix: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['-', { result: negated, nulls: 'strict', operands: 'number' }],
  ['~', { result: () => bigintUnsigned, nulls: 'strict', operands: 'bits' }],
  ['!', { result: () => truth, nulls: 'strict', operands: 'number' }],
  [
    'binary',
    { result: (value) => stringOf(bytesOf(value), true), nulls: 'strict', operands: 'varchar' },
  ],
])

export const operators: OperatorRules = {
  prefix,
  binary,
  interval: (unit) => ({
    result: (value) => shifted(value, unit),
    nulls: 'strict-or-null',
    operands: 'varchar',
  }),
  values: (operator, { given }) => given.map((operand) => valueOf(operator, operand)),
  refuses: refusesOperands,
}

/** Bits that are written are a number where they are computed with. */
function valueOf({ operands }: Operator, operand: Operand): ValueType {
  return operands === 'number' ? factsOfNumber(operand) : factsOf(operand.type)
}
