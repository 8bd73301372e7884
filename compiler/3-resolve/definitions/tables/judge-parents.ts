import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { Draft } from '../../catalog/draft.ts'
import { isPartition, traitsOf } from '../../catalog/traits.ts'
import type { DefinitionContext } from '../context.ts'
import { lookUp } from '../objects/object-names.ts'

/** Whether the parents of INHERITS and PARTITION OF can have heirs. Reports `object-in-use`. */
export function judgeParents(
  { inherits, partitionOf, bound }: Ast.CreateTable,
  context: DefinitionContext,
): void {
  const { draft, dialect, report } = context
  if (!dialect.definitions.dependencies) return
  for (const name of partitionOf ? [partitionOf] : inherits) {
    const parent = lookUp(name, context)
    const fault = parent && faultOfParent(parent, partitionOf !== undefined, draft)
    if (fault !== undefined) report.add('object-in-use', name.at, { reason: fault })
    else if (parent && bound) judgeBound(bound, parent, context)
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

const strategies = { values: 'list', between: 'range', hash: 'hash' } as const

/** Whether the bound is one of the strategy by which the table is partitioned. Reports `impossible-key`. */
function judgeBound(
  bound: Ast.PartitionBound,
  parent: Relation,
  { draft, report }: DefinitionContext,
): void {
  const { strategy, partitionedBy = [] } = traitsOf(draft, parent)
  if (!strategy) return
  const reason = faultOfBound(bound, strategy, partitionedBy.length)
  if (reason !== undefined) report.add('impossible-key', bound.at, { reason })
}

function faultOfBound(
  bound: Ast.PartitionBound,
  strategy: 'list' | 'range' | 'hash',
  keys: number,
): string | undefined {
  if (bound.kind === 'default-partition')
    return strategy === 'hash' ? 'PARTITION BY HASH has no default partition' : undefined
  if (strategies[bound.kind] !== strategy)
    return `the table is partitioned by ${strategy}, not by ${strategies[bound.kind]}`
  if (bound.kind === 'between' && [bound.from, bound.to].some(({ length }) => length !== keys))
    return `FROM and TO take a value for each of the ${keys} columns of the partition key`
  if (bound.kind !== 'hash' || Number(bound.remainder) < Number(bound.modulus)) return undefined
  return 'REMAINDER must be less than MODULUS'
}
