import type { ObjectName, Thing } from '../../ir/change.ts'
import type { Dependency, Dependent } from './dependency.ts'
import type { Draft } from './draft.ts'

export function keyOf(thing: Thing): string {
  const name = 'name' in thing ? thing.name : ''
  const member = 'member' in thing ? thing.member : ''
  return [thing.kind, thing.schema, name, member].join('\0')
}

/** What a catalog does not tell: expressions, queries and bodies. */
export function addDependency(
  draft: Draft,
  thing: Thing,
  on: Thing,
  kind: Dependent['kind'] = 'normal',
): void {
  const [key, target] = [keyOf(thing), keyOf(on)]
  const differs = (each: Dependency) => keyOf(each.thing) !== key || keyOf(each.on) !== target
  const added = { thing, on, kind }
  draft.dependents.set(target, [...(draft.dependents.get(target) ?? []).filter(differs), added])
  draft.needs.set(key, [...(draft.needs.get(key) ?? []).filter(differs), added])
  for (const side of [thing, on]) {
    const name = nameKey(side)
    const known = draft.named.get(name)
    if (known) known.add(target)
    else draft.named.set(name, new Set([target]))
  }
}

function nameKey(thing: Thing | ObjectName): string {
  return `${thing.schema}\0${'name' in thing ? thing.name : ''}`
}

export function notedDependents(draft: Draft, on: Thing): readonly Dependency[] {
  return draft.dependents.get(keyOf(on)) ?? []
}

/** It depends on nothing any more. */
export function forgetNeeds(draft: Draft, thing: Thing): void {
  const key = keyOf(thing)
  for (const { on } of draft.needs.get(key) ?? []) {
    const rest = notedDependents(draft, on).filter((each) => keyOf(each.thing) !== key)
    draft.dependents.set(keyOf(on), rest)
  }
  draft.needs.delete(key)
}

/** All that is known of things that are gone; `of`: they all have that name. */
export function forgetThings(
  draft: Draft,
  isGone: (thing: Thing) => boolean,
  of?: ObjectName,
): void {
  for (const { thing, on } of dependenciesOf(draft, of)) {
    if (isGone(thing)) forgetNeeds(draft, thing)
    if (isGone(on)) draft.dependents.delete(keyOf(on))
  }
}

/** Gives things their new names; those of others stay the same object. `of`: they all have that name. */
export function renameThings(draft: Draft, rename: (thing: Thing) => Thing, of?: ObjectName): void {
  const renamed = dependenciesOf(draft, of).filter(
    ({ thing, on }) => rename(thing) !== thing || rename(on) !== on,
  )
  for (const { thing, on } of renamed) {
    const [key, target] = [keyOf(thing), keyOf(on)]
    const differs = (each: Dependency) => keyOf(each.thing) !== key || keyOf(each.on) !== target
    draft.dependents.set(target, notedDependents(draft, on).filter(differs))
    draft.needs.set(key, (draft.needs.get(key) ?? []).filter(differs))
  }
  for (const { thing, on, kind } of renamed) addDependency(draft, rename(thing), rename(on), kind)
}

/** Columns, parts or rules of one relation. */
export function forgetMember(
  draft: Draft,
  on: ObjectName,
  kinds: readonly Thing['kind'][],
  member: string,
): void {
  forgetThings(draft, isMember(on, kinds, member), on)
}

export function renameMember(
  draft: Draft,
  on: ObjectName,
  kinds: readonly Thing['kind'][],
  { from, to }: { readonly from: string; readonly to: string },
): void {
  const isIt = isMember(on, kinds, from)
  renameThings(draft, (thing) => (isIt(thing) ? { ...thing, member: to } : thing), on)
}

function isMember({ schema, name }: ObjectName, kinds: readonly Thing['kind'][], member: string) {
  return (thing: Thing): boolean =>
    kinds.includes(thing.kind) &&
    'member' in thing &&
    thing.schema === schema &&
    thing.name === name &&
    thing.member === member
}

/** Those with the name on either side, or all of them. */
function dependenciesOf(draft: Draft, name: ObjectName | undefined): readonly Dependency[] {
  if (!name) return [...draft.dependents.values()].flat()
  const keys = [...(draft.named.get(nameKey(name)) ?? [])]
  return keys.flatMap((key) => draft.dependents.get(key) ?? [])
}
