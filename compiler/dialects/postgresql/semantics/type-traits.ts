import { arrayOf, baseType, scalar, type Type } from '../../../ir/type.ts'
import { extensionTypes } from '../data/extension-types.ts'
import { types } from '../data/types.ts'

/** What `pg_type` says of a type: its category (manual, table 52.65) and what it is made of. */
interface TypeTraits {
  readonly category: string
  readonly preferred: boolean
  /** The subtype of a range. */
  readonly subtype: Type | undefined
  /** The range of a multirange. */
  readonly range: Type | undefined
  /** What a subscript gives, for types that are not arrays: point, name, int2vector. */
  readonly element: Type | undefined
  /** Its input or output function is not immutable. */
  readonly varies: { readonly input: boolean; readonly output: boolean }
  /** The extension that brings it; undefined for what is in every database. */
  readonly extension: string | undefined
}

const decoded = new Map<string, TypeTraits>()

/** By the name of the type; undefined when neither the engine nor a known extension has it. */
export function traitsOf(name: string): TypeTraits | undefined {
  if (decoded.size === 0) decodeAll()
  return decoded.get(name)
}

function decodeAll(): void {
  for (const line of types.split('\n')) decode(line, undefined)
  for (const line of extensionTypes.split('\n')) {
    const space = line.indexOf(' ')
    decode(line.slice(space + 1), line.slice(0, space))
  }
}

function decode(line: string, extension: string | undefined): void {
  const [name = '', category = '', ...parts] = line.split(' ')
  const text = (sign: string) => parts.find((each) => each.startsWith(sign))?.slice(1)
  const part = (sign: string) => {
    const found = text(sign)
    return found === undefined ? undefined : typeNamed(found)
  }
  const varying = text('~') ?? ''
  decoded.set(name, {
    category: category.charAt(0),
    preferred: category.endsWith('!'),
    subtype: part('<'),
    range: part('{'),
    element: part('['),
    varies: { input: varying.includes('i'), output: varying.includes('o') },
    extension,
  })
}

const named = new Map<string, Type>()

/** The type that the data files call `int4`, `int4[]`. One object a name. */
export function typeNamed(name: string): Type {
  const known = named.get(name)
  if (known !== undefined) return known
  const type = name.endsWith('[]') ? arrayOf(typeNamed(name.slice(0, -2))) : scalar(name)
  named.set(name, type)
  return type
}

/** `record`: also the type of `ROW(1, 2)` and of a function's OUT parameters. */
export function isRecord(type: Type): boolean {
  if (type.kind === 'scalar') return type.name === 'record'
  return type.kind === 'composite' && type.name === undefined
}

/** Whether the engine has one `oid` for both. */
export function identical(left: Type, right: Type): boolean {
  if (left === right) return true
  if (left.kind === 'scalar' && right.kind === 'scalar') return left.name === right.name
  if (left.kind === 'array' && right.kind === 'array') return identical(left.element, right.element)
  if (isRecord(left)) return isRecord(right)
  if (left.kind !== right.kind || !('name' in left) || !('name' in right)) return false
  return left.name === right.name && schemaOf(left) === schemaOf(right)
}

function schemaOf(type: Type): string | undefined {
  return 'schema' in type ? type.schema : undefined
}

/** A letter of `pg_type.typcategory`: `S` strings, `N` numbers, `P` pseudo-types, `X` untyped. */
export function categoryOf(type: Type): string {
  switch (type.kind) {
    case 'scalar':
      return traitsOf(type.name)?.category ?? 'U'
    case 'array':
      return isRecord(type.element) ? 'P' : 'A'
    case 'range':
    case 'multirange':
      return 'R'
    case 'enum':
      return 'E'
    case 'domain':
      return categoryOf(type.base)
    case 'composite':
      return isRecord(type) ? 'P' : 'C'
    case 'untyped':
    case 'unknown':
      return 'X'
  }
}

/** Whether text of the type may be tested by IS JSON. */
export function mayHoldJson(type: Type): boolean {
  const base = baseType(type)
  const isOfFormat = base.kind === 'scalar' && ['json', 'jsonb', 'bytea'].includes(base.name)
  return isOfFormat || categoryOf(base) === 'S'
}

/** `pg_type.typcollation` */
export function hasCollation(type: Type): boolean {
  const base = baseType(type)
  if (base.kind === 'array') return hasCollation(base.element)
  return base.kind === 'scalar' && collated.has(base.name)
}

/** Of any value of the type: `name` has one of its own, that of a domain may be another. */
export function typeCollation(type: Type): string | undefined {
  if (type.kind === 'untyped') return 'default'
  if (!hasCollation(type)) return undefined
  const base = baseType(type)
  return base.kind === 'scalar' && base.name === 'name' ? 'C' : 'default'
}

const collated = new Set(['text', 'varchar', 'bpchar', 'name', 'citext', 'pg_node_tree'])

/** Whether an extension must be there for it. */
export function isOfExtension(type: Type): boolean {
  const base = baseType(type)
  if (base.kind === 'array') return isOfExtension(base.element)
  return base.kind === 'scalar' && traitsOf(base.name)?.extension !== undefined
}

/** Whether it is what its category prefers: text, float8, timestamptz. */
export function isPreferred(type: Type): boolean {
  const base = baseType(type)
  return base.kind === 'scalar' && (traitsOf(base.name)?.preferred ?? false)
}

/** The element of what `anyarray` takes: arrays, int2vector and oidvector; not of a domain over one. */
export function arrayElement(type: Type): Type | undefined {
  if (type.kind === 'array') return type.element
  if (type.kind !== 'scalar' || categoryOf(type) !== 'A') return undefined
  return traitsOf(type.name)?.element
}

export function rangeSubtype(type: Type): Type | undefined {
  if (type.kind === 'range') return type.subtype
  return type.kind === 'scalar' ? traitsOf(type.name)?.subtype : undefined
}

export function rangeOfMultirange(type: Type): Type | undefined {
  if (type.kind === 'multirange') return type.range
  return type.kind === 'scalar' ? traitsOf(type.name)?.range : undefined
}

/** The multirange over a range; the engine names it so unless told otherwise. */
export function multirangeOf(range: Type): Type | undefined {
  if (range.kind === 'range') return { kind: 'multirange', ...range.multirange, range }
  if (range.kind !== 'scalar') return undefined
  const name = range.name.replace(/range$/u, 'multirange')
  return traitsOf(name)?.range === undefined ? undefined : typeNamed(name)
}

/** The type's name for messages: `integer[]` is `int4[]` here, as in `pg_type`. */
export function describe(type: Type): string {
  switch (type.kind) {
    case 'array':
      return `${describe(type.element)}[]`
    case 'untyped':
    case 'unknown':
      return 'unknown'
    case 'scalar':
    case 'enum':
    case 'domain':
    case 'range':
    case 'multirange':
    case 'composite':
      return type.name ?? 'record'
  }
}
