import type { NullWord } from './null-rules.ts'
import type { ResultWord } from './result-rules.ts'

/**
 * What an operator makes of its operands. `operands` is what a parameter among them is: the other
 * side's type (`same`), the other side's if that is a number (`numeric`), or one class.
 */
export interface Operator {
  readonly result: ResultWord
  readonly nulls: NullWord
  readonly operands: 'same' | 'numeric' | 'integer' | 'text' | 'any'
}

const comparison: Operator = { result: 'integer', nulls: 'strict', operands: 'same' }
const pattern: Operator = { result: 'integer', nulls: 'strict', operands: 'text' }
const bits: Operator = { result: 'bits', nulls: 'strict', operands: 'integer' }

/** "SQL Language Expressions", section 2. REGEXP is absent: it is a call of a function that SQLite lacks. */
export const binaryOperators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['+', { result: 'arithmetic', nulls: 'sum', operands: 'numeric' }],
  ['-', { result: 'arithmetic', nulls: 'sum', operands: 'numeric' }],
  ['*', { result: 'arithmetic', nulls: 'product', operands: 'numeric' }],
  ['/', { result: 'arithmetic', nulls: 'quotient', operands: 'numeric' }],
  ['%', { result: 'remainder', nulls: 'remainder', operands: 'numeric' }],
  ['||', { result: 'text', nulls: 'strict', operands: 'text' }],
  ['&', { ...bits, result: 'mask' }],
  ['|', bits],
  ['<<', bits],
  ['>>', bits],
  ['->', { result: 'text', nulls: 'strict-or-null', operands: 'text' }],
  ['->>', { result: 'any', nulls: 'strict-or-null', operands: 'text' }],
  ['=', comparison],
  ['==', comparison],
  ['<>', comparison],
  ['!=', comparison],
  ['<', comparison],
  ['<=', comparison],
  ['>', comparison],
  ['>=', comparison],
  ['like', pattern],
  ['glob', pattern],
  ['match', { result: 'integer', nulls: 'maybe', operands: 'text' }],
])

export const prefixOperators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['-', { result: 'negative', nulls: 'strict', operands: 'numeric' }],
  ['+', { result: 'first', nulls: 'strict', operands: 'same' }],
  ['~', bits],
])
