import { bug } from '../../diagnostics/bug.ts'
import type { Column, Relation } from '../../ir/catalog.ts'
import type { Constraint, ObjectName } from '../../ir/change.ts'
import { type Draft, getRelation, ownedSchema, putRelation } from './draft.ts'
import {
  constraintKinds,
  findPart,
  indexLikeKinds,
  type NamedPart,
  withoutPart,
  withPartNamed,
} from './named-parts.ts'
import type { Change } from '../../ir/change.ts'
import type { OfKind } from './of-kind.ts'

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
}

export function renamePart(
  draft: Draft,
  { kind, on, from, to }: OfKind<Change, 'rename-index' | 'rename-constraint'>,
): void {
  const relation = getRelation(draft, on)
  const kinds = kind === 'rename-index' ? indexLikeKinds : constraintKinds
  const part = findPart(relation, from, kinds, draft.dialect) ?? bug(`no part ${from}`)
  putRelation(draft, withPartNamed(relation, part, to))
}

export function foldComment(draft: Draft, { on, text }: OfKind<Change, 'comment'>): void {
  if (on.kind === 'schema') {
    ownedSchema(draft, on.name).comment = text
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
