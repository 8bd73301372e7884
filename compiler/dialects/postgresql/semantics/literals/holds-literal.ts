import type { Literal } from '../../../../ir/query.ts'
import { baseType, type Type } from '../../../../ir/type.ts'

/** Whether a whole number is in the range of the type, and a text no longer than it (manual 8.1.1 and 8.3). */
export function holdsLiteral({ type: kind, value }: Literal, type: Type): boolean {
  const base = baseType(type)
  if (base.kind !== 'scalar') return true
  const greatest = kind === 'integer' ? greatestOf[base.name] : undefined
  if (greatest !== undefined) return Number(value.replaceAll('_', '')) <= greatest
  const [length] = base.modifiers
  const isLimited = length !== undefined && (base.name === 'varchar' || base.name === 'bpchar')
  // Spaces at the end are cut off.
  return !isLimited || kind !== 'string' || [...value.replace(/ +$/, '')].length <= Number(length)
}

const greatestOf: Readonly<Record<string, number>> = { int2: 32_767, int4: 2_147_483_647 }
