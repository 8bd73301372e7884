import type { Dialect } from '../../compiler/dialects/dialect.ts'
import type { Catalog, Relation } from '../../compiler/ir/catalog.ts'

export interface RelationName {
  readonly name: string
  /** Undefined: it is looked for where names without a schema are. */
  readonly schema: string | undefined
}

/** The relation of that name; undefined where there is none. */
export function findRelation(
  { name, schema }: RelationName,
  catalog: Catalog,
  { names }: Pick<Dialect, 'names'>,
): Relation | undefined {
  const searched = schema === undefined ? catalog.searchPath : [schema]
  for (const each of searched) {
    const relation = catalog.schemas
      .get(names.relationKey(each))
      ?.relations.get(names.relationKey(name))
    if (relation) return relation
  }
  return undefined
}

/** The relation that a person has written as `name` or `schema.name`; a name may have dots in it. */
export function findWrittenRelation(
  written: string,
  catalog: Catalog,
  dialect: Pick<Dialect, 'names'>,
): Relation | undefined {
  const found = findRelation({ name: written, schema: undefined }, catalog, dialect)
  if (found) return found
  const dots = [...written.matchAll(/\./g)].map(({ index }) => index)
  for (const dot of dots) {
    const parts = { schema: written.slice(0, dot), name: written.slice(dot + 1) }
    const qualified = findRelation(parts, catalog, dialect)
    if (qualified) return qualified
  }
  return undefined
}

/** All relations, by schema and name. */
export function allRelations({ schemas }: Catalog): readonly Relation[] {
  return [...schemas.values()].flatMap(({ relations }) => [...relations.values()])
}

/** The name as a person writes it: with its schema where that is not the default one. */
export function shownName(
  { schema, name }: Pick<Relation, 'schema' | 'name'>,
  { names }: Pick<Dialect, 'names'>,
): string {
  return schema === names.defaultSchema ? name : `${schema}.${name}`
}
