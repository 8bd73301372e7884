import type { SchemaKinds, Sides } from '../schema-kind.ts'
import type { Definitions, ObjectId, SchemaObject } from '../schema-object.ts'
import type { Step } from '../step.ts'
import type { Difference } from './compare.ts'
import { kindOf } from './kind-of.ts'
import type { Alterations } from './recreated.ts'

export interface Action {
  readonly does: 'drop' | 'alter' | 'create'
  readonly object: SchemaObject
  readonly steps: readonly Step[]
  /** Objects that are created, or altered themselves, before. */
  readonly awaits?: readonly ObjectId[]
}

/** Which action makes an object go, change or come; a column goes and comes with its table. */
export interface Actions {
  readonly all: readonly Action[]
  readonly drops: ReadonlyMap<ObjectId, Action>
  /** Those that change the object, its own first, and those that touch it. */
  readonly alters: ReadonlyMap<ObjectId, readonly Action[]>
  readonly creates: ReadonlyMap<ObjectId, Action>
}

interface Planned {
  readonly difference: Difference
  readonly alterations: Alterations
  readonly sides: Sides
  readonly kinds: SchemaKinds
  /** Inline objects that are created behind their parents, and dropped before them. */
  readonly separated: ReadonlySet<ObjectId>
}

export function actionsOf(planned: Planned): Actions {
  const { difference, alterations, sides, kinds } = planned
  const { recreated } = alterations
  const going = within(sides.from, new Set([...difference.dropped.keys(), ...recreated]))
  const coming = within(sides.to, new Set([...difference.created.keys(), ...recreated]))
  const drops = new Map<ObjectId, Action>()
  for (const object of going.values()) {
    if (goesWithParent(object, going, planned)) continue
    const steps = kindOf(object, kinds).drop(object, sides)
    const action: Action = { does: 'drop', object, steps }
    for (const id of withInner(object, sides.from, (inner) =>
      goesWithParent(inner, going, planned),
    ))
      drops.set(id, action)
  }
  const creates = new Map<ObjectId, Action>()
  for (const object of coming.values()) {
    if (comesWithParent(object, coming, planned)) continue
    const isInlined = (inner: SchemaObject) => comesWithParent(inner, coming, planned)
    const [, ...within] = withInner(object, sides.to, isInlined)
    const inlined = within.flatMap((id) => sides.to.objects.get(id) ?? [])
    const steps = kindOf(object, kinds).create(object, inlined, sides)
    const action: Action = { does: 'create', object, steps }
    for (const id of withInner(object, sides.to, isInlined)) creates.set(id, action)
  }
  const alters = altersOf(alterations, sides)
  const all = new Set([...drops.values(), ...[...alters.values()].flat(), ...creates.values()])
  return { all: [...all], drops, alters, creates }
}

function altersOf(
  { altered }: Alterations,
  { to }: Sides,
): ReadonlyMap<ObjectId, readonly Action[]> {
  const alters = new Map<ObjectId, readonly Action[]>()
  for (const [id, { steps, touches = [], awaits = [] }] of altered) {
    const object = to.objects.get(id)
    if (object === undefined) continue
    const action: Action = { does: 'alter', object, steps, awaits }
    alters.set(id, [action, ...(alters.get(id) ?? [])])
    for (const touched of touches) alters.set(touched, [...(alters.get(touched) ?? []), action])
  }
  return alters
}

function within(
  { objects }: Definitions,
  ids: ReadonlySet<ObjectId>,
): ReadonlyMap<ObjectId, SchemaObject> {
  return new Map([...objects].filter(([id]) => ids.has(id)))
}

type Objects = ReadonlyMap<ObjectId, SchemaObject>

function goesWithParent({ id, parent }: SchemaObject, going: Objects, { separated }: Planned) {
  return parent !== undefined && going.has(parent) && !separated.has(id)
}

function comesWithParent(object: SchemaObject, coming: Objects, { separated, kinds }: Planned) {
  const { id, parent } = object
  if (parent === undefined || !coming.has(parent) || separated.has(id)) return false
  return kindOf(object, kinds).stands !== 'own'
}

/** The object, and what is inside of it: a trigger's table has it, and the schema has the table. */
function withInner(
  object: SchemaObject,
  definitions: Definitions,
  isInner: (object: SchemaObject) => boolean,
): readonly ObjectId[] {
  const inner = definitions.childrenOf(object.id).filter(isInner)
  return [object.id, ...inner.flatMap((each) => withInner(each, definitions, isInner))]
}
