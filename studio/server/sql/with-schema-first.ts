import type { Catalog } from '../../../compiler/ir/catalog.ts'

/** The catalog as a session sees it that looks up names in the schema first. */
export function withSchemaFirst(catalog: Catalog, schema: string | undefined): Catalog {
  if (schema === undefined || !catalog.schemas.has(schema)) return catalog
  const others = catalog.searchPath.filter((each) => each !== schema)
  return { ...catalog, searchPath: [schema, ...others] }
}
