import { baseType, type Type } from '../../../ir/type.ts'
import { typeNamed } from './type-traits.ts'

const moments = new Set(['date', 'time', 'timetz', 'timestamp', 'timestamptz', 'interval'])
const numbers = new Set(['int2', 'int4', 'int8', 'numeric', 'float8'])

/** What the `in_range` functions of `pg_amproc` add to a type: manual 36.16.4. */
export function rangeOffset(order: Type): Type | undefined {
  const base = baseType(order)
  if (base.kind !== 'scalar') return undefined
  if (moments.has(base.name)) return typeNamed('interval')
  if (base.name === 'float4') return typeNamed('float8')
  return numbers.has(base.name) ? base : undefined
}
