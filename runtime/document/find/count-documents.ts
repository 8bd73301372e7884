import { DatabaseFailure } from '../../database-failure.ts'
import { command } from '../command.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import type { FindQuery } from './find-request.ts'

export interface DocumentCount {
  /** Undefined: it was given up. */
  readonly value: number | undefined
  readonly mode: 'exact' | 'estimated' | 'none'
}

/** Counts what a filter matches; all documents are as many as the server says, without looking. */
export async function countDocuments(
  store: DocumentStore,
  { database, collection, filter, collation, hint }: FindQuery,
  options: CommandOptions,
): Promise<DocumentCount> {
  const isAll = filter.members.length === 0
  const query = isAll ? undefined : filter
  const asked = { count: collection, query, collation: isAll ? undefined : collation, hint }
  try {
    const { n } = await store.run({ database, body: command(asked) }, options)
    return { value: Number(n), mode: isAll ? 'estimated' : 'exact' }
  } catch (error) {
    if (!(error instanceof DatabaseFailure) || error.facts.kind !== 'timeout') throw error
    return { value: undefined, mode: 'none' }
  }
}
