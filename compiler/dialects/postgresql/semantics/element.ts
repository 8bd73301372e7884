import type { Catalog } from '../../../ir/catalog.ts'
import { baseType, type Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import { coercible } from './conversions/coercion.ts'
import { arrayElement, traitsOf, typeNamed } from './type-traits.ts'

/** What `x[i]` is: of an array its element, of jsonb again jsonb, of a point a float8. */
export function element(type: Type): Type | undefined {
  const base = baseType(type)
  if (base.kind === 'unknown') return base
  if (base.kind === 'scalar' && base.name === 'jsonb') return base
  return arrayElement(base) ?? (base.kind === 'scalar' ? traitsOf(base.name)?.element : undefined)
}

/** What `x[a:b]` is: an array, where it is of a domain one of what that is made of. */
export function slice(type: Type): Type | undefined {
  const base = baseType(type)
  if (base.kind === 'unknown') return base
  return arrayElement(base) === undefined ? undefined : base
}

const text = typeNamed('text')
const int4 = typeNamed('int4')

/** Of arrays what can be stored as an int4; a key of jsonb is text or an int4 (`jsonb_subscript_transform`). */
export function subscript(
  type: Type,
  { type: index }: Operand,
  catalog: Catalog,
): Type | undefined {
  const base = baseType(type)
  const isJson = base.kind === 'scalar' && base.name === 'jsonb'
  if (!isJson) return coercible(index, int4, 'assignment', catalog) ? int4 : undefined
  if (index.kind === 'untyped') return text
  return [int4, text].find((key) => coercible(index, key, 'implicit', catalog))
}
