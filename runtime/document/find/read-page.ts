import type { CommandOptions, DocumentStore } from '../document-store.ts'
import type { BsonObject, BsonValue } from '../bson/bson-value.ts'
import { memberOf } from '../bson/bson-value.ts'
import { readBson } from '../bson/read-bson.ts'
import { command } from '../command.ts'
import { afterId, both, type IdOrder } from './after-id.ts'
import { findCommand } from './find-command.ts'
import type { FindQuery } from './find-request.ts'

/** Bytes of documents behind which a page ends early, so that few large ones do not fill the memory. */
const MOST_BYTES = 16 * 1024 * 1024

/** Where a page begins: behind an `_id`, or so many documents further. */
export type PageStart =
  | { readonly kind: 'after'; readonly id: BsonValue }
  | { readonly kind: 'skip'; readonly skip: number }

export interface DocumentPage {
  readonly documents: readonly BsonObject[]
  /** Undefined: nothing follows. */
  readonly next: PageStart | undefined
}

/** Reads one page: ordered by `_id` where nothing else is asked for, so that the next one is found by an index. */
export async function readPage(
  store: DocumentStore,
  query: FindQuery,
  { limit, start, ...options }: CommandOptions & { limit: number; start: PageStart | undefined },
): Promise<DocumentPage> {
  const order = idOrder(query.sort)
  const asked = order === undefined ? sorted(query, start) : byId(query, order, start)
  const documents: BsonObject[] = []
  let bytes = 0
  const found = store.read(findCommand(asked, { limit: limit + 1, batchSize: limit + 1 }), options)
  for await (const batch of found)
    for (const each of batch) {
      const isFull = documents.length === limit || (documents.length > 0 && bytes > MOST_BYTES)
      if (isFull) return { documents, next: nextOf(documents, { asked, order }) }
      documents.push(readBson(each))
      bytes += each.length
    }
  return { documents, next: undefined }
}

/** Undefined where documents are ordered by something else. */
export function idOrder(sort: BsonObject | undefined): IdOrder | undefined {
  if (sort === undefined || sort.members.length === 0) return 1
  const [first, ...others] = sort.members
  if (first?.name !== '_id' || others.length > 0 || first.value.kind !== 'scalar') return undefined
  const { type, bytes } = first.value
  if (type === 'int') return bytes.readInt32LE() === -1 ? -1 : 1
  return type === 'double' && bytes.readDoubleLE() === -1 ? -1 : 1
}

function sorted(query: FindQuery, start: PageStart | undefined): FindQuery {
  return start?.kind === 'skip' ? { ...query, skip: start.skip } : query
}

function byId(query: FindQuery, order: IdOrder, start: PageStart | undefined): FindQuery {
  const ordered = { ...query, sort: command({ _id: order }) }
  if (start === undefined) return ordered
  if (start.kind === 'skip') return { ...ordered, skip: start.skip }
  const filter = both(query.filter, afterId(start.id, order))
  return { ...ordered, filter, skip: undefined }
}

function nextOf(
  documents: readonly BsonObject[],
  { asked, order }: { readonly asked: FindQuery; readonly order: IdOrder | undefined },
): PageStart {
  const last = documents.at(-1)
  const id = last && memberOf(last, '_id')
  // A projection may leave it out, and a page by another order has none to go on from.
  if (id === undefined || order === undefined)
    return { kind: 'skip', skip: (asked.skip ?? 0) + documents.length }
  return { kind: 'after', id }
}
