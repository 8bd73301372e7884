import type { Queryable, QueryOptions } from '../database.ts'
import { rowsIfAllowed } from '../structure/raw-rows.ts'
import type { ObjectKind, ObjectQueries, StoredObject } from './stored-object.ts'

/** The stored objects of a kind; none where the engine has no such kind. Throws DatabaseFailure. */
export async function readObjects(
  database: Queryable,
  queries: ObjectQueries,
  kind: ObjectKind,
  options?: QueryOptions,
): Promise<readonly StoredObject[]> {
  if (!queries.kinds.includes(kind)) return []
  const { rows } = await database.query(queries.list(kind), options)
  return rows.map(([schema, name, detail]) => ({
    kind,
    schema: String(schema),
    name: String(name),
    detail: String(detail ?? ''),
  }))
}

/** The source of an object in the engine's own words; undefined where it is not there. Throws DatabaseFailure. */
export async function readSource(
  database: Queryable,
  queries: ObjectQueries,
  object: Pick<StoredObject, 'kind' | 'schema' | 'name'>,
  options: QueryOptions = {},
): Promise<string | undefined> {
  if (!queries.kinds.includes(object.kind)) return undefined
  // A sequence is asked by its name, which may be none.
  const rows = await rowsIfAllowed(database, queries.sources(object), options)
  const texts = rows.flatMap(([text]) => (typeof text === 'string' ? [text] : []))
  return texts.length === 0 ? undefined : texts.join('\n\n')
}
