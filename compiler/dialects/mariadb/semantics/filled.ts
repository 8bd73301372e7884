import { sameType, scalar, type Type } from '../../../ir/type.ts'
import type { Filled } from '../../dialect.ts'
import { factsOf, isBytes, isOpen, noBytes } from './value-type.ts'

/** Strings longer than so many characters are kept as TEXT. */
const LONGEST_VARCHAR = 512

/** What rows have for a parameter that nothing tells more of. */
const noText = scalar('char', ['0'])

export function isNothing(type: Type): boolean {
  return [noBytes, noText].some((nothing) => sameType(type, nothing) && lengthOf(type) === '0')
}

function lengthOf(type: Type): string | undefined {
  return type.kind === 'scalar' ? type.modifiers[0] : undefined
}

/** VALUES alone keep nothing of a parameter, whatever is bound to it. */
export function inRows(type: Type, rows: 'arms' | 'values'): Type {
  if (!isOpen(type)) return type
  return rows === 'values' || factsOf(type).family === 'null' ? noBytes : noText
}

/** What a derived table or view that is filled first has for a column. */
export function filled(type: Type, made: Filled): Type {
  if (isOpen(type)) return inRows(type, 'arms')
  const { family, length } = factsOf(type)
  if (type.kind !== 'scalar') return type
  if (family === 'integer' && type.name !== 'tinyint') return scalar(type.name)
  const isAsItIs = made === 'column' || made === 'arms' || !type.name.startsWith('var')
  if (isAsItIs || (length > 0 && length <= LONGEST_VARCHAR)) return type
  const binary = isBytes(factsOf(type))
  if (length === 0) return scalar(binary ? 'binary' : 'char', ['0'])
  return scalar(binary ? 'blob' : 'text')
}
