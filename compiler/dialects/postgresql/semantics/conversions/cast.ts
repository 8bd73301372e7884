import type { Catalog } from '../../../../ir/catalog.ts'
import type { Cast, NullRule } from '../../../../ir/routine.ts'
import { baseType, type Type } from '../../../../ir/type.ts'
import type { Chosen, Operand } from '../../../dialect.ts'
import { coercible } from './coercion.ts'
import { declaredCast } from './declared-casts.ts'
import { isRecord } from '../type-traits.ts'

/** Whether a value may be stored in a column without a cast: manual 10.4. */
export function assignable(from: Operand, to: Type, catalog: Catalog): boolean {
  return coercible(from.type, to, 'assignment', catalog)
}

export function castable(from: Operand, to: Type, catalog: Catalog): boolean {
  return coercible(from.type, to, 'explicit', catalog)
}

/** A composite type that is cast to `record` stays what it is, alone and in arrays: `t::record::u` is refused. */
export function castResult({ type: from }: Operand, to: Type): Type {
  const source = baseType(from)
  if (to.kind !== 'array') return isOfRows(source, to) ? from : to
  return source.kind === 'array' && isOfRows(source.element, to.element) ? from : to
}

function isOfRows(source: Type, target: Type): boolean {
  return isRecord(target) && baseType(source).kind === 'composite'
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

/** What a call has of the conversions of its operands to those that it takes. */
export function withCoerced<C extends Pick<Chosen, 'nulls' | 'operands' | 'volatile'>>(
  call: C,
  given: readonly Type[],
  catalog: Catalog,
): C {
  const casts = call.operands.flatMap((to, i) => functionCast(given[i] ?? to, to, catalog) ?? [])
  if (casts.length === 0) return call
  const isVolatile = casts.some(({ stable }) => stable !== true)
  const nulls = call.nulls === 'never' ? call.nulls : 'maybe'
  return { ...call, nulls, ...(isVolatile && { volatile: true }) }
}

/** What a function of the schema makes of a value may be NULL. */
export function keepsValues(from: Type, to: Type, catalog: Catalog): boolean {
  return functionCast(from, to, catalog) === undefined
}

export function isVolatileCast(from: Type, to: Type, catalog: Catalog): boolean {
  const cast = functionCast(from, to, catalog)
  return cast !== undefined && cast.stable !== true
}

function functionCast(from: Type, to: Type, catalog: Catalog): Cast | undefined {
  const cast = declaredCast(baseType(from), baseType(to), catalog)
  return cast?.by === 'function' ? cast : undefined
}

const lossy: Readonly<Record<string, readonly string[]>> = {
  jsonb: ['bool', 'float4', 'float8', 'int2', 'int4', 'int8', 'numeric'],
  timestamp: ['time'],
  timestamptz: ['time', 'timetz'],
}
