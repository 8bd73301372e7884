import { array, type BsonObject, type BsonValue, memberOf, object } from '../bson/bson-value.ts'
import { readBson } from '../bson/read-bson.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import { findCommand } from './find-command.ts'
import type { Namespace } from './find-request.ts'

/** Reads the documents that have these identifiers, in any order. */
export async function findByIds(
  store: DocumentStore,
  where: Namespace,
  { ids, options }: { readonly ids: readonly BsonValue[]; readonly options: CommandOptions },
): Promise<readonly BsonObject[]> {
  const { database, collection } = where
  const found: BsonObject[] = []
  const query = { database, collection, filter: membership(ids) }
  for await (const batch of store.read(findCommand(query), options))
    found.push(...batch.map(readBson))
  return found
}

/** Returns the condition that `_id` is one of these. */
export function membership(ids: readonly BsonValue[]): BsonObject {
  return object([['_id', object([['$in', array(ids)]])]])
}

export function idOf(document: BsonObject): BsonValue {
  const id = memberOf(document, '_id')
  if (id === undefined) throw new Error('a document has no _id')
  return id
}
