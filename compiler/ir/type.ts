import type { EnumType } from './enum-type.ts'
import type { JsonShape } from './json-shape.ts'

/**
 * The types of SQL values, as the engines know them. A type says nothing about NULL: nullability is
 * a fact of a column, a parameter or an expression.
 */
export type Type =
  | ScalarType
  | ArrayType
  | EnumType
  | DomainType
  | CompositeType
  | RangeType
  | MultirangeType
  | UntypedType
  | UnknownType

/**
 * `name` is the engine's own and the key of the dialect's tables: `int4`, `bigint unsigned`,
 * `VARCHAR` (SQLite keeps the spelling). `modifiers` are its arguments as written: `['10', '2']`.
 */
export interface ScalarType {
  readonly kind: 'scalar'
  readonly name: string
  readonly modifiers: readonly string[]
  /** Of a result whose values are JSON documents: what is known of them. No part of what the type is. */
  readonly shape?: JsonShape
  /**
   * Of a result whose values are 1, 0 or NULL because they are truth values, in an engine that has no type for them. No
   * part of what the type is.
   */
  readonly isTruth?: true
}

/** `dimensions` as declared, for presentation only: PostgreSQL enforces none, so types differing in it are one. */
export interface ArrayType {
  readonly kind: 'array'
  readonly element: Type
  readonly dimensions: number
}

export interface DomainType {
  readonly kind: 'domain'
  readonly schema: string
  readonly name: string
  readonly base: Type
  readonly notNull: boolean
}

/** A composite type, the row type of a relation, or (without a name) the row of a subquery. */
export interface CompositeType {
  readonly kind: 'composite'
  readonly schema: string | undefined
  readonly name: string | undefined
  readonly fields: readonly Field[]
}

/** A range that the schema defines; those of the engine are scalars. */
export interface RangeType {
  readonly kind: 'range'
  readonly schema: string
  readonly name: string
  readonly subtype: Type
  /** What is made with it: the type of sets of such ranges. */
  readonly multirange: { readonly schema: string; readonly name: string }
}

export interface MultirangeType {
  readonly kind: 'multirange'
  readonly schema: string
  readonly name: string
  readonly range: RangeType
}

export interface Field {
  readonly name: string
  readonly type: Type
  readonly nullable: boolean
}

/** A bare string literal, NULL or a parameter before its context has given it a type. */
export interface UntypedType {
  readonly kind: 'untyped'
}

/** What a fault has made unknowable; already reported, so everything that touches it is silent. */
export interface UnknownType {
  readonly kind: 'unknown'
}

export const untyped: UntypedType = { kind: 'untyped' }
export const unknown: UnknownType = { kind: 'unknown' }

export function scalar(name: string, modifiers: readonly string[] = []): ScalarType {
  return { kind: 'scalar', name, modifiers }
}

export function arrayOf(element: Type, dimensions = 1): ArrayType {
  return { kind: 'array', element, dimensions }
}

/** The type below all domains. */
export function baseType(type: Type): Exclude<Type, DomainType> {
  return type.kind === 'domain' ? baseType(type.base) : type
}

/** The type of documents of which that is known; undefined: of which nothing is. */
export function shaped(type: Type, shape: JsonShape | undefined): Type {
  if (type.kind !== 'scalar' || (shape === undefined && !('shape' in type))) return type
  const { shape: _, ...plain } = type
  return shape === undefined ? plain : { ...plain, shape }
}

/** Whether a result of the type is known to hold truth values alone. */
export function isOfTruth(type: Type): boolean {
  return type.kind === 'scalar' && type.isTruth === true
}

/** The type as that of truth values, or of any others. */
export function asTruth(type: Type, isTruth: boolean): Type {
  if (type.kind !== 'scalar' || isTruth === isOfTruth(type)) return type
  const { isTruth: _, ...plain } = type
  return isTruth ? { ...plain, isTruth } : plain
}

/** `varchar(20)` as `varchar`. */
export function withoutModifiers(type: Type): Type {
  if (type.kind === 'array') return { ...type, element: withoutModifiers(type.element) }
  return type.kind === 'scalar' ? { ...type, modifiers: [] } : type
}

/** Whether two types are one, modifiers aside: `varchar(10)` and `varchar(20)` are. */
export function sameType(left: Type, right: Type): boolean {
  if (left.kind === 'scalar') return right.kind === 'scalar' && left.name === right.name
  if (left.kind === 'array') return right.kind === 'array' && sameType(left.element, right.element)
  if (left.kind !== right.kind) return false
  if (!('name' in left) || !('name' in right)) return true
  if (left.name === undefined || right.name === undefined) return left === right
  return left.name === right.name && left.schema === right.schema
}

/** A domain with NOT NULL, or one over such a domain: no NULL becomes one of its values, where something is made one. */
export function refusesNull(type: Type): boolean {
  return type.kind === 'domain' && (type.notNull || refusesNull(type.base))
}
