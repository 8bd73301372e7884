import type { CommandOptions, DocumentStore } from '../document-store.ts'
import type { BsonObject, BsonValue } from '../bson/bson-value.ts'
import { memberOf } from '../bson/bson-value.ts'
import { readBson } from '../bson/read-bson.ts'
import { command } from '../command.ts'
import { ServerRefusal } from '../link/driver-failure.ts'
import { afterId, both, followingTypes, type IdOrder } from './after-id.ts'
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
  const page = { store, options, limit, documents: [], bytes: 0 }
  const asked = order === undefined ? query : { ...query, sort: command({ _id: order }) }
  const place = { asked, order }
  if (start?.kind !== 'after' || order === undefined) {
    const skipped = start?.kind === 'skip' ? { ...asked, skip: start.skip } : asked
    return pageOf(page, await fill(page, skipped), { ...place, asked: skipped })
  }
  const behind = { ...asked, skip: undefined }
  const same = { ...behind, filter: both(query.filter, afterId(start.id, order)) }
  const isFull = (await fill(page, same)) || (await fillByTypes(page, behind, { start, order }))
  return pageOf(page, isFull, place)
}

interface Filling {
  readonly store: DocumentStore
  readonly options: CommandOptions
  readonly limit: number
  readonly documents: BsonObject[]
  bytes: number
}

/** Adds what is found, and returns whether there is more than the page takes. */
async function fill(page: Filling, query: FindQuery): Promise<boolean> {
  const { store, options, limit, documents } = page
  const wanted = limit - documents.length + 1
  const command = findCommand(query, { limit: wanted, batchSize: wanted })
  for await (const batch of store.read(command, options))
    for (const each of batch) {
      if (documents.length === limit || (documents.length > 0 && page.bytes > MOST_BYTES))
        return true
      documents.push(readBson(each))
      page.bytes += each.length
    }
  return false
}

/** Goes on with identifiers of the types that follow. */
async function fillByTypes(
  page: Filling,
  query: FindQuery,
  { start, order }: { readonly start: { readonly id: BsonValue }; readonly order: IdOrder },
): Promise<boolean> {
  const conditions = followingTypes(start.id, order)
  for (const [attempt, condition] of conditions.entries())
    try {
      return await fill(page, { ...query, filter: both(query.filter, condition) })
    } catch (error) {
      const isUnderstood = !(error instanceof ServerRefusal) || error.facts.kind !== 'syntax'
      if (isUnderstood || attempt === conditions.length - 1) throw error
    }
  return false
}

function pageOf(
  { documents }: Filling,
  isFull: boolean,
  place: { readonly asked: FindQuery; readonly order: IdOrder | undefined },
): DocumentPage {
  return { documents, next: isFull ? nextOf(documents, place) : undefined }
}

/** Undefined where documents are ordered by something else. */
function idOrder(sort: BsonObject | undefined): IdOrder | undefined {
  if (sort === undefined || sort.members.length === 0) return 1
  const [first, ...others] = sort.members
  if (first?.name !== '_id' || others.length > 0 || first.value.kind !== 'scalar') return undefined
  const { type, bytes } = first.value
  if (type === 'int') return bytes.readInt32LE() === -1 ? -1 : 1
  return type === 'double' && bytes.readDoubleLE() === -1 ? -1 : 1
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
