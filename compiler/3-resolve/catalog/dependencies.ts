import type { ObjectName, Thing } from '../../ir/change.ts'
import type { Dependency, Dependent } from './dependency.ts'
import type { Draft } from './draft.ts'
import { JournaledMap } from './journal.ts'

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
  const added = { thing, on, kind }
  putLast(draft, draft.dependents, [target, key], added)
  putLast(draft, draft.needs, [key, target], added)
  for (const side of [thing, on]) {
    const name = nameKey(side)
    const known = draft.named.get(name)
    if (known) known.add(target)
    else draft.named.set(name, new Set([target]))
  }
}

function putLast(
  { journal }: Draft,
  table: Draft['dependents'],
  [outer, inner]: readonly [string, string],
  added: Dependency,
): void {
  const known = table.get(outer) ?? new JournaledMap<string, Dependency>(journal)
  if (!table.has(outer)) table.set(outer, known)
  known.delete(inner)
  known.set(inner, added)
}

function nameKey(thing: Thing | ObjectName): string {
  return `${thing.schema}\0${'name' in thing ? thing.name : ''}`
}

export function notedDependents(draft: Draft, on: Thing): readonly Dependency[] {
  return [...(draft.dependents.get(keyOf(on))?.values() ?? [])]
}

export function notedNeeds(draft: Draft, thing: Thing): readonly Dependency[] {
  return [...(draft.needs.get(keyOf(thing))?.values() ?? [])]
}

/** It depends on nothing any more. */
export function forgetNeeds(draft: Draft, thing: Thing): void {
  const key = keyOf(thing)
  for (const target of draft.needs.get(key)?.keys() ?? []) draft.dependents.get(target)?.delete(key)
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
    draft.dependents.get(target)?.delete(key)
    draft.needs.get(key)?.delete(target)
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
  const keys = name ? (draft.named.get(nameKey(name)) ?? []) : draft.dependents.keys()
  return [...keys].flatMap((key) => [...(draft.dependents.get(key)?.values() ?? [])])
}
