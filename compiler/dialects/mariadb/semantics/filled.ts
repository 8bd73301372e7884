import { scalar, type Type } from '../../../ir/type.ts'
import type { Filled } from '../../dialect.ts'
import { factsOf, isBytes } from './value-type.ts'

/** Strings longer than so many characters are kept as TEXT. */
const LONGEST_VARCHAR = 512

/** What a derived table or view that is filled first has for a column. */
export function filled(type: Type, made: Filled): Type {
  const { family, length } = factsOf(type)
  if (type.kind !== 'scalar') return type
  if (family === 'integer' && type.name !== 'tinyint') return scalar(type.name)
  if (made === 'column' || !/^var/.test(type.name) || length <= LONGEST_VARCHAR) return type
  return scalar(isBytes(factsOf(type)) ? 'blob' : 'text')
}
