import { sameType, scalar, type Type } from '../../../ir/type.ts'
import type { Filled } from '../../dialect.ts'
import { plain } from './unify.ts'
import { computedGeometry, factsOf, isBytes, isOpen, noBytes, stringOf } from './value-type.ts'

/** Strings longer than so many characters are kept as TEXT. */
const LONGEST_VARCHAR = 512

/** What rows have for a parameter that nothing tells more of. */
const noText = scalar('char', ['0'])

/** The same of an aggregate of NULL: a text to functions, nothing beside other rows. */
export const noValue = scalar('varchar', ['0', 'computed'])

export function isNothing(type: Type): boolean {
  return [noBytes, noText, noValue].some(
    (nothing) => sameType(type, nothing) && modifiersOf(type) === modifiersOf(nothing),
  )
}

function modifiersOf(type: Type): string {
  return type.kind === 'scalar' ? type.modifiers.join() : ''
}

/** What a result shows. */
export function sent(type: Type): Type {
  return sameType(type, noValue) && isNothing(type)
    ? stringOf(0, false)
    : computedGeometry(plain(type))
}

/** What a column of rows is beside those of other rows. */
export function besideRows(type: Type): Type {
  return isNothing(type) ? scalar('null') : type
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
  if (family === 'geometry') return scalar(type.name)
  if (isAsItIs || (length > 0 && length <= LONGEST_VARCHAR)) return type
  const binary = isBytes(factsOf(type))
  if (length === 0) return scalar(binary ? 'binary' : 'char', ['0'])
  return scalar(binary ? 'blob' : 'text')
}
