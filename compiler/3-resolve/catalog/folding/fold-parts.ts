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
  withValidity,
} from '../named-parts.ts'
import type { Change } from '../../../ir/change.ts'
import { forgetMember, renameMember } from '../dependencies.ts'
import type { OfKind } from '../of-kind.ts'
import type { Traits } from '../relation-traits.ts'
import { everyHeirOf, heirsOf, isPartition, setTraits, traitsOf } from '../traits.ts'

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
  const { computed, attached } = traitsOf(draft, on)
  const others = computed.filter((each) => each.part !== part.name)
  if (others.length < computed.length) setTraits(draft, on, { computed: others })
  if (attached.has(part.name) && indexLikeKinds.some((kind) => kind === part.kind)) {
    const left = [...attached].filter(([own]) => own !== part.name)
    setTraits(draft, on, { attached: new Map(left) })
  }
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
  if (part.kind !== 'foreign-key') {
    return namedParts(heir).find((own) => isAttached(own, part, traitsOf(draft, heir)))
  }
  const columns = part.part.columns.join('\0')
  return namedParts(heir).find(
    (own) => own.kind === part.kind && own.part.columns.join('\0') === columns,
  )
}

function isAttached(own: NamedPart, to: NamedPart, { attached }: Traits): boolean {
  return indexLikeKinds.some((kind) => kind === own.kind) && attached.get(own.name) === to.name
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
  const { computed, attached } = traitsOf(draft, on)
  if (computed.some((each) => each.part === part.name)) {
    const renamed = computed.map((each) => (each.part === part.name ? { ...each, part: to } : each))
    setTraits(draft, on, { computed: renamed })
  }
  if (!indexLikeKinds.some((each) => each === part.kind)) return
  const renamed = (name: string) => (name === part.name ? to : name)
  if (attached.has(part.name)) {
    setTraits(draft, on, { attached: mapped(attached, renamed, (above) => above) })
  }
  for (const heir of everyHeirOf(draft, on)) {
    const { attached: below } = traitsOf(draft, heir)
    setTraits(draft, heir, { attached: mapped(below, (own) => own, renamed) })
  }
}

function mapped(
  attached: Traits['attached'],
  own: (name: string) => string,
  above: (name: string) => string,
): Traits['attached'] {
  return new Map([...attached].map(([part, to]) => [own(part), above(to)]))
}

export function judgeIndex(
  draft: Draft,
  { kind, on, index }: OfKind<Change, 'validate-index' | 'invalidate-index'>,
): void {
  const relation = getRelation(draft, on)
  const found = findPart(relation, index, indexLikeKinds, draft.dialect) ?? bug(`no index ${index}`)
  putRelation(draft, withValidity(relation, found, kind === 'validate-index'))
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
