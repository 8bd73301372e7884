import type { Type } from '../../../ir/type.ts'
import {
  integerQuotientOf,
  negated,
  productOf,
  quotientOf,
  remainder,
  sumOf,
} from './arithmetic.ts'
import type { NullWord } from './null-rules.ts'
import { shifted } from './temporal-results.ts'
import {
  bigintUnsigned,
  double,
  binaryType,
  byteLength,
  json,
  truth,
  type ValueType,
} from './value-type.ts'
import { scalar } from '../../../ir/type.ts'

/** What an operator makes of its operands, and what a parameter among them is. */
export interface Operator {
  readonly result: (left: ValueType, right: ValueType) => Type
  readonly nulls: NullWord
  /** Whose type a parameter takes: the other side's (if that is a number, as bits), one type; `shift` counts bits. */
  readonly operands: 'same' | 'number' | 'bits' | 'shift' | 'varchar' | 'varbinary'
}

const comparison: Operator = { result: () => truth, nulls: 'strict', operands: 'same' }
const pattern: Operator = { result: () => truth, nulls: 'strict', operands: 'varchar' }
const bits: Operator = { result: bitsOf, nulls: 'strict', operands: 'bits' }
const shift: Operator = { result: shiftedBits, nulls: 'strict', operands: 'shift' }

/** Section 14.4, "Operators"; AND, OR and NOT are not among them, XOR is. */
export const binaryOperators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['+', { result: sumOf, nulls: 'strict', operands: 'number' }],
  ['-', { result: sumOf, nulls: 'strict', operands: 'number' }],
  ['*', { result: productOf, nulls: 'strict', operands: 'number' }],
  ['/', { result: quotientOf, nulls: 'quotient', operands: 'number' }],
  ['div', { result: integerQuotientOf, nulls: 'quotient', operands: 'number' }],
  ['%', { result: remainder, nulls: 'quotient', operands: 'number' }],
  ['mod', { result: remainder, nulls: 'quotient', operands: 'number' }],
  ['&', bits],
  ['|', bits],
  ['^', bits],
  ['<<', shift],
  ['>>', shift],
  ['->', { result: () => json, nulls: 'strict-or-null', operands: 'varchar' }],
  ['->>', { result: () => scalar('longtext'), nulls: 'strict-or-null', operands: 'varchar' }],
  ['=', comparison],
  ['<>', comparison],
  ['!=', comparison],
  ['<', comparison],
  ['<=', comparison],
  ['>', comparison],
  ['>=', comparison],
  ['xor', comparison],
  ['||', { ...comparison, nulls: 'some' }],
  ['&&', { ...comparison, nulls: 'some' }],
  ['like', pattern],
  ['regexp', pattern],
  ['rlike', pattern],
  ['sounds', pattern],
  ['match against', { result: () => double, nulls: 'never', operands: 'varchar' }],
  ['member of', { result: () => truth, nulls: 'strict', operands: 'varchar' }],
])

export const prefixOperators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['-', { result: negated, nulls: 'strict', operands: 'number' }],
  ['~', shift],
  [
    'binary',
    { result: (value) => binaryType(byteLength(value)), nulls: 'strict', operands: 'varbinary' },
  ],
  ['!', { ...comparison, operands: 'number' }],
])

/** `date + INTERVAL 1 DAY`, either way around. */
export const intervalOperator: (unit: string) => Operator = (unit) => ({
  result: (value) => shifted(value, unit),
  nulls: 'strict-or-null',
  operands: 'varchar',
})

/** Section 14.12: two binary strings are computed bit by bit, as is one beside NULL; everything else is 64 bits. */
function bitsOf(left: ValueType, right: ValueType): Type {
  const sides = [left, right].filter(({ family }) => family !== 'null')
  if (sides.length === 0 || sides.some(({ family }) => family !== 'binary')) return bigintUnsigned
  return binaryType(Math.max(...sides.map(({ length }) => length)))
}

function shiftedBits(left: ValueType): Type {
  return left.family === 'binary' ? binaryType(left.length) : bigintUnsigned
}
