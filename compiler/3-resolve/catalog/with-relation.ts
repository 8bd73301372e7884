import type { Catalog, Relation } from '../../ir/catalog.ts'
import type { Draft } from './draft.ts'

/** The draft as a catalog in which the relation is another one. */
export function withRelation(relation: Relation, { searchPath, schemas, dialect }: Draft): Catalog {
  const { relationKey } = dialect.names
  const key = relationKey(relation.schema)
  const schema = schemas.get(key)
  if (!schema) return { searchPath, schemas }
  const relations = new Map([...schema.relations, [relationKey(relation.name), relation]])
  return { searchPath, schemas: new Map([...schemas, [key, { ...schema, relations }]]) }
}
