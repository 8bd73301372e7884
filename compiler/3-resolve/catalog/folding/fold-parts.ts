import { bug } from '../../../diagnostics/bug.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import type { Constraint, ObjectName } from '../../../ir/change.ts'
import { type Draft, getRelation, lookUpRelation, putRelation, setSchemaComment } from '../draft.ts'
import {
  constraintKinds,
  findPart,
  indexLikeKinds,
  namedParts,
  type NamedPart,
  withoutPart,
  withPartNamed,
  withPartValid,
} from '../named-parts.ts'
import type { Change } from '../../../ir/change.ts'
import { forgetMember, renameMember } from '../dependencies.ts'
import type { OfKind } from '../of-kind.ts'
import { heirsOf, isPartition, setTraits, traitsOf } from '../traits.ts'

/** The relation with one more constraint. */
export function addConstraint(relation: Relation, constraint: Constraint): Relation {
  switch (constraint.kind) {
    case 'primary-key':
      return { ...relation, primaryKey: constraint.key }
    case 'unique':
      return { ...relation, uniqueKeys: [...relation.uniqueKeys, constraint.key] }
    case 'foreign-key':
      return { ...relation, foreignKeys: [...relation.foreignKeys, constraint.key] }
    case 'check':
      return { ...relation, checks: [...relation.checks, constraint.check] }
  }
}

export function dropPart(
  draft: Draft,
  on: ObjectName,
  name: string,
  kinds: readonly NamedPart['kind'][],
): void {
  const relation = getRelation(draft, on)
  const part = findPart(relation, name, kinds, draft.dialect) ?? bug(`no part ${name}`)
  putRelation(draft, withoutPart(relation, part))
  forgetMember(draft, on, ['part'], part.name)
  const { computed } = traitsOf(draft, on)
  const others = computed.filter((each) => each.part !== part.name)
  if (others.length < computed.length) setTraits(draft, on, { computed: others })
  for (const heir of heirsOf(draft, on)) {
    const inherited = lookUpRelation(draft, heir)
    const own = inherited && inheritedPart(draft, inherited, part)
    if (own) dropPart(draft, heir, own.name, [own.kind])
  }
}

/** What an heir has by a part of its parent: a check of the same name, or in a partition the same key. */
function inheritedPart(draft: Draft, heir: Relation, part: NamedPart): NamedPart | undefined {
  if (part.kind === 'check') return findPart(heir, part.name, ['check'], draft.dialect)
  if (!isPartition(draft, heir)) return undefined
  const columns = part.part.columns.join('\0')
  return namedParts(heir).find(
    (own) => own.kind === part.kind && own.part.columns.join('\0') === columns,
  )
}

export function renamePart(
  draft: Draft,
  { kind, on, from, to }: OfKind<Change, 'rename-index' | 'rename-constraint'>,
): void {
  const relation = getRelation(draft, on)
  const kinds = kind === 'rename-index' ? indexLikeKinds : constraintKinds
  const part = findPart(relation, from, kinds, draft.dialect) ?? bug(`no part ${from}`)
  putRelation(draft, withPartNamed(relation, part, to))
  renameMember(draft, on, ['part'], { from: part.name, to })
  const { computed } = traitsOf(draft, on)
  if (computed.some((each) => each.part === part.name)) {
    const renamed = computed.map((each) => (each.part === part.name ? { ...each, part: to } : each))
    setTraits(draft, on, { computed: renamed })
  }
}

export function validateIndex(draft: Draft, { on, index }: OfKind<Change, 'validate-index'>): void {
  const relation = getRelation(draft, on)
  const found = findPart(relation, index, indexLikeKinds, draft.dialect) ?? bug(`no index ${index}`)
  putRelation(draft, withPartValid(relation, found))
}

export function foldComment(draft: Draft, { on, text }: OfKind<Change, 'comment'>): void {
  if (on.kind === 'schema') {
    setSchemaComment(draft, on.name, text)
    return
  }
  const relation = getRelation(draft, on)
  putRelation(
    draft,
    on.kind === 'relation'
      ? { ...relation, comment: text }
      : { ...relation, columns: withComment(relation.columns, on.column, text) },
  )
}

function withComment(
  columns: readonly Column[],
  name: string,
  comment: string | undefined,
): readonly Column[] {
  return columns.map((column) => (column.name === name ? { ...column, comment } : column))
}
