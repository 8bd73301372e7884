import type { BsonObject, BsonValue } from '../bson/bson-value.ts'
import { readBson } from '../bson/read-bson.ts'
import { command } from '../command.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import type { Namespace } from '../find/find-request.ts'

/** https://www.mongodb.com/docs/manual/reference/command/aggregate/ */
export interface PipelineQuery extends Namespace {
  readonly stages: readonly BsonObject[]
  readonly collation: BsonObject | undefined
  readonly hint: BsonValue | undefined
}

export interface PipelineResult {
  readonly documents: readonly BsonObject[]
  readonly isTruncated: boolean
}

/** Bytes of documents behind which no more are read. */
const MOST_BYTES = 16 * 1024 * 1024

export async function runPipeline(
  store: DocumentStore,
  { database, collection, stages, collation, hint }: PipelineQuery,
  { limit, ...options }: CommandOptions & { readonly limit: number },
): Promise<PipelineResult> {
  const cursor = command({ batchSize: limit + 1 })
  const body = command({ aggregate: collection, pipeline: stages, cursor, collation, hint })
  const documents: BsonObject[] = []
  let bytes = 0
  for await (const batch of store.read({ database, body }, options))
    for (const each of batch) {
      if (documents.length === limit || bytes > MOST_BYTES) return { documents, isTruncated: true }
      documents.push(readBson(each))
      bytes += each.length
    }
  return { documents, isTruncated: false }
}
