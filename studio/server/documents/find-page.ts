import { readBson } from '../../../runtime/document/bson/read-bson.ts'
import { int } from '../../../runtime/document/bson/scalars.ts'
import { writeBson } from '../../../runtime/document/bson/write-bson.ts'
import { command } from '../../../runtime/document/command.ts'
import {
  countDocuments,
  type DocumentCount,
} from '../../../runtime/document/find/count-documents.ts'
import type { FindQuery, Namespace } from '../../../runtime/document/find/find-request.ts'
import { type PageStart, readPage } from '../../../runtime/document/find/read-page.ts'
import type { Count } from '../../api/cell.ts'
import {
  type CountDocuments,
  type FindDocuments,
  PAGE_DOCUMENTS,
} from '../../api/documents/documents.ts'
import { refusal } from '../failure/refusal.ts'
import type { Answer } from '../routing/route.ts'
import { answered, jsonAnswer, timed } from './answer-documents.ts'
import { askedQuery } from './asked-documents.ts'
import type { DocumentStudio } from './document-studio.ts'
import { rememberedFind } from './remembered-find.ts'

/** Milliseconds in which documents are counted beside a page. */
const COUNT_WITHIN = 1000

interface Context {
  readonly studio: DocumentStudio
  readonly signal: AbortSignal
}

/** Answers one page of a collection. */
export async function findPage(
  where: Namespace,
  asked: FindDocuments,
  { studio, signal }: Context,
): Promise<Answer> {
  const { store } = studio
  const { limit = PAGE_DOCUMENTS, count: mode = 'auto' } = asked
  const query = queryOf(where, asked)
  const start = startOf(query, asked, studio)
  const timeout = asked.maxTimeMS
  const { value, timing, dbMs } = await timed(() =>
    Promise.all([
      rememberedFind(query, { asked, studio }, () =>
        readPage(store, query, { limit, start, signal, timeout }),
      ),
      counted(query, mode, { studio, signal }),
    ]),
  )
  const [{ documents, next }, count] = value
  const body = {
    ...where,
    documents: documents.map((document) => answered(document, asked)),
    page: {
      limit,
      next: next ? sealed(query, next, studio) : null,
      hasMore: next !== undefined,
    },
    count,
    timing,
  }
  return jsonAnswer(body, { dbMs })
}

/** Returns what a request asks for, with no code in it. */
export function queryOf(where: Namespace, asked: CountDocuments & FindDocuments): FindQuery {
  const { hint, maxTimeMS } = asked
  return {
    ...where,
    filter: askedQuery(asked.filter, 'filter') ?? command({}),
    projection: askedQuery(asked.projection, 'projection'),
    sort: askedQuery(asked.sort, 'sort'),
    skip: asked.skip,
    collation: askedQuery(asked.collation, 'collation'),
    hint: typeof hint === 'string' ? command({ hint }).members[0]?.value : askedQuery(hint, 'hint'),
    maxTimeMS,
  }
}

async function counted(
  query: FindQuery,
  mode: NonNullable<FindDocuments['count']>,
  { studio: { store }, signal }: Context,
): Promise<Count> {
  if (mode === 'none') return { value: null, mode: 'none' }
  const estimated = mode === 'estimated' ? { ...query, filter: command({}) } : query
  const timeout = mode === 'exact' ? undefined : COUNT_WITHIN
  return countOf(await countDocuments(store, estimated, { signal, timeout }))
}

export function countOf({ value, mode }: DocumentCount): Count {
  return { value: value ?? null, mode }
}

function startOf(
  query: FindQuery,
  { after, skip }: FindDocuments,
  { seal }: DocumentStudio,
): PageStart | undefined {
  if (after === undefined) return undefined
  if (skip)
    throw refusal('bad_request', 'a page begins behind another one, or is skipped to', 'after')
  const opened = seal.open(after, purposeOf(query))
  if (opened === undefined)
    throw refusal(
      'bad_request',
      'this belongs to another query, or to a studio that has ended',
      'after',
    )
  const { members } = readBson(Buffer.from(opened, 'base64'))
  const [first] = members
  if (first?.name === '_id') return { kind: 'after', id: first.value }
  const { value } = first ?? { value: int(0) }
  return { kind: 'skip', skip: value.kind === 'scalar' ? value.bytes.readInt32LE() : 0 }
}

function sealed(query: FindQuery, next: PageStart, { seal }: DocumentStudio): string {
  const place = next.kind === 'after' ? command({ _id: next.id }) : command({ skip: next.skip })
  return seal.seal(writeBson(place).toString('base64'), purposeOf(query))
}

/** A cursor belongs to its collection, filter and order; the number of documents may change. */
function purposeOf({ database, collection, filter, sort, collation }: FindQuery): string {
  const parts = [filter, sort, collation].map((part) => part && writeBson(part).toString('base64'))
  return JSON.stringify(['documents', database, collection, ...parts])
}
