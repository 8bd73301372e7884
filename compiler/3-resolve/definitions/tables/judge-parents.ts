import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { Draft } from '../../catalog/draft.ts'
import { isPartition, traitsOf } from '../../catalog/traits.ts'
import type { DefinitionContext } from '../context.ts'
import { lookUp } from '../objects/object-names.ts'

/** Whether the parents of INHERITS and PARTITION OF can have heirs. Reports `object-in-use`. */
export function judgeParents(
  { inherits, partitionOf }: Ast.CreateTable,
  context: DefinitionContext,
): void {
  const { draft, dialect, report } = context
  if (!dialect.definitions.dependencies) return
  for (const name of partitionOf ? [partitionOf] : inherits) {
    const parent = lookUp(name, context)
    const fault = parent && faultOfParent(parent, partitionOf !== undefined, draft)
    if (fault !== undefined) report.add('object-in-use', name.at, { reason: fault })
  }
}

/** Why the relation can have no such heir; undefined where it can. */
export function faultOfParent(
  parent: Relation,
  isPartitionOf: boolean,
  draft: Draft,
): string | undefined {
  const isPartitioned = traitsOf(draft, parent).partitionedBy !== undefined
  if (isPartitionOf) return isPartitioned ? undefined : `"${parent.name}" is not partitioned`
  if (isPartitioned) return `"${parent.name}" is partitioned and has no other heirs`
  if (isPartition(draft, parent)) return `"${parent.name}" is a partition and has no heirs`
  const isTable = parent.kind === 'table' || parent.kind === 'foreign-table'
  return isTable ? undefined : `"${parent.name}" is not a table`
}
