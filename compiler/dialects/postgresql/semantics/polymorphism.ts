import type { Catalog } from '../../../ir/catalog.ts'
import { arrayOf, baseType, type CompositeType, type Type } from '../../../ir/type.ts'
import { coercible } from './conversions/coercion.ts'
import { commonType } from './conversions/common-type.ts'
import {
  arrayElement,
  identical,
  isRecord,
  multirangeOf,
  rangeOfMultirange,
  rangeSubtype,
  typeNamed,
} from './type-traits.ts'

/** What the polymorphic types of a call stand for, manual 38.2.5: one set for each family. */
interface Bindings {
  readonly any: Family
  readonly anycompatible: Family
}

interface Family {
  readonly element: Type | undefined
  readonly array: Type | undefined
  /** The most dimensions of the arrays: `ARRAY[1, 2] || ARRAY[[3, 4]]` has two. */
  readonly dimensions: number
  readonly range: Type | undefined
  readonly multirange: Type | undefined
}

type Role = 'element' | 'array' | 'range' | 'multirange'

/** `anyelement`: all operands are of one type. `anycompatible`: they have a common one. */
const polymorphicTypes: ReadonlyMap<string, readonly [keyof Bindings, Role]> = new Map([
  ['anyelement', ['any', 'element']],
  ['anynonarray', ['any', 'element']],
  ['anyenum', ['any', 'element']],
  ['anyarray', ['any', 'array']],
  ['anyrange', ['any', 'range']],
  ['anymultirange', ['any', 'multirange']],
  ['anycompatible', ['anycompatible', 'element']],
  ['anycompatiblenonarray', ['anycompatible', 'element']],
  ['anycompatiblearray', ['anycompatible', 'array']],
  ['anycompatiblerange', ['anycompatible', 'range']],
  ['anycompatiblemultirange', ['anycompatible', 'multirange']],
])

function roleOf(type: Type): readonly [keyof Bindings, Role] | undefined {
  return type.kind === 'scalar' ? polymorphicTypes.get(type.name) : undefined
}

export function isPolymorphic(type: Type): boolean {
  return roleOf(type) !== undefined
}

const nothing: Family = {
  element: undefined,
  array: undefined,
  dimensions: 1,
  range: undefined,
  multirange: undefined,
}

/**
 * What the polymorphic parameters stand for with these operands; undefined when they contradict.
 * Untyped operands say nothing.
 */
export function bind(
  declared: readonly Type[],
  actual: readonly Type[],
  catalog: Catalog,
): Bindings | undefined {
  if (!declared.some(isPolymorphic)) return { any: nothing, anycompatible: nothing }
  const any = bindFamily('any', declared, actual, catalog)
  const anycompatible = bindFamily('anycompatible', declared, actual, catalog)
  return any && anycompatible && { any, anycompatible }
}

function bindFamily(
  family: keyof Bindings,
  declared: readonly Type[],
  actual: readonly Type[],
  catalog: Catalog,
): Family | undefined {
  const found = collect(family, declared, actual)
  if (found.elements.length === 0) return nothing
  const known = found.elements.filter((type) => type !== undefined)
  if (known.length < found.elements.length) return undefined
  const element = family === 'any' ? only(known) : shared(known, catalog)
  if (element === undefined || !allowed(element, declared)) return undefined
  const range = only(found.ranges)
  if (found.ranges.length > 0 && range === undefined) return undefined
  if (range !== undefined && !identical(rangeSubtype(range) ?? range, element)) return undefined
  const dimensions = Math.max(1, ...found.arrays.map(dimensionsOf))
  const array = withDimensions(only(found.arrays), dimensions)
  return { element, array, dimensions, range, multirange: range && multirangeOf(range) }
}

interface Collected {
  readonly elements: (Type | undefined)[]
  readonly arrays: Type[]
  readonly ranges: Type[]
}

/** What each operand of the family says, in their order: the order decides a common type. */
function collect(
  family: keyof Bindings,
  declared: readonly Type[],
  actual: readonly Type[],
): Collected {
  const found: Collected = { elements: [], arrays: [], ranges: [] }
  for (const [i, parameter] of declared.entries()) {
    const [parameterFamily, role] = roleOf(parameter) ?? []
    const type = actual[i]
    if (parameterFamily !== family || role === undefined || type === undefined) continue
    if (type.kind !== 'untyped') say[role](found, role === 'element' ? type : baseType(type))
  }
  return found
}

