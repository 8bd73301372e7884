import { baseType, type Type } from '../../ir/type.ts'
import type { DependencyRules } from '../definition-rules.ts'
import { typesIn } from './extensions/extension-type-names.ts'
import { extensionsOf } from './extensions/extensions-of.ts'
import { comparison } from './semantics/comparison.ts'
import { coercible, coercionVaries } from './semantics/conversions/coercion.ts'
import { hasDefaultClass, refusesIndexed } from './semantics/operator-classes.ts'
import { identical, isRecord, rangeOfMultirange, rangeSubtype } from './semantics/type-traits.ts'

/** The operator families of B-trees that compare values of different types (manual, 11.10). */
const families: readonly ReadonlySet<string>[] = [
  new Set(['int2', 'int4', 'int8']),
  new Set(['float4', 'float8']),
  new Set(['date', 'timestamp', 'timestamptz']),
  new Set(['text', 'varchar', 'name']),
]

export const dependencies: DependencyRules = {
  ordered: (type) => !isRecord(baseType(type)) && comparison(type) === 'order',
  refusesIndexed,
  refersTo: (from, to, catalog) => {
    const [source, target] = [baseType(from), baseType(to)]
    if (identical(source, target) || isOneFamily(source, target)) return true
    return target.kind === 'scalar' && coercible(source, target, 'implicit', catalog)
  },
  becomes: (from, to, catalog) => coercible(from, to, 'assignment', catalog),
  varies: coercionVaries,
  namesRelation: (type) => type.kind === 'scalar' && type.name === 'regclass',
  isRange: isRangeType,
  besideRanges: (type, schema) => {
    const base = baseType(type)
    if (isRangeType(base)) return true
    if (base.kind === 'scalar' && shapes.has(base.name)) return true
    const isIndexed = schema.extensions.has('btree_gist') && hasDefaultClass(type, 'gist', schema)
    return base.kind === 'unknown' || isIndexed
  },
  counts: (type) => type.kind === 'scalar' && /^int[248]$/.test(type.name),
  knowsExtension: (name, catalog) =>
    silentExtensions.test(name) || extensionsOf(catalog).names.has(name),
  isTriggerFunction: (name, catalog) =>
    triggerFunctions.has(name) || extensionsOf(catalog).isTriggerFunction(name),
  typesIn,
}

/** They bring nothing that an expression names: languages, and how values of types are handed to them. */
const silentExtensions =
  /^(?:plpgsql|(?:bool_|hstore_|jsonb_|ltree_)?pl(?:perlu?|python3u)|pltclu?)$/

/** The rules of the engine. */
const triggerFunctions: ReadonlySet<string> = new Set([
  ...['suppress_redundant_updates_trigger', 'tsvector_update_trigger', 'unique_key_recheck'],
  'tsvector_update_trigger_column',
])

/** The types that GiST indexes compare with `=` by themselves; btree_gist brings more. */
const shapes: ReadonlySet<string> = new Set(['box', 'circle', 'polygon'])

function isRangeType(type: Type): boolean {
  const base = baseType(type)
  return rangeSubtype(base) !== undefined || rangeOfMultirange(base) !== undefined
}

function isOneFamily(left: Type, right: Type): boolean {
  if (left.kind === 'unknown' || right.kind === 'unknown') return true
  if (left.kind !== 'scalar' || right.kind !== 'scalar') return false
  return families.some((family) => family.has(left.name) && family.has(right.name))
}
