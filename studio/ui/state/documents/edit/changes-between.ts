import type { EjsonArray, EjsonMember, EjsonObject, EjsonValue } from '../ejson/ejson-value.ts'
import { ejsonText } from '../ejson/write-ejson.ts'

/** A field that has another value, by its path with dots; undefined: it is not there. */
export interface FieldChange {
  readonly path: string
  readonly was: EjsonValue | undefined
  readonly now: EjsonValue | undefined
}

/** Returns the smallest fields that differ; undefined: only the whole document can be replaced. */
export function changesBetween(
  was: EjsonObject,
  now: EjsonObject,
): readonly FieldChange[] | undefined {
  return inObject(was, now, [])
}

type Path = readonly string[]

function between(was: EjsonValue, now: EjsonValue, path: Path): readonly FieldChange[] {
  if (isSame(was, now)) return []
  const inside =
    (was.kind === 'object' && now.kind === 'object' && inObject(was, now, path)) ||
    (was.kind === 'array' && now.kind === 'array' && inArray(was, now, path))
  return inside || [{ path: path.join('.'), was, now }]
}

/** Undefined where paths cannot say what has changed: the order of members, or names with a dot. */
function inObject(
  was: EjsonObject,
  now: EjsonObject,
  path: Path,
): readonly FieldChange[] | undefined {
  const kept = was.members.filter(({ name }) => has(now, name))
  const added = now.members.filter(({ name }) => !has(was, name))
  const isInOrder = [...kept, ...added].every(({ name }, at) => now.members[at]?.name === name)
  if (!isInOrder || ![...was.members, ...now.members].every(isPlain)) return undefined
  const at = (name: string) => [...path, name]
  const removed = was.members.filter(({ name }) => !has(now, name))
  return [
    ...removed.map(({ name, value }) => ({ path: at(name).join('.'), was: value, now: undefined })),
    ...kept.flatMap(({ name, value }) => {
      const after = now.members.find((member) => member.name === name)
      return after === undefined ? [] : between(value, after.value, at(name))
    }),
    ...added.map(({ name, value }) => ({ path: at(name).join('.'), was: undefined, now: value })),
  ]
}

function inArray(was: EjsonArray, now: EjsonArray, path: Path): readonly FieldChange[] | undefined {
  if (was.items.length !== now.items.length) return undefined
  return was.items.flatMap((item, place) => {
    const after = now.items[place]
    return after === undefined ? [] : between(item, after, [...path, String(place)])
  })
}

function has({ members }: EjsonObject, name: string): boolean {
  return members.some((member) => member.name === name)
}

function isPlain({ name }: EjsonMember): boolean {
  return name !== '' && !name.includes('.') && !name.startsWith('$')
}

export function isSame(one: EjsonValue, other: EjsonValue): boolean {
  return ejsonText(one, { style: 'canonical' }) === ejsonText(other, { style: 'canonical' })
}
