import { type BsonObject, memberOf } from '../bson/bson-value.ts'
import { readBson } from '../bson/read-bson.ts'
import { textOf } from '../bson/scalars.ts'
import { command } from '../command.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'

export interface CollectionInfo {
  readonly name: string
  /** `collection`, `view`, `timeseries`. */
  readonly type: string
  /** As it was created: `capped`, `validator`, `viewOn` and the like. */
  readonly options: BsonObject
}

/** Returns the collections and views of a database by their names. */
export async function listCollections(
  store: DocumentStore,
  database: string,
  options: CommandOptions,
): Promise<readonly CollectionInfo[]> {
  const body = command({ listCollections: 1, cursor: command({}) })
  const found: CollectionInfo[] = []
  for await (const batch of store.read({ database, body }, options))
    found.push(...batch.map((each) => infoOf(readBson(each))))
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function infoOf(document: BsonObject): CollectionInfo {
  const options = memberOf(document, 'options')
  return {
    name: textMember(document, 'name'),
    type: textMember(document, 'type') || 'collection',
    options: options?.kind === 'object' ? options : command({}),
  }
}

/** Returns a text; empty where there is none. */
export function textMember(document: BsonObject, name: string): string {
  const value = memberOf(document, name)
  return value?.kind === 'scalar' && value.type === 'string' ? textOf(value.bytes) : ''
}
