import type { Names } from '../dialects/dialect.ts'
import type { Catalog, NamedType, Relation, Schema } from '../ir/catalog.ts'

/** The schemas in which a name is looked up: the one that is named, else temporary objects and the search path. */
export function searchedSchemas(
  catalog: Catalog,
  names: Names,
  schema: string | undefined,
): readonly Schema[] {
  const path = schema === undefined ? [names.temporarySchema, ...catalog.searchPath] : [schema]
  return path.flatMap((name) => catalog.schemas.get(names.relationKey(name)) ?? [])
}

/** The first relation of that name on the path. */
export function findRelation(
  catalog: Catalog,
  names: Names,
  schema: string | undefined,
  name: string,
): Relation | undefined {
  const key = names.relationKey(name)
  for (const searched of searchedSchemas(catalog, names, schema)) {
    const relation = searched.relations.get(key)
    if (relation) return relation
  }
  return undefined
}

export function findNamedType(
  catalog: Catalog,
  names: Names,
  schema: string | undefined,
  name: string,
): NamedType | undefined {
  const key = names.relationKey(name)
  for (const searched of searchedSchemas(catalog, names, schema)) {
    const type = searched.types.get(key)
    if (type) return type
  }
  return undefined
}
