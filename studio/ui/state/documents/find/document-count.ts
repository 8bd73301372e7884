import { type Accessor, createEffect, createMemo, on } from 'solid-js'
import type { Count } from '../../../../api/cell.ts'
import type { CountedDocuments } from '../../../../api/documents/documents.ts'
import { createFetched } from '../../fetched.ts'
import type { DocumentStudio } from '../document-studio.ts'
import { type CollectionAddress, collectionApiPath } from '../place/collection-address.ts'
import { queryBody } from './find-body.ts'
import type { FindView } from './find-view.ts'

interface Wish {
  readonly address: Accessor<CollectionAddress>
  readonly view: Accessor<FindView>
  readonly studio: DocumentStudio
  readonly isShown: Accessor<boolean>
}

/** Milliseconds in which documents are counted: a large collection without an index takes longer, and has no number. */
const WITHIN = 1000

/** How many documents a filter matches. No page waits for it: a number may need all of the collection. */
export function createDocumentCount({ address, view, studio, isShown }: Wish) {
  const asked = createMemo(
    () => {
      const query = queryBody(view())
      if (studio.ready() === undefined || !isShown() || 'message' in query) return undefined
      const { filter, collation } = query
      const body = { filter, collation, maxTimeMS: WITHIN }
      return { path: collectionApiPath(address(), '/count'), body }
    },
    undefined,
    { equals: (one, other) => JSON.stringify(one) === JSON.stringify(other) },
  )
  const fetched = createFetched(asked, async (wanted, signal) => {
    const { path, body } = wanted
    const { count } = await studio.api.read<CountedDocuments>(path, { body, signal })
    return { count, wanted }
  })
  createEffect(on(studio.written, fetched.refetch, { defer: true }))
  return {
    /** Undefined until it is known: the number of another filter is none of this one. */
    count(): Count | undefined {
      const found = fetched.data()
      return found?.wanted === asked() ? found?.count : undefined
    },
    recount: fetched.refetch,
  }
}
