import { createContext, useContext } from 'solid-js'
import type { DocumentChange } from '../../../api/documents/changes.ts'
import type { DatabaseList } from '../../../api/documents/databases.ts'
import type { DocumentMeta } from '../../../api/documents/meta.ts'
import { createUndoHistory, type UndoHistory } from '../edit/undo-history.ts'
import { createFetched, type Told } from '../fetched.ts'
import type { Frame } from '../frame/frame.ts'
import { createStoredTabs, type StoredTabs } from '../tabs/stored-tabs.ts'
import { createFieldNames, type FieldNames } from './complete/field-names.ts'
import { createKeptPipelines, type KeptPipelines } from './aggregate/kept-pipelines.ts'
import { createSavedQueries, type SavedQueriesState } from '../sql/saved/saved-queries.ts'
import { createDraftsOf, type Drafts } from './edit/drafts.ts'
import { type CollectionLists, createCollectionLists } from './place/collection-lists.ts'

/** What every page of documents shares. */
export interface DocumentStudio extends Frame {
  readonly meta: Told<DocumentMeta>
  readonly tabs: StoredTabs
  readonly databases: Told<DatabaseList>
  readonly collections: CollectionLists
  readonly undo: UndoHistory<DocumentChange>
  readonly fields: FieldNames
  readonly pipelines: KeptPipelines
  readonly saved: SavedQueriesState
  readonly draftsOf: (collection: string) => Drafts
}

export function createDocumentStudio(frame: Frame): DocumentStudio {
  const { api, ready } = frame
  const data = () => {
    const meta = frame.meta.data()
    return meta?.variant === 'document' ? meta : undefined
  }
  const databases = createFetched(ready, (_, signal) =>
    api.get<DatabaseList>('/api/databases', { signal }),
  )
  const collections = createCollectionLists(frame)
  const undo = createUndoHistory<DocumentChange>(api, async () => undefined)
  const readAgain = () => {
    databases.refetch()
    collections.refetch()
  }
  const fields = createFieldNames(api)
  frame.afterWrites(() => {
    readAgain()
    fields.forget()
    void undo.refresh().catch(showNothing)
  })
  frame.afterReturns(readAgain)
  return {
    ...frame,
    ...{ databases, collections, undo, fields },
    pipelines: createKeptPipelines(localStorage),
    saved: createSavedQueries(api),
    draftsOf: createDraftsOf(),
    meta: { ...frame.meta, data },
    tabs: createStoredTabs(localStorage, 'quarry-document-tabs'),
  }
}

/** The journal is told again by the next write, so that a failed reading of it needs no words. */
function showNothing(): undefined {
  return undefined
}

const VERBS = { insert: 'adding', update: 'change', delete: 'deletion' } as const

/** `deletion of 2 documents of books`. */
export function documentChangeText({ kind, documents, collection }: DocumentChange): string {
  const number = documents === 1 ? '1 document' : `${documents} documents`
  return `${VERBS[kind]} of ${number} of ${collection}`
}

export const DocumentStudioContext = createContext<DocumentStudio>()

export function useDocumentStudio(): DocumentStudio {
  const studio = useContext(DocumentStudioContext)
  if (studio === undefined)
    throw new Error('a part of the studio of documents stands outside of it')
  return studio
}
