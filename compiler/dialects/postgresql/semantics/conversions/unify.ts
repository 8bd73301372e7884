import type { Catalog } from '../../../../ir/catalog.ts'
import { type Type, withoutModifiers } from '../../../../ir/type.ts'
import type { Operand } from '../../../dialect.ts'
import { coercible } from './coercion.ts'
import { commonType } from './common-type.ts'

/** The one type of the arms of CASE, UNION, VALUES and ARRAY (manual 10.5), if all can become it. */
export function unify(operands: readonly Operand[], catalog: Catalog): Type | undefined {
  const fault = operands.find(({ type }) => type.kind === 'unknown')
  if (fault !== undefined) return fault.type
  const types = operands.map(({ type }) => type)
  const common = commonType(types, catalog)
  if (common === undefined) return undefined
  if (!types.every((type) => coercible(type, common, 'implicit', catalog))) return undefined
  return types.every((type) => hasModifiersOf(type, common)) ? common : withoutModifiers(common)
}

/** `varchar(10)` and `varchar(20)` are `varchar`: only what all have stays. */
function hasModifiersOf(type: Type, common: Type): boolean {
  if (type === common) return true
  if (type.kind === 'array' && common.kind === 'array') {
    return hasModifiersOf(type.element, common.element)
  }
  if (type.kind !== 'scalar' || common.kind !== 'scalar') return type.kind === common.kind
  return type.name === common.name && type.modifiers.join() === common.modifiers.join()
}
