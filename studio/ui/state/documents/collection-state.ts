import { type Accessor, createContext, createEffect, createSignal, on, useContext } from 'solid-js'
import type {
  DeletedDocuments,
  InsertedDocuments,
  UpdatedDocument,
} from '../../../api/documents/documents.ts'
import { ApiFailure } from '../api/api-failure.ts'
import type { DocumentStudio } from './document-studio.ts'
import type { Drafts } from './edit/drafts.ts'
import { askedId, askedIds, type FoundDocument } from './edit/document-id.ts'
import { updateBody } from './edit/update-body.ts'
import { readEjson } from './ejson/read-ejson.ts'
import { ejsonText } from './ejson/write-ejson.ts'
import type { EjsonObject } from './ejson/ejson-value.ts'
import { createDocumentPages, type DocumentPages } from './find/document-pages.ts'
import type { FindView } from './find/find-view.ts'
import {
  type CollectionAddress,
  collectionApiPath,
  collectionId,
} from './place/collection-address.ts'

/** What the page of a collection knows and does. */
export interface CollectionState {
  readonly address: Accessor<CollectionAddress>
  readonly view: Accessor<FindView>
  readonly setView: (change: Partial<FindView>) => void
  readonly pages: DocumentPages
  readonly drafts: Drafts
  readonly chosen: Accessor<ReadonlySet<string>>
  readonly choose: (key: string, isChosen: boolean) => void
  readonly chooseNone: () => void
  readonly save: (key: string) => Promise<void>
  readonly insert: (documents: readonly EjsonObject[]) => Promise<number>
  readonly clone: (found: FoundDocument) => Promise<void>
  readonly remove: (found: readonly FoundDocument[]) => Promise<void>
}

interface Wish {
  readonly studio: DocumentStudio
  readonly address: Accessor<CollectionAddress>
  readonly view: Accessor<FindView>
  readonly setView: (change: Partial<FindView>) => void
  /** Whether the documents are the part that is shown. */
  readonly isShown: Accessor<boolean>
}

export function createCollectionState(wish: Wish): CollectionState {
  const { studio, address } = wish
  const pages = createDocumentPages(wish)
  const drafts = studio.draftsOf(collectionId(address()))
  const [chosen, setChosen] = createSignal<ReadonlySet<string>>(new Set())
  createEffect(on(pages.start, () => void setChosen(new Set<string>()), { defer: true }))
  const post = <Answer>(rest: string, body: object) =>
    studio.api.send<Answer>('POST', collectionApiPath(address(), rest), { body })
  const written = () => {
    studio.noteWrite()
    pages.reload()
  }
  return {
    ...wish,
    ...{ pages, drafts, chosen, chooseNone: () => void setChosen(new Set<string>()) },
    choose(key, isChosen) {
      const keys = new Set(chosen())
      if (isChosen) keys.add(key)
      else keys.delete(key)
      setChosen(keys)
    },
    async save(key) {
      const draft = drafts.of(key)
      if (draft === undefined || draft.isSaving) return
      drafts.note(key, { isSaving: true, failure: undefined })
      try {
        const { document } = await post<UpdatedDocument>(
          '/update',
          updateBody(draft.found, draft.now),
        )
        drafts.drop(key)
        pages.put(key, String(document))
        studio.noteWrite()
        studio.announcer.say('Saved')
      } catch (failure) {
        drafts.note(key, { isSaving: false, failure, theirs: theirsOf(failure) })
      }
    },
    async insert(documents) {
      const texts = documents.map((each) => ejsonText(each, { style: 'canonical' }))
      try {
        const { insertedCount } = await post<InsertedDocuments>('/insert', { documents: texts })
        return insertedCount
      } finally {
        // Those before one that is refused are inserted.
        written()
      }
    },
    async clone(found) {
      await post<InsertedDocuments>('/clone', askedId(found))
      written()
      studio.toasts.show({ tone: 'ok', text: 'Cloned 1 document' })
    },
    async remove(found) {
      const asked = askedIds(found)
      if (asked === undefined)
        throw new Error(
          'Texts that look like identifiers of MongoDB cannot be deleted together with others.',
        )
      const { deletedCount } = await post<DeletedDocuments>('/delete', asked)
      for (const { key } of found) drafts.drop(key)
      setChosen(new Set<string>())
      written()
      studio.toasts.show(deletedToast(deletedCount, found.length))
    },
  }
}

/** Says as well how many somebody else had deleted before. */
function deletedToast(deleted: number, asked: number) {
  const gone = asked - deleted
  const before = gone > 0 ? `; ${documentsText(gone)} had gone before` : ''
  const text = `Deleted ${documentsText(deleted)}${before}`
  return { tone: deleted > 0 ? 'ok' : 'info', text } as const
}

export function documentsText(count: number): string {
  return count === 1 ? '1 document' : `${count.toLocaleString('en-US')} documents`
}

function theirsOf(failure: unknown): EjsonObject | null | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== 'conflict') return undefined
  if (typeof failure.current !== 'string') return null
  const value = readEjson(failure.current)
  return value.kind === 'object' ? value : null
}

export const CollectionContext = createContext<CollectionState>()

export function useCollection(): CollectionState {
  const state = useContext(CollectionContext)
  if (state === undefined) throw new Error('a part of a collection stands outside of its page')
  return state
}
