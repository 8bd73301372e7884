import type { EnumType } from './enum-type.ts'

/** What is known of a JSON document: what `JSON.parse` makes of it. */
export type JsonShape =
  | { readonly kind: 'any' | 'string' | 'number' | 'boolean' | 'null' }
  | { readonly kind: 'enum'; readonly type: EnumType }
  | { readonly kind: 'array'; readonly element: JsonShape }
  /** An array whose items are known one by one. */
  | { readonly kind: 'tuple'; readonly items: readonly JsonShape[] }
  | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
  /** An object whose names are not known. */
  | { readonly kind: 'record'; readonly value: JsonShape }
  /** No two of them alike; none for what never is. */
  | { readonly kind: 'union'; readonly alternatives: readonly JsonShape[] }

export interface JsonMember {
  readonly name: string
  readonly shape: JsonShape
}

export const anyJson: JsonShape = { kind: 'any' }
export const jsonString: JsonShape = { kind: 'string' }
export const jsonNumber: JsonShape = { kind: 'number' }
export const jsonBoolean: JsonShape = { kind: 'boolean' }
export const jsonNull: JsonShape = { kind: 'null' }

/** `JSON.parse` keeps the last of two members of one name. */
export function objectOf(members: readonly JsonMember[]): JsonShape {
  const last = new Map(members.map((member) => [member.name, member]))
  return { kind: 'object', members: [...last.values()] }
}

/** One of them. An empty array is an array of whatever another one holds. */
export function oneOf(shapes: readonly JsonShape[]): JsonShape {
  const flat = shapes.flatMap((shape) => (shape.kind === 'union' ? shape.alternatives : [shape]))
  if (flat.some(({ kind }) => kind === 'any')) return anyJson
  const isArray = ({ kind }: JsonShape) => kind === 'array' || kind === 'tuple'
  const hasItems = flat.some((shape) => isArray(shape) && !isEmpty(shape))
  const nonTrivial = hasItems ? flat.filter((shape) => !isEmpty(shape)) : flat
  const kept = hasItems && flat.some(isEmpty) ? nonTrivial.map(anyLength) : nonTrivial
  const different = new Map(kept.map((shape) => [keyOf(shape), shape]))
  const [first, ...others] = different.values()
  return first && others.length === 0
    ? first
    : { kind: 'union', alternatives: [...different.values()] }
}

export function orNull(shape: JsonShape): JsonShape {
  return oneOf([shape, jsonNull])
}

function isEmpty(shape: JsonShape): boolean {
  return shape.kind === 'tuple' && shape.items.length === 0
}

function anyLength(shape: JsonShape): JsonShape {
  return shape.kind === 'tuple' ? { kind: 'array', element: oneOf(shape.items) } : shape
}

/** One key a shape, enums by their labels. */
function keyOf(shape: JsonShape): string {
  return JSON.stringify(shape)
}

/** The shape of a document that is written out; undefined where the text is none. */
export function shapeOfText(text: string): JsonShape | undefined {
  try {
    return shapeOfValue(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function shapeOfValue(value: unknown): JsonShape {
  if (value === null) return jsonNull
  if (Array.isArray(value)) {
    const items = value.map(shapeOfValue)
    return items.length === 0 ? { kind: 'tuple', items } : { kind: 'array', element: oneOf(items) }
  }
  if (typeof value === 'object') {
    const members = Object.entries(value)
    return objectOf(members.map(([name, member]) => ({ name, shape: shapeOfValue(member) })))
  }
  // A driver may hand it over as text, which is exact.
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    return oneOf([jsonNumber, jsonString])
  const scalars: Readonly<Record<string, JsonShape>> = { number: jsonNumber, boolean: jsonBoolean }
  return scalars[typeof value] ?? jsonString
}
