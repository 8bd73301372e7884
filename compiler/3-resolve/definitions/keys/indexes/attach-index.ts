import type * as Ast from '../../../../2-parse/ast.ts'
import type { ObjectName } from '../../../../ir/change.ts'
import { type Draft, getRelation } from '../../../catalog/draft.ts'
import { type NamedPart, namedParts } from '../../../catalog/named-parts.ts'
import { isPartition, partitionsOf, traitsOf } from '../../../catalog/traits.ts'
import type { Changes, DefinitionContext } from '../../context.ts'
import { type Existing, findExisting, reportMissing } from '../../objects/find-existing.ts'

/**
 * ALTER INDEX ... ATTACH PARTITION: an index that ONLY kept from the partitions is valid when all have one like it.
 * Reports `unknown-object`.
 */
export function* attachIndex(
  found: Existing,
  attached: Ast.QualifiedName,
  context: DefinitionContext,
): Changes {
  if (!findExisting('index', attached, context)) reportMissing('index', attached, context)
  else if (found.kind === 'index') yield* validated(found.relation, found.part, context.draft)
}

/** It may have been the last that the index of the table above was waiting for. */
function* validated({ schema, name }: ObjectName, index: NamedPart, draft: Draft): Changes {
  const on = { schema, name }
  const isReady = partitionsOf(draft, on).every((partition) => hasAlike(partition, index, draft))
  if (!isInvalid(index) || !isReady) return
  yield { kind: 'validate-index', on, index: index.name }
  if (!isPartition(draft, on)) return
  for (const parent of traitsOf(draft, on).parents) {
    const above = namedParts(getRelation(draft, parent.on)).filter((each) => isAlike(each, index))
    for (const each of above) yield* validated(parent.on, each, draft)
  }
}

function hasAlike(on: ObjectName, index: NamedPart, draft: Draft): boolean {
  return namedParts(getRelation(draft, on)).some((own) => isAlike(own, index) && !isInvalid(own))
}

function isInvalid(index: NamedPart): boolean {
  return 'invalid' in index.part && index.part.invalid === true
}

/** Whether the one can be attached to the other, as far as is known. */
function isAlike(one: NamedPart, other: NamedPart): boolean {
  return one.kind === other.kind && textOf(one) === textOf(other)
}

function textOf({ part }: NamedPart): string {
  const { unique, partial, proof } = { unique: true, partial: false, proof: undefined, ...part }
  const columns = 'columns' in part ? part.columns : []
  return JSON.stringify([columns, unique, partial, proof])
}
