import type { EjsonObject, EjsonValue } from '../ejson/ejson-value.ts'

/** Names of members and places in arrays, from the outside. */
export type FieldPath = readonly string[]

export function valueAt(value: EjsonValue | undefined, path: FieldPath): EjsonValue | undefined {
  const [name, ...rest] = path
  if (name === undefined || value === undefined) return value
  if (value.kind === 'scalar') return undefined
  const inner =
    value.kind === 'array'
      ? value.items[Number(name)]
      : value.members.find((member) => member.name === name)?.value
  return valueAt(inner, rest)
}

/** Returns the value with another one at a path; a new member or item comes last. */
export function withValue(value: EjsonValue, path: FieldPath, now: EjsonValue): EjsonValue {
  const [name, ...rest] = path
  if (name === undefined) return now
  if (value.kind === 'scalar') return value
  const inner = valueAt(value, [name])
  const changed = inner === undefined ? now : withValue(inner, rest, now)
  if (value.kind === 'array')
    return { kind: 'array', items: value.items.toSpliced(Number(name), 1, changed) }
  const place = value.members.findIndex((member) => member.name === name)
  const at = place === -1 ? value.members.length : place
  return { kind: 'object', members: value.members.toSpliced(at, 1, { name, value: changed }) }
}

export function withoutValue(value: EjsonValue, path: FieldPath): EjsonValue {
  const [name, ...rest] = path
  if (name === undefined || value.kind === 'scalar') return value
  const inner = valueAt(value, [name])
  if (inner === undefined) return value
  if (rest.length > 0) return withValue(value, [name], withoutValue(inner, rest))
  if (value.kind === 'array')
    return { kind: 'array', items: value.items.toSpliced(Number(name), 1) }
  return { kind: 'object', members: value.members.filter((member) => member.name !== name) }
}

/** Returns a document; a value that is none stands for no change. */
export function asDocument(value: EjsonValue, otherwise: EjsonObject): EjsonObject {
  return value.kind === 'object' ? value : otherwise
}
