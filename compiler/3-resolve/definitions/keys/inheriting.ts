import type * as Ast from '../../../2-parse/ast.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { type Draft, lookUpRelation, objectKey } from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'

/** The relations that get a constraint of `on` too: checks all heirs, keys and indexes the partitions. */
export function inheritingConstraint(
  constraint: Ast.TableConstraint,
  on: ObjectName,
  { draft }: DefinitionContext,
): readonly ObjectName[] {
  if (constraint.kind === 'not-null' || constraint.kind === 'using-index') return []
  const heirs = livingHeirs(draft, on)
  return constraint.kind === 'check' ? heirs : heirs.filter((heir) => isPartition(draft, heir))
}

export function partitionsOf(draft: Draft, on: ObjectName): readonly ObjectName[] {
  return livingHeirs(draft, on).filter((heir) => isPartition(draft, heir))
}

function livingHeirs(draft: Draft, on: ObjectName): readonly ObjectName[] {
  return draft.heirs.get(objectKey(draft, on)).filter((heir) => lookUpRelation(draft, heir))
}

function isPartition(draft: Draft, on: ObjectName): boolean {
  return draft.partitions.has(objectKey(draft, on))
}
