import type { Catalog, Column, ForeignKey, Relation } from '../../../compiler/ir/catalog.ts'

/** A foreign key with the columns on both of its sides, in one order. */
export interface Reference {
  readonly relation: Relation
  readonly key: ForeignKey
  readonly columns: readonly Column[]
  readonly referenced: readonly Column[]
}

export function allRelations({ schemas }: Catalog): readonly Relation[] {
  return [...schemas.values()].flatMap(({ relations }) => [...relations.values()])
}

/** Whether both are one relation: a schema that is read again has other objects. */
export function sameRelation(left: Relation, right: Relation): boolean {
  return left.schema === right.schema && left.name === right.name
}

/** The foreign keys by which rows of any relation refer to rows of that one. */
export function referencesTo(catalog: Catalog, target: Relation): readonly Reference[] {
  return allRelations(catalog).flatMap((relation) =>
    relation.foreignKeys
      .filter(
        ({ references: { schema, relation: name } }) =>
          schema === target.schema && name === target.name,
      )
      .map((key) => ({
        relation,
        key,
        columns: columnsOf(relation, key.columns),
        referenced: columnsOf(target, referencedNames(key, target)),
      })),
  )
}

function referencedNames({ references }: ForeignKey, target: Relation): readonly string[] {
  return references.columns.length > 0 ? references.columns : (target.primaryKey?.columns ?? [])
}

function columnsOf({ columns }: Relation, names: readonly string[]): readonly Column[] {
  return names.flatMap((name) => columns.filter((column) => column.name === name))
}
