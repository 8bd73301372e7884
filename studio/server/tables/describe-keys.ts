import type { Catalog, ForeignKey, Relation } from '../../../compiler/ir/catalog.ts'
import type * as Api from '../../api/tables.ts'
import { allRelations } from '../../../runtime/relations/find-relation.ts'

export function describeForeignKeys({ foreignKeys }: Relation, catalog: Catalog): Api.ForeignKey[] {
  return foreignKeys.map((key) => ({
    name: key.name ?? null,
    columns: [...key.columns],
    references: {
      schema: key.references.schema,
      table: key.references.relation,
      columns: [...referencedColumns(key, catalog)],
    },
    onDelete: key.onDelete,
    onUpdate: key.onUpdate,
  }))
}

/** The columns that are referred to: the primary key, where the statement names none. */
function referencedColumns({ references }: ForeignKey, catalog: Catalog): readonly string[] {
  if (references.columns.length > 0) return references.columns
  const target = allRelations(catalog).find((each) => isReferred(references, each))
  return target?.primaryKey?.columns ?? []
}

function isReferred({ schema, relation }: ForeignKey['references'], target: Relation): boolean {
  return schema === target.schema && relation === target.name
}

/** The relations whose foreign keys refer to this one. */
export function describeDependencies(relation: Relation, catalog: Catalog): Api.Dependency[] {
  return allRelations(catalog).flatMap((other) =>
    other.foreignKeys
      .filter(({ references }) => isReferred(references, relation))
      .map((key) => ({
        kind: other.kind,
        schema: other.schema,
        name: other.name,
        via: {
          name: key.name ?? null,
          columns: [...key.columns],
          references: [...referencedColumns(key, catalog)],
        },
      })),
  )
}
