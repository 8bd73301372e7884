import type { Alteration, SchemaKinds, Sides } from '../schema-kind.ts'
import type { ObjectId, SchemaObject } from '../schema-object.ts'
import type { Difference } from './compare.ts'
import { kindOf } from './kind-of.ts'

export interface Alterations {
  readonly altered: ReadonlyMap<ObjectId, Alteration>
  /** Dropped and created anew: what cannot be altered, and what stands in the way of what is. */
  readonly recreated: ReadonlySet<ObjectId>
}

/** How each changed object comes to be what it should be, and which others go and come back with it. */
export function alterationsOf(
  { changed, dropped, created }: Difference,
  sides: Sides,
  kinds: SchemaKinds,
): Alterations {
  const altered = new Map<ObjectId, Alteration>()
  const recreated = new Set<ObjectId>()
  for (const [id, change] of changed) {
    const alteration = kindOf(change.to, kinds).alter(change, sides)
    if (alteration === undefined) recreated.add(id)
    else altered.set(id, alteration)
  }
  const dependents = dependentsIn(sides)
  const placeOf = (object: SchemaObject) => kindOf(object, kinds).occupies?.(object)
  const taken = new Set([...created.values()].map(placeOf))
  for (const [id, object] of dropped) {
    const place = placeOf(object)
    // It goes before the other comes, and that one before what is to need it.
    const isTaken = place !== undefined && taken.has(place)
    for (const other of dependents(id))
      if (kindOf(other, kinds).rebinds === true && (isTaken || !changed.has(other.id)))
        recreated.add(other.id)
  }
  // A set that grows is walked to its end.
  for (const id of recreated) for (const other of dependents(id)) recreated.add(other.id)
  for (const [id, { disturbs, touches = [] }] of altered)
    for (const other of [id, ...touches].flatMap(dependents))
      if (disturbs?.(other) === true) spread(other.id, recreated, dependents)
  for (const id of recreated) altered.delete(id)
  return { altered, recreated }
}

function spread(
  id: ObjectId,
  recreated: Set<ObjectId>,
  dependents: (id: ObjectId) => readonly SchemaObject[],
): void {
  if (recreated.has(id)) return
  recreated.add(id)
  for (const other of dependents(id)) spread(other.id, recreated, dependents)
}

/** What is on both sides and needs an object on one of them, its children among them. */
function dependentsIn({ from, to }: Sides): (id: ObjectId) => readonly SchemaObject[] {
  const found = new Map<ObjectId, Set<ObjectId>>()
  for (const { objects } of [from, to])
    for (const { id, needs, parent } of objects.values())
      for (const needed of parent === undefined ? needs : [...needs, parent])
        found.set(needed, (found.get(needed) ?? new Set()).add(id))
  return (id) =>
    [...(found.get(id) ?? [])].flatMap((other) => {
      const object = to.objects.get(other)
      return object !== undefined && from.objects.has(other) ? [object] : []
    })
}