const say: Readonly<Record<Role, (found: Collected, type: Type) => void>> = {
  element: (found, type) => {
    found.elements.push(type)
  },
  array: (found, type) => {
    found.elements.push(arrayElement(type))
    found.arrays.push(type)
  },
  range: (found, type) => {
    found.elements.push(rangeSubtype(type))
    found.ranges.push(type)
  },
  multirange: (found, type) => {
    const range = rangeOfMultirange(type)
    found.elements.push(range && rangeSubtype(range))
    if (range !== undefined) found.ranges.push(range)
  },
}

function dimensionsOf(type: Type): number {
  return type.kind === 'array' ? type.dimensions : 1
}

function withDimensions(type: Type | undefined, dimensions: number): Type | undefined {
  return type?.kind === 'array' ? { ...type, dimensions } : type
}

/** The one type of all; undefined when they differ or there is none. */
function only(types: readonly Type[]): Type | undefined {
  const [first, ...rest] = types
  return first !== undefined && rest.every((type) => identical(type, first)) ? first : undefined
}

/** The common type, if all can become it by themselves. */
function shared(types: readonly Type[], catalog: Catalog): Type | undefined {
  const common = commonType(types, catalog)
  if (common === undefined) return undefined
  return types.every((type) => coercible(type, common, 'implicit', catalog)) ? common : undefined
}

function allowed(element: Type, declared: readonly Type[]): boolean {
  const uses = (name: string) =>
    declared.some((type) => type.kind === 'scalar' && type.name === name)
  const isArray = arrayElement(baseType(element)) !== undefined
  if (isArray && (uses('anynonarray') || uses('anycompatiblenonarray'))) return false
  return !uses('anyenum') || element.kind === 'enum'
}

interface Signature {
  readonly types: readonly Type[]
  readonly result: Type
}

interface Applied {
  readonly operands: readonly Type[]
  readonly result: Type
}

/** What the operands become and what comes of them; undefined when they contradict, or do not tell. */
export function applyTo(
  operands: readonly Type[],
  { types, result: declared }: Signature,
  catalog: Catalog,
): Applied | undefined {
  const bindings = bind(types, operands, catalog)
  if (bindings === undefined) return undefined
  const coerced = types.flatMap((type, i) => {
    const operand = operands[i]
    return (operand && coercedOperand(type, operand, bindings)) ?? []
  })
  const result = substitute(declared, bindings)
  return result && coerced.length === types.length ? { operands: coerced, result } : undefined
}

/**
 * What an operand is coerced to; undefined when no operand tells. "any" and `record` take a value as
 * it is: `nullif(t, t)` keeps the type of the row t.
 */
function coercedOperand(declared: Type, operand: Type, bindings: Bindings): Type | undefined {
  if (declared.kind === 'scalar' && declared.name === 'any') return operand
  const typed = operand.kind !== 'untyped'
  const row = declared.kind === 'array' ? isRecord(declared.element) : isRecord(declared)
  return row && typed ? operand : substitute(declared, bindings)
}

/**
 * The type with its polymorphic part replaced; undefined when no operand tells: then the engine
 * could not determine it either. The `anycompatible` family falls back on text.
 */
function substitute(type: Type, bindings: Bindings): Type | undefined {
  if (type.kind === 'composite' && type.name === undefined) return substituteFields(type, bindings)
  const [family, role] = roleOf(type) ?? []
  if (family === undefined || role === undefined) return type
  const bound = bindings[family]
  if (role === 'range' || role === 'multirange') return bound[role]
  const element = bound.element ?? (family === 'anycompatible' ? typeNamed('text') : undefined)
  if (role === 'element') return element
  // The common type may differ from the element of the array that was given.
  if (family === 'any' && bound.array !== undefined) return bound.array
  // There is no array of arrays.
  return element === undefined || element.kind === 'array'
    ? undefined
    : arrayOf(element, bound.dimensions)
}

/** `f(x anyelement, OUT y anyelement, OUT z anyarray)` */
function substituteFields(type: CompositeType, bindings: Bindings): Type | undefined {
  const fields = type.fields.flatMap((field) => {
    const own = substitute(field.type, bindings)
    return own ? [{ ...field, type: own }] : []
  })
  return fields.length === type.fields.length ? { ...type, fields } : undefined
}
