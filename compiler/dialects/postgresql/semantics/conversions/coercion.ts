import type { Catalog } from '../../../../ir/catalog.ts'
import { baseType, type Type } from '../../../../ir/type.ts'
import { casts } from '../../data/casts.ts'
import { lazily } from '../../../lazily.ts'
import { declaredCast } from './declared-casts.ts'
import { type EncodedCast, encodedCasts } from './encoded-casts.ts'
import { extensionsOf } from '../../extensions/extensions-of.ts'
import {
  arrayElement,
  categoryOf,
  identical,
  isRecord,
  rangeOfMultirange,
  rangeSubtype,
  traitsOf,
} from '../type-traits.ts'

/** Where a conversion may happen by itself, from the strictest on. */
export type CoercionContext = 'implicit' | 'assignment' | 'explicit'

/**
 * Whether a value of one type becomes one of the other in this context, polymorphic types aside:
 * `can_coerce_type` of the engine, manual 10.2 to 10.4 and CREATE CAST. An untyped literal becomes
 * anything.
 */
export function coercible(
  from: Type,
  to: Type,
  context: CoercionContext,
  catalog: Catalog,
): boolean {
  if (from.kind === 'untyped' || from.kind === 'unknown' || to.kind === 'unknown') return true
  if (identical(from, to)) return true
  if (to.kind === 'scalar' && to.name === 'any') return true
  return hasPathway(from, to, context, catalog) || composites(from, to)
}

/** Whether a value is one of the other type as it is: `IsBinaryCoercible` of the engine. */
export function binaryCoercible(from: Type, to: Type, catalog: Catalog): boolean {
  const source = baseType(from)
  if (identical(source, to)) return true
  if (to.kind === 'scalar' && kindsTaken[to.name]?.(source)) return true
  const pair = pairOf(source, to, catalog)
  return pair?.by === 'nothing' && pair.context === 'implicit'
}

/** Whether the engine comes with a cast from one to the other. */
export function isBuiltInCast(from: Type, to: Type): boolean {
  return builtInPair(from, to) !== undefined
}

const kindsTaken: Readonly<Record<string, (type: Type) => boolean>> = {
  any: () => true,
  anyelement: () => true,
  anycompatible: () => true,
  anyarray: (type) => arrayElement(type) !== undefined,
  anyenum: ({ kind }) => kind === 'enum',
  anyrange: (type) => rangeSubtype(type) !== undefined,
  anymultirange: (type) => rangeOfMultirange(type) !== undefined,
  record: ({ kind }) => kind === 'composite',
}

/** `record` and any composite type become each other, arrays only those of `record`. */
function composites(from: Type, to: Type): boolean {
  if (from.kind === 'array' && to.kind === 'array')
    return isRecord(to.element) && composites(from.element, to.element)
  const [source, target] = [baseType(from), baseType(to)]
  if (isRecord(source)) return target.kind === 'composite' || isRecord(target)
  return source.kind === 'composite' && isRecord(target)
}

const ranks = { implicit: 0, assignment: 1, explicit: 2 } as const

function hasPathway(from: Type, to: Type, context: CoercionContext, catalog: Catalog): boolean {
  const [source, target] = [baseType(from), baseType(to)]
  if (identical(source, target)) return true
  const pair = pairOf(source, target, catalog)
  if (pair !== undefined) return ranks[pair.context] <= ranks[context]
  const elements = elementsOf(source, target)
  if (elements && hasPathway(...elements, context, catalog)) return true
  return throughText(source, target, context)
}

/** An array becomes another when its elements do; never one of the two vector types. */
function elementsOf(source: Type, target: Type): readonly [Type, Type] | undefined {
  const element = target.kind === 'array' ? arrayElement(source) : undefined
  return element && target.kind === 'array' ? [element, target.element] : undefined
}

/**
 * Whether what a conversion gives may depend on more than the value: `contain_mutable_functions` of the
 * engine, of the functions of casts, of input and of output.
 */
export function coercionVaries(from: Type, to: Type, catalog: Catalog): boolean {
  const [source, target] = [baseType(from), baseType(to)]
  if ([source, target].some(({ kind }) => kind === 'unknown' || kind === 'untyped')) return false
  if (identical(source, target) || composites(source, target)) return false
  const pair = pairOf(source, target, catalog)
  if (pair !== undefined && pair.by !== 'text') return pair.by === 'varying-function'
  const elements = pair ? undefined : elementsOf(source, target)
  if (elements) return coercionVaries(...elements, catalog)
  return outputVaries(source) || inputVaries(target)
}

/** Those of arrays, enums, rows and ranges look their types up. */
function outputVaries(type: Type): boolean {
  return type.kind !== 'scalar' || traitsOf(type.name)?.varies.output === true
}

function inputVaries(type: Type): boolean {
  return type.kind !== 'scalar' || traitsOf(type.name)?.varies.input === true
}

/** The cast between the two types that the schema declares, else that of the engine or an extension. */
function pairOf(source: Type, target: Type, catalog: Catalog): EncodedCast | undefined {
  const declared =
    declaredCast(source, target, catalog) ?? extensionsOf(catalog).cast(source, target)
  if (declared) {
    const { context, by, immutable } = declared
    return { context, by: by === 'function' && immutable !== true ? 'varying-function' : by }
  }
  if (source.kind === 'range' && target.kind === 'multirange') {
    return identical(source, target.range) ? { context: 'explicit', by: 'function' } : undefined
  }
  return builtInPair(source, target)
}

const byPair = lazily(() => encodedCasts(casts))

function builtInPair(source: Type, target: Type): EncodedCast | undefined {
  if (source.kind !== 'scalar' || target.kind !== 'scalar') return undefined
  return byPair().get(`${source.name} ${target.name}`)
}

/** By the output and input functions: to strings in an assignment, from strings by a written cast. */
function throughText(source: Type, target: Type, context: CoercionContext): boolean {
  if (context === 'implicit') return false
  if (categoryOf(target) === 'S') return true
  return context === 'explicit' && categoryOf(source) === 'S'
}
