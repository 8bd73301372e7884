import { command } from '../command.ts'
import type { CommandOptions, DocumentStore, Reply } from '../document-store.ts'
import type { Namespace } from '../find/find-request.ts'
import { numberOf, recordOf } from '../reply.ts'

/** What a server says of a collection; sizes are bytes, undefined is what it does not say. */
export interface CollectionStatistics {
  readonly documents: number
  readonly averageObjectSize: number | undefined
  readonly dataSize: number | undefined
  readonly storageSize: number | undefined
  readonly indexes: number | undefined
  readonly indexSize: number | undefined
  readonly indexSizes: Readonly<Record<string, number>>
  readonly isCapped: boolean
}

export async function collectionStatistics(
  store: DocumentStore,
  { database, collection }: Namespace,
  options: CommandOptions,
): Promise<CollectionStatistics> {
  const reply = await store.run({ database, body: command({ collStats: collection }) }, options)
  const indexSizes = sizesOf(reply)
  const summed = Object.values(indexSizes).reduce((sum, size) => sum + size, 0)
  return {
    documents: numberOf(reply['count']) ?? 0,
    averageObjectSize: numberOf(reply['avgObjSize']),
    dataSize: numberOf(reply['size']),
    storageSize: numberOf(reply['storageSize']),
    indexes: numberOf(reply['nindexes']),
    indexSize: numberOf(reply['totalIndexSize']) ?? summed,
    indexSizes,
    isCapped: reply['capped'] === true,
  }
}

/** MongoDB says `indexSizes`, others `indexSize`. */
function sizesOf(reply: Reply): Readonly<Record<string, number>> {
  const said = Object.entries(recordOf(reply['indexSizes'] ?? reply['indexSize']))
  return Object.fromEntries(said.flatMap(([name, size]) => [[name, numberOf(size) ?? 0]]))
}
