import type { Relation } from '../../../../ir/catalog.ts'
import type { ObjectName } from '../../../../ir/change.ts'
import { type Draft, getRelation } from '../../../catalog/draft.ts'
import { indexLikeKinds, type NamedPart, namedParts } from '../../../catalog/named-parts.ts'
import type { OfKind } from '../../../catalog/of-kind.ts'
import { isPartition, partitionsOf, traitsOf } from '../../../catalog/traits.ts'
import type { Changes, DefinitionContext } from '../../context.ts'

/** A key or an index, which partitions have parts of (PostgreSQL manual, 5.12.2.2). */
export type IndexPart = OfKind<NamedPart, (typeof indexLikeKinds)[number]>

/** The keys and indexes that have names. */
export function indexPartsOf(relation: Relation): readonly IndexPart[] {
  return namedParts(relation).filter((part) => isIndexPart(part))
}

/** The key or index that a relation has since. */
export function newIndexOf(before: Relation, after: Relation): IndexPart | undefined {
  const known = new Set(indexPartsOf(before).map(({ part }) => part))
  return indexPartsOf(after).find(({ part }) => !known.has(part))
}

function isIndexPart(part: NamedPart): part is IndexPart {
  return indexLikeKinds.some((kind) => kind === part.kind)
}

/**
 * Gives each partition its part of an index that was just made: one like it that is there already, or a new
 * one. With an invalid part the whole is invalid.
 */
export function* partitionIndex(
  index: IndexPart,
  on: ObjectName,
  make: (partition: ObjectName) => Changes,
  { draft }: DefinitionContext,
): Changes {
  for (const partition of partitionsOf(draft, on)) {
    const [taken] = candidates(index, partition, draft)
    if (!taken) yield* make(partition)
    const own = taken ?? candidates(index, partition, draft)[0]
    if (!own) return
    yield { kind: 'attach-index', on: partition, index: own.name, to: index.name }
    if (isInvalid(own)) yield { kind: 'invalidate-index', on, index: index.name }
  }
}

/** Gives a new partition its part of an index of its table: a valid one like it that it has, or a copy. */
export function* partitionOfIndex(
  index: IndexPart,
  partition: ObjectName,
  copy: (on: ObjectName) => Changes,
  context: DefinitionContext,
): Changes {
  const { draft } = context
  const valid = () => candidates(index, partition, draft).find((own) => !isInvalid(own))
  const taken = valid()
  if (!taken) yield* copyBelow(partition, copy, context)
  const own = taken ?? valid()
  if (own) yield { kind: 'attach-index', on: partition, index: own.name, to: index.name }
}

function* copyBelow(
  on: ObjectName,
  copy: (on: ObjectName) => Changes,
  context: DefinitionContext,
): Changes {
  const before = getRelation(context.draft, on)
  yield* copy(on)
  const index = newIndexOf(before, getRelation(context.draft, on))
  const make = (partition: ObjectName) => copyBelow(partition, copy, context)
  if (index) yield* partitionIndex(index, on, make, context)
}

/** Those of the partition that can be a part of the index and are of no other (`CompareIndexInfo`). */
function candidates(index: IndexPart, on: ObjectName, draft: Draft): readonly IndexPart[] {
  const { attached } = traitsOf(draft, on)
  return indexPartsOf(getRelation(draft, on)).filter(
    (own) => !attached.has(own.name) && isAlike(own, index) && servesAs(own, index),
  )
}

/** A constraint has constraints below. */
export function servesAs(own: IndexPart, index: IndexPart): boolean {
  return own.kind !== 'index' || index.kind === 'index'
}

/** Whether one can be a part of the other, as far as is known. */
export function isAlike(one: IndexPart, other: IndexPart): boolean {
  return textOf(one) === textOf(other)
}

function textOf(index: IndexPart): string {
  const { columns, nullsAlike, labels } = index.part
  const { unique, partial, proof, access } = index.kind === 'index' ? index.part : ofConstraint
  const others = labels?.filter((_, i) => columns[i] === undefined)
  return JSON.stringify([columns, unique, partial, proof, access, nullsAlike, others])
}

const ofConstraint = { unique: true, partial: false, proof: undefined, access: undefined }

function isInvalid({ part }: IndexPart): boolean {
  return part.invalid === true
}

/** The index may have been waiting for its last part. */
export function* validated(index: IndexPart, on: ObjectName, draft: Draft): Changes {
  const isReady = partitionsOf(draft, on).every((partition) => hasPart(partition, index, draft))
  if (!isInvalid(index) || !isReady) return
  yield { kind: 'validate-index', on, index: index.name }
  if (!isPartition(draft, on)) return
  const above = traitsOf(draft, on).attached.get(index.name)
  for (const parent of traitsOf(draft, on).parents) {
    const whole = indexPartsOf(getRelation(draft, parent.on)).find(({ name }) => name === above)
    if (whole) yield* validated(whole, parent.on, draft)
  }
}

function hasPart(partition: ObjectName, index: IndexPart, draft: Draft): boolean {
  const own = partOf(index, partition, draft)
  return own !== undefined && !isInvalid(own)
}

/** What a partition has of the index. */
export function partOf(
  index: IndexPart,
  partition: ObjectName,
  draft: Draft,
): IndexPart | undefined {
  const { attached } = traitsOf(draft, partition)
  const parts = indexPartsOf(getRelation(draft, partition))
  return parts.find(({ name }) => attached.get(name) === index.name)
}
