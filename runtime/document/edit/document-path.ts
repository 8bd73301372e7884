import type { BsonMember, BsonObject, BsonValue } from '../bson/bson-value.ts'

/** A member of a document, by names and places between dots: `address.lines.0`. */
export type DocumentPath = readonly string[]

export function pathOf(text: string): DocumentPath {
  return text.split('.')
}

/** Returns the value at a path, undefined where there is none. */
export function valueAt(value: BsonValue, [name, ...rest]: DocumentPath): BsonValue | undefined {
  if (name === undefined) return value
  if (value.kind === 'scalar') return undefined
  const inner =
    value.kind === 'array'
      ? value.items[placeOf(name)]
      : value.members.find((member) => member.name === name)?.value
  return inner === undefined ? undefined : valueAt(inner, rest)
}

/** Returns the document with another value at a path, which is made where it is not there; undefined where a scalar is in its way. */
export function withValueAt(
  value: BsonValue,
  [name, ...rest]: DocumentPath,
  set: BsonValue,
): BsonValue | undefined {
  if (name === undefined) return set
  if (value.kind === 'scalar') return undefined
  const inner = valueAt(value, [name]) ?? { kind: 'object', members: [] }
  const changed = withValueAt(inner, rest, set)
  if (changed === undefined) return undefined
  if (value.kind === 'object') return withMember(value, { name, value: changed })
  const place = placeOf(name)
  if (!(place <= value.items.length)) return undefined
  return { kind: 'array', items: value.items.toSpliced(place, 1, changed) }
}

/** Returns the document without what is at a path. An item of an array becomes null, as others count on their places. */
export function withoutPath(value: BsonValue, [name, ...rest]: DocumentPath): BsonValue {
  if (name === undefined || value.kind === 'scalar') return value
  const inner = valueAt(value, [name])
  if (inner === undefined) return value
  if (rest.length > 0) return withValueAt(value, [name], withoutPath(inner, rest)) ?? value
  if (value.kind === 'array') return withValueAt(value, [name], NULL) ?? value
  return { kind: 'object', members: value.members.filter((member) => member.name !== name) }
}

const NULL: BsonValue = { kind: 'scalar', type: 'null', bytes: Buffer.alloc(0) }

export function withMember({ members }: BsonObject, member: BsonMember): BsonObject {
  const place = members.findIndex(({ name }) => name === member.name)
  if (place < 0) return { kind: 'object', members: [...members, member] }
  return { kind: 'object', members: members.toSpliced(place, 1, member) }
}

function placeOf(name: string): number {
  return /^(?:0|[1-9]\d{0,8})$/.test(name) ? Number(name) : Number.NaN
}
