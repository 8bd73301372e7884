import type { Catalog, NullRule } from '../../../../ir/catalog.ts'
import { baseType, type Type } from '../../../../ir/type.ts'
import type { Operand } from '../../../dialect.ts'
import { coercible } from './coercion.ts'
import { declaredCast } from './declared-casts.ts'

/** Whether a value may be stored in a column without a cast: manual 10.4. */
export function assignable(from: Operand, to: Type, catalog: Catalog): boolean {
  return coercible(from.type, to, 'assignment', catalog)
}

export function castable(from: Operand, to: Type, catalog: Catalog): boolean {
  return coercible(from.type, to, 'explicit', catalog)
}

/**
 * Casts give NULL for NULL. An infinite timestamp has no time of day, and since PostgreSQL 18 the
 * JSON null becomes NULL: `'null'::jsonb::int`.
 */
export function castNulls(from: Type, to: Type, catalog: Catalog): NullRule {
  const [source, target] = [baseType(from), baseType(to)]
  if (!keepsValues(source, target, catalog)) return 'maybe'
  if (source.kind !== 'scalar' || target.kind !== 'scalar') return 'strict'
  return lossy[source.name]?.includes(target.name) ? 'strict-or-null' : 'strict'
}

/** The rule of a call whose operands become those that it takes. */
export function nullsOfCoerced(
  nulls: NullRule,
  given: readonly Type[],
  taken: readonly Type[],
  catalog: Catalog,
): NullRule {
  const isKept = taken.every((to, i) => keepsValues(given[i] ?? to, to, catalog))
  return isKept || nulls === 'never' ? nulls : 'maybe'
}

/** Whether some of the operands may become another value each time. */
export function areVolatile(
  given: readonly Type[],
  taken: readonly Type[],
  catalog: Catalog,
): boolean {
  return taken.some((to, i) => isVolatileCast(given[i] ?? to, to, catalog))
}

/** What a function of the schema makes of a value may be NULL. */
export function keepsValues(from: Type, to: Type, catalog: Catalog): boolean {
  return !isByFunction(from, to, catalog)
}

/** So it may, as far as is known: the catalog does not tell which function it is. */
export function isVolatileCast(from: Type, to: Type, catalog: Catalog): boolean {
  return isByFunction(from, to, catalog)
}

function isByFunction(from: Type, to: Type, catalog: Catalog): boolean {
  return declaredCast(baseType(from), baseType(to), catalog)?.by === 'function'
}

const lossy: Readonly<Record<string, readonly string[]>> = {
  jsonb: ['bool', 'float4', 'float8', 'int2', 'int4', 'int8', 'numeric'],
  timestamp: ['time'],
  timestamptz: ['time', 'timetz'],
}
