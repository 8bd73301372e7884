import { scalar, type Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import type { ValueType } from '../../mysql/semantics/value-type.ts'
import { factsOf, integerOf } from './value-type.ts'

/** What an operand is where it is computed with: `b'101'` and `0x1f` are numbers there, `x'1f'` is a text. */
export function numberOf({ type, literal }: Operand): Type {
  if (literal?.type === 'bits') return ofBytes(Math.ceil(literal.value.length / 8))
  const isNumber = literal?.type === 'bytes' && literal.prefix === ''
  return isNumber ? ofBytes(Math.ceil(literal.value.length / 2)) : type
}

/** Bytes that are written have no sign, whatever is computed of them; a double is as long as it is written. */
export function factsOfNumber(operand: Operand): ValueType {
  const facts = factsOf(numberOf(operand))
  const { literal } = operand
  if (literal?.type === 'float') return { ...facts, length: literal.value.length }
  return literal?.type === 'bytes' ? { ...facts, unsigned: true } : facts
}

const DIGITS_OF_BYTE = 8 * Math.log10(2)

function ofBytes(bytes: number): Type {
  if (bytes > 6) return scalar('bigint unsigned')
  return integerOf(Math.floor(bytes * DIGITS_OF_BYTE) + 1, true)
}
