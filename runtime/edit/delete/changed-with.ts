import type { Catalog, Column, ForeignKey, Relation } from '../../../compiler/ir/catalog.ts'
import { type Reference, referencesTo } from './references.ts'

/** Rows of the relation get other values in those columns. */
export interface ChangedRelation {
  readonly relation: Relation
  readonly changed: readonly Column[]
}

/** The foreign keys that refer to the columns. */
export function referencesOn(
  catalog: Catalog,
  { relation, changed }: ChangedRelation,
): readonly Reference[] {
  return referencesTo(catalog, relation).filter(({ referenced }) =>
    referenced.some((column) => changed.includes(column)),
  )
}

/** What a foreign key changes of its own table, where the columns to which it refers change. */
export function changedBy(
  { relation, columns, referenced }: Reference,
  changed: readonly Column[],
): ChangedRelation {
  const follows = (_: Column, index: number) => changed.some((each) => each === referenced[index])
  return { relation, changed: columns.filter(follows) }
}

/** The relation, and those that ON UPDATE CASCADE changes with it. */
export function changedWith(
  catalog: Catalog,
  changed: ChangedRelation,
  followed: Set<ForeignKey> = new Set(),
): readonly ChangedRelation[] {
  const others = referencesOn(catalog, changed).flatMap((reference) => {
    const { key } = reference
    if (key.onUpdate !== 'cascade' || followed.has(key)) return []
    followed.add(key)
    return changedWith(catalog, changedBy(reference, changed.changed), followed)
  })
  return [changed, ...others]
}
