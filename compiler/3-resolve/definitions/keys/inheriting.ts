import type * as Ast from '../../../2-parse/ast.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { Relation } from '../../../ir/catalog.ts'
import { type Draft, lookUpRelation } from '../../catalog/draft.ts'
import { type NamedPart, namedParts } from '../../catalog/named-parts.ts'
import { heirsOf, isPartition, traitsOf } from '../../catalog/traits.ts'
import type { DefinitionContext } from '../context.ts'

/** The relations that get a constraint of `on` too: checks all heirs, keys and indexes the partitions. */
export function inheritingConstraint(
  constraint: Ast.TableConstraint,
  on: ObjectName,
  { draft }: DefinitionContext,
): readonly ObjectName[] {
  if (constraint.kind === 'not-null' || constraint.kind === 'using-index') return []
  if (constraint.attributes?.includes('no inherit')) return []
  const heirs = heirsOf(draft, on)
  return constraint.kind === 'check' ? heirs : heirs.filter((heir) => isPartition(draft, heir))
}

/** The parent with which a constraint goes: one with a check of the name, or the table of a partition. */
export function inheritedFrom(
  { kind, name }: Pick<NamedPart, 'kind' | 'name'>,
  relation: Relation,
  draft: Draft,
): Relation | undefined {
  const parents = traitsOf(draft, relation).parents.flatMap(({ on, partition }) => {
    const parent = lookUpRelation(draft, on)
    return parent ? [{ parent, partition }] : []
  })
  if (kind === 'check') {
    return parents.find(({ parent }) =>
      parent.checks.some((each) => !each.alone && each.name === name),
    )?.parent
  }
  if (kind !== 'foreign-key') {
    const above = traitsOf(draft, relation).attached.has(name)
    return above ? parents.find(({ partition }) => partition)?.parent : undefined
  }
  const columns = columnsOf(relation, name)
  return parents.find(
    ({ parent, partition }) =>
      partition &&
      namedParts(parent).some((each) => each.kind === kind && columnsIn(each) === columns),
  )?.parent
}

function columnsOf(relation: Relation, name: string): string | undefined {
  const part = namedParts(relation).find((each) => each.name === name && each.kind !== 'check')
  return part && columnsIn(part)
}

function columnsIn({ part }: NamedPart): string {
  return 'columns' in part ? part.columns.join('\0') : ''
}
