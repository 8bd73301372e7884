import type { Key } from '../../ir/catalog.ts'
import type { ObjectName } from '../../ir/change.ts'
import { type Draft, lookUpRelation, objectKey, putRelation } from './draft.ts'
import type { Parent, Traits } from './relation-traits.ts'
import { objectName } from './object-name.ts'

const none: Traits = {
  parents: [],
  inherited: [],
  partitionedBy: undefined,
  strategy: undefined,
  ofType: undefined,
  computed: [],
  attached: new Map(),
}

export function traitsOf(draft: Draft, on: ObjectName): Traits {
  return draft.traits.get(objectKey(draft, on)) ?? none
}

/** The tables whose columns are the attributes of the type. */
export function tablesOfType(draft: Draft, { schema, name }: ObjectName): readonly ObjectName[] {
  const relations = [...draft.owned.values()].flatMap((each) => [...each.relations.values()])
  return relations.flatMap((relation) => {
    const { ofType } = traitsOf(draft, relation)
    const isIt = ofType?.schema === schema && ofType.name === name
    return isIt ? [objectName(relation)] : []
  })
}

export function setTraits(draft: Draft, on: ObjectName, traits: Partial<Traits>): void {
  draft.traits.set(objectKey(draft, on), { ...traitsOf(draft, on), ...traits })
}

/** The relations that inherit from this one directly, and take part in what the statement does to it. */
export function heirsOf(draft: Draft, on: ObjectName): readonly ObjectName[] {
  return draft.alone === objectKey(draft, on) ? [] : everyHeirOf(draft, on)
}

/** The relations that inherit from this one directly. */
export function everyHeirOf(draft: Draft, on: ObjectName): readonly ObjectName[] {
  return draft.heirs.get(objectKey(draft, on)).filter((heir) => lookUpRelation(draft, heir))
}

export function partitionsOf(draft: Draft, on: ObjectName): readonly ObjectName[] {
  return heirsOf(draft, on).filter((heir) => isPartition(draft, heir))
}

/** A key or index is invalid where ONLY keeps the statement from partitions that are there. */
export function validityOfNew(draft: Draft, on: ObjectName): Pick<Key, 'invalid'> {
  const isAlone = draft.alone === objectKey(draft, on)
  const isLacking = isAlone && everyHeirOf(draft, on).some((heir) => isPartition(draft, heir))
  return isLacking ? { invalid: true } : {}
}

export function isPartition(draft: Draft, on: ObjectName): boolean {
  return traitsOf(draft, on).parents.some(({ partition }) => partition)
}

export function addParent(draft: Draft, on: ObjectName, parent: Parent): void {
  draft.heirs.add(objectKey(draft, parent.on), on)
  setTraits(draft, on, { parents: [...traitsOf(draft, on).parents, parent] })
  tellHeirs(draft, parent.on)
}

/** The catalog has the heirs that are no partitions. */
function tellHeirs(draft: Draft, parent: ObjectName): void {
  const relation = lookUpRelation(draft, parent)
  if (!relation) return
  const found = everyHeirOf(draft, parent).filter((heir) => !isPartition(draft, heir))
  const { heirs: before = [], ...rest } = relation
  if (found.length === 0 && before.length === 0) return
  const heirs = found.map(({ schema, name }) => ({ schema, name }))
  putRelation(draft, heirs.length > 0 ? { ...rest, heirs } : rest)
}

/** What was inherited is the relation's own from now on. */
export function removeParent(draft: Draft, on: ObjectName, parent: ObjectName): void {
  const key = objectKey(draft, parent)
  draft.heirs.remove(key, on)
  const parents = traitsOf(draft, on).parents.filter((each) => objectKey(draft, each.on) !== key)
  const others = parents.flatMap((each) => lookUpRelation(draft, each.on)?.columns ?? [])
  const kept = new Set(others.map(({ name }) => name))
  const inherited = traitsOf(draft, on).inherited.filter((column) => kept.has(column))
  setTraits(draft, on, { parents, inherited })
  tellHeirs(draft, parent)
}

export function forgetTraits(draft: Draft, on: ObjectName): void {
  for (const parent of traitsOf(draft, on).parents) removeParent(draft, on, parent.on)
  for (const heir of heirsOf(draft, on)) removeParent(draft, heir, on)
  draft.traits.delete(objectKey(draft, on))
}

/** The relation is called `to` by now. */
export function moveTraits(draft: Draft, from: ObjectName, to: ObjectName): void {
  const traits = traitsOf(draft, from)
  const heirs = draft.heirs.get(objectKey(draft, from))
  draft.traits.delete(objectKey(draft, from))
  draft.traits.set(objectKey(draft, to), traits)
  for (const parent of traits.parents) {
    draft.heirs.remove(objectKey(draft, parent.on), from)
    draft.heirs.add(objectKey(draft, parent.on), to)
    tellHeirs(draft, parent.on)
  }
  for (const heir of heirs) {
    draft.heirs.remove(objectKey(draft, from), heir)
    draft.heirs.add(objectKey(draft, to), heir)
    const parents = traitsOf(draft, heir).parents.map((parent) =>
      objectKey(draft, parent.on) === objectKey(draft, from) ? { ...parent, on: to } : parent,
    )
    setTraits(draft, heir, { parents })
  }
}
