import { DatabaseFailure } from '../../database-failure.ts'
import type { BsonObject } from '../bson/bson-value.ts'
import { readBson } from '../bson/read-bson.ts'
import { command } from '../command.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import { runPipeline } from '../aggregate/run-pipeline.ts'
import { findCommand } from '../find/find-command.ts'
import type { FindQuery } from '../find/find-request.ts'

export interface SampledDocuments {
  readonly documents: readonly BsonObject[]
  /** False: the server takes no samples; these are the first. */
  readonly isRandom: boolean
}

/** Returns documents taken at random from those that match. */
export async function sampleDocuments(
  store: DocumentStore,
  query: FindQuery,
  { size, ...options }: CommandOptions & { readonly size: number },
): Promise<SampledDocuments> {
  const stages = [command({ $match: query.filter }), command({ $sample: command({ size }) })]
  const wanted = { ...query, stages, collation: undefined, hint: undefined }
  try {
    const { documents } = await runPipeline(store, wanted, { ...options, limit: size })
    return { documents, isRandom: true }
  } catch (error) {
    if (!(error instanceof DatabaseFailure) || error.facts.kind !== 'syntax') throw error
    return { documents: await first(store, query, { size, ...options }), isRandom: false }
  }
}

async function first(
  store: DocumentStore,
  query: FindQuery,
  { size, ...options }: CommandOptions & { readonly size: number },
): Promise<readonly BsonObject[]> {
  const found: BsonObject[] = []
  for await (const batch of store.read(findCommand(query, { limit: size }), options))
    found.push(...batch.map(readBson))
  return found
}
