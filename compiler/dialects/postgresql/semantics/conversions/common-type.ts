import type { Catalog } from '../../../../ir/catalog.ts'
import { baseType, type Type } from '../../../../ir/type.ts'
import { coercible } from './coercion.ts'
import { categoryOf, identical, isPreferred, typeNamed } from '../type-traits.ts'

/**
 * The type that CASE, UNION and the like settle on, manual 10.5: it depends on the order. Undefined
 * when the categories differ. Whether every operand can become it is another question.
 */
export function commonType(types: readonly Type[], catalog: Catalog): Type | undefined {
  const [first] = types
  if (first === undefined) return undefined
  // Only here does a domain survive.
  if (first.kind !== 'untyped' && types.every((type) => identical(type, first))) return first
  const typed = types.filter((type) => type.kind !== 'untyped').map(baseType)
  let common = typed[0]
  if (common === undefined) return typeNamed('text')
  for (const type of typed) {
    if (categoryOf(type) !== categoryOf(common)) return undefined
    if (widens(common, type, catalog)) common = type
  }
  return common
}

function widens(common: Type, type: Type, catalog: Catalog): boolean {
  if (isPreferred(common) || identical(common, type)) return false
  return (
    coercible(common, type, 'implicit', catalog) && !coercible(type, common, 'implicit', catalog)
  )
}
