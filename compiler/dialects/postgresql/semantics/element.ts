import { baseType, type Type } from '../../../ir/type.ts'
import { arrayElement, traitsOf, typeNamed } from './type-traits.ts'

/** What `x[i]` is: of an array its element, of jsonb again jsonb, of a point a float8. */
export function element(type: Type): Type | undefined {
  const base = baseType(type)
  if (base.kind === 'unknown') return base
  if (base.kind === 'scalar' && base.name === 'jsonb') return base
  return arrayElement(base) ?? (base.kind === 'scalar' ? traitsOf(base.name)?.element : undefined)
}

/** A key of jsonb is text; it takes numbers as well. */
export function subscript(type: Type): Type {
  const base = baseType(type)
  return typeNamed(base.kind === 'scalar' && base.name === 'jsonb' ? 'text' : 'int4')
}
