import { command } from '../command.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import { numberOf } from '../reply.ts'

/** What a server says of a database; sizes are bytes, undefined is what it does not say. */
export interface DatabaseStatistics {
  readonly collections: number
  readonly documents: number
  readonly dataSize: number | undefined
  readonly storageSize: number | undefined
  readonly indexes: number | undefined
  readonly indexSize: number | undefined
  readonly averageObjectSize: number | undefined
}

export async function databaseStatistics(
  store: DocumentStore,
  database: string,
  options: CommandOptions,
): Promise<DatabaseStatistics> {
  const reply = await store.run({ database, body: command({ dbStats: 1 }) }, options)
  return {
    collections: numberOf(reply['collections']) ?? 0,
    documents: numberOf(reply['objects']) ?? 0,
    dataSize: numberOf(reply['dataSize']),
    storageSize: numberOf(reply['storageSize']),
    indexes: numberOf(reply['indexes']),
    indexSize: numberOf(reply['indexSize']),
    averageObjectSize: numberOf(reply['avgObjSize']),
  }
}
