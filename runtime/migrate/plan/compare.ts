import type { ObjectChange, SchemaKinds, Sides } from '../schema-kind.ts'
import type { ObjectId, SchemaObject } from '../schema-object.ts'

/** What differs between two schemas, each object once. */
export interface Difference {
  readonly created: ReadonlyMap<ObjectId, SchemaObject>
  readonly dropped: ReadonlyMap<ObjectId, SchemaObject>
  readonly changed: ReadonlyMap<ObjectId, ObjectChange>
}

/** A part that came, went or changed is a change of its parent. */
export function compare({ from, to }: Sides, kinds: SchemaKinds): Difference {
  const created = new Map([...to.objects].filter(([id]) => !from.objects.has(id)))
  const dropped = new Map([...from.objects].filter(([id]) => !to.objects.has(id)))
  const changed = new Map<ObjectId, ObjectChange>()
  for (const [id, object] of to.objects) {
    const before = from.objects.get(id)
    if (before !== undefined && !isSame(before, object))
      changed.set(id, { from: before, to: object })
  }
  for (const found of [created, dropped, changed])
    for (const id of found.keys()) {
      const parent = wholeOf(id, { from, to }, kinds)
      if (parent === undefined) continue
      found.delete(id)
      const change = changeOf(parent, { from, to })
      if (change !== undefined) changed.set(parent, change)
    }
  return { created, dropped, changed }
}

/** Of a part the object that it is a part of. */
function wholeOf(id: ObjectId, { from, to }: Sides, kinds: SchemaKinds): ObjectId | undefined {
  const object = to.objects.get(id) ?? from.objects.get(id)
  if (object === undefined || kinds[object.kind]?.stands !== 'part') return undefined
  return object.parent
}

function changeOf(id: ObjectId, { from, to }: Sides): ObjectChange | undefined {
  const [before, after] = [from.objects.get(id), to.objects.get(id)]
  return before && after && { from: before, to: after }
}

export function isSame(one: SchemaObject, other: SchemaObject): boolean {
  const names = new Set([...Object.keys(one.attributes), ...Object.keys(other.attributes)])
  return [...names].every((name) => one.attributes[name] === other.attributes[name])
}
