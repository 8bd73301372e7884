import type { SchemaKinds, Sides } from '../schema-kind.ts'
import type { Definitions, ObjectId, SchemaObject } from '../schema-object.ts'
import type { Action, Actions } from './actions.ts'
import { kindOf } from './kind-of.ts'
import type { Before, Precedence } from './order.ts'

interface Related {
  readonly actions: Actions
  readonly sides: Sides
  readonly kinds: SchemaKinds
}

type Add = (first: Action | undefined, second: Action | undefined) => void

/** What has to be done before what: nothing goes while it is needed, and nothing comes before what it needs. */
export function precedenceOf(related: Related): Precedence {
  return { required: requiredBefore(related), preferred: preferredBefore(related) }
}

function requiredBefore({ actions, sides, kinds }: Related): Before {
  const { before, add } = collect()
  for (const [object, needed] of needsIn(sides.from)) relateGoing(object, needed, actions, add)
  for (const [object, needed] of needsIn(sides.to)) relateComing(object, needed, actions, add)
  for (const [id, drop] of actions.drops) add(drop, actions.creates.get(id))
  for (const action of actions.all)
    for (const id of action.awaits ?? [])
      for (const each of [actions.creates.get(id), ownAlter(id, actions.alters)]) add(each, action)
  relateOccupied({ actions, sides, kinds }, add)
  return before
}

function preferredBefore({ actions: { creates }, sides }: Related): Before {
  const { before, add } = collect()
  for (const { id, mentions = [] } of sides.to.objects.values())
    for (const mentioned of mentions) add(creates.get(mentioned), creates.get(id))
  return before
}

function collect() {
  const before = new Map<Action, Set<Action>>()
  const add: Add = (first, second) => {
    if (first === undefined || second === undefined || first === second) return
    const known = before.get(second) ?? new Set()
    before.set(second, known.add(first))
  }
  return { before, add }
}

function* needsIn({ objects }: Definitions): Generator<readonly [ObjectId, ObjectId]> {
  for (const { id, needs, parent } of objects.values()) {
    for (const needed of needs) yield [id, needed]
    if (parent !== undefined) yield [id, parent]
  }
}

function relateGoing(id: ObjectId, needed: ObjectId, { drops, alters }: Actions, add: Add): void {
  add(drops.get(id), drops.get(needed))
  for (const each of alters.get(needed) ?? []) add(drops.get(id), each)
  add(ownAlter(id, alters), drops.get(needed))
}

function relateComing(
  id: ObjectId,
  needed: ObjectId,
  { creates, alters }: Actions,
  add: Add,
): void {
  for (const own of [creates.get(id), ownAlter(id, alters)]) {
    add(creates.get(needed), own)
    for (const each of alters.get(needed) ?? []) add(each, own)
  }
}

function ownAlter(id: ObjectId, alters: Actions['alters']): Action | undefined {
  return alters.get(id)?.find(({ object }) => object.id === id)
}

/** A view that takes the name of a table comes when the table has gone. */
function relateOccupied({ actions, sides, kinds }: Related, add: Add): void {
  const placeOf = (object: SchemaObject) => kindOf(object, kinds).occupies?.(object)
  const left = new Map<string, Action>()
  for (const [id, action] of actions.drops) {
    const place = placed(sides.from.objects.get(id), placeOf)
    if (place !== undefined) left.set(place, action)
  }
  for (const [id, action] of actions.creates) {
    const place = placed(sides.to.objects.get(id), placeOf)
    if (place !== undefined) add(left.get(place), action)
  }
}

function placed(
  object: SchemaObject | undefined,
  placeOf: (object: SchemaObject) => string | undefined,
): string | undefined {
  return object === undefined ? undefined : placeOf(object)
}
