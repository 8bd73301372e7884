import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Count } from '../../../../api/cell.ts'
import type { FoundDocuments } from '../../../../api/documents/documents.ts'
import { createFetched } from '../../fetched.ts'
import type { DocumentStudio } from '../document-studio.ts'
import { readEjson } from '../ejson/read-ejson.ts'
import { type FoundDocument, foundDocument } from '../edit/document-id.ts'
import { type CollectionAddress, collectionApiPath } from '../place/collection-address.ts'
import { createDocumentCount } from './document-count.ts'
import { findBody, type FindFault } from './find-body.ts'
import { type FindView, writeFindView } from './find-view.ts'

export interface DocumentPages {
  readonly documents: Accessor<readonly FoundDocument[]>
  readonly answer: Accessor<FoundDocuments | undefined>
  /** Of all pages; undefined while it is not known. */
  readonly count: Accessor<Count | undefined>
  readonly failure: Accessor<unknown>
  readonly fault: Accessor<FindFault | undefined>
  readonly loading: Accessor<boolean>
  /** The place of the first document of the page, counted from 0. */
  readonly start: Accessor<number>
  readonly next: () => void
  readonly previous: () => void
  readonly reload: () => void
  /** Shows another document in the place of one. */
  readonly put: (key: string, text: string) => void
}

interface Wish {
  readonly address: Accessor<CollectionAddress>
  readonly view: Accessor<FindView>
  readonly studio: DocumentStudio
  /** Nothing is asked while another part of the collection is shown. */
  readonly isShown: Accessor<boolean>
}

/** The documents that are found, a page at a time; pages follow each other by the last document seen. */
export function createDocumentPages(wish: Wish): DocumentPages {
  const { address, view, studio, isShown } = wish
  const { api, ready } = studio
  /** What each page before the shown one ended with. */
  const [ends, setEnds] = createSignal<readonly string[]>([])
  const query = createMemo(() => writeFindView({ ...view(), look: 'list' }))
  createEffect(on([address, query], () => void setEnds([]), { defer: true }))
  const body = createMemo(() => findBody(view(), ends().at(-1)))
  const fault = () => {
    const asked = body()
    return 'message' in asked ? asked : undefined
  }
  const asked = createMemo(
    () => {
      const wanted = body()
      if (ready() === undefined || !isShown() || 'message' in wanted) return undefined
      return { path: collectionApiPath(address(), '/find'), body: wanted }
    },
    undefined,
    { equals: (one, other) => JSON.stringify(one) === JSON.stringify(other) },
  )
  const fetched = createFetched(asked, ({ path, body: sent }, signal) =>
    read(api.read<FoundDocuments>(path, { body: sent, signal })),
  )
  createEffect(on(studio.written, fetched.refetch, { defer: true }))
  const { count, recount } = createDocumentCount(wish)
  const page = () => fetched.data()?.answer.page
  return {
    documents: () => fetched.data()?.documents ?? [],
    answer: () => fetched.data()?.answer,
    ...{ count, failure: fetched.failure, loading: fetched.loading, fault },
    reload() {
      fetched.refetch()
      recount()
    },
    start: () => view().skip + ends().length * view().limit,
    next() {
      const end = page()?.next
      if (typeof end === 'string') setEnds([...ends(), end])
    },
    previous: () => void setEnds(ends().slice(0, -1)),
    put(key, text) {
      const before = fetched.data()
      if (before === undefined) return
      const documents = before.documents.map((each, place) =>
        each.key === key ? documentOf(text, place) : each,
      )
      fetched.set({ ...before, documents })
    },
  }
}

async function read(answer: Promise<FoundDocuments>) {
  const found = await answer
  return { answer: found, documents: found.documents.map(documentOf) }
}

function documentOf(answered: unknown, place: number): FoundDocument {
  const value = readEjson(String(answered))
  if (value.kind !== 'object')
    throw new Error('the server has answered something else than a document')
  return foundDocument(value, place)
}
