import { useLocation, useNavigate, useParams } from '@solidjs/router'
import { createEffect, createMemo, lazy, Match, Suspense, Switch } from 'solid-js'
import {
  CollectionContext,
  createCollectionState,
} from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { readFindView, writeFindView } from '../../../state/documents/find/find-view.ts'
import { collectionId, collectionPath } from '../../../state/documents/place/collection-address.ts'
import { durationText } from '../../../state/numbers.ts'
import { decodedSegment } from '../../../state/table-address.ts'
import { CollectionBar } from './collection-bar.tsx'
import { DocumentsView } from './documents-view.tsx'
import { usePageTitle } from '../../../state/frame/page-title.ts'

const AggregationView = lazy(async () => ({
  default: (await import('../aggregate/aggregation-view.tsx')).AggregationView,
}))
const IndexesView = lazy(async () => ({
  default: (await import('../indexes/indexes-view.tsx')).IndexesView,
}))
const SchemaView = lazy(async () => ({
  default: (await import('../schema/schema-view.tsx')).SchemaView,
}))
const ValidationView = lazy(async () => ({
  default: (await import('../validation/validation-view.tsx')).ValidationView,
}))
const CollectionFacts = lazy(async () => ({
  default: (await import('../facts/collection-facts.tsx')).CollectionFacts,
}))

/** A collection: its documents, and what the server says of it. What is looked for is in the address. */
export function CollectionPage() {
  const studio = useDocumentStudio()
  const navigate = useNavigate()
  const location = useLocation()
  const parameters = useParams<{ database: string; collection: string; tab?: string }>()
  const address = createMemo(() => ({
    database: decodedSegment(parameters.database),
    collection: decodedSegment(parameters.collection),
  }))
  const view = createMemo(() => readFindView(new URLSearchParams(location.search)))
  const setView = (change: object) =>
    navigate(collectionPath(address()) + writeFindView({ ...view(), ...change }))
  const tab = () => parameters.tab ?? 'documents'
  const isShown = () => tab() === 'documents'
  const state = createCollectionState({ studio, address, view, setView, isShown })
  createEffect(() =>
    studio.tabs.open({
      ...{ id: collectionId(address()), path: collectionPath(address()) },
      ...{ name: address().collection, kind: 'collection' },
    }),
  )
  usePageTitle(() => address().collection)
  createEffect(() => {
    const answer = state.pages.answer()
    const end = answer === undefined || !isShown() ? '' : `find ${durationText(answer.timing.dbMs)}`
    studio.setStatus({ notes: [], end })
  })
  return (
    <CollectionContext.Provider value={state}>
      <main class="sheet" id="main" aria-label={address().collection}>
        <h1 class="sr">{address().collection}</h1>
        <CollectionBar tab={tab()} />
        <Suspense>
          <Switch>
            <Match when={tab() === 'documents'}>
              <div class="collection-part">
                <DocumentsView />
              </div>
            </Match>
            <Match when={tab() === 'aggregation'}>
              <div class="collection-part">
                <AggregationView />
              </div>
            </Match>
            <Match when={tab() === 'indexes'}>
              <div class="collection-part">
                <IndexesView />
              </div>
            </Match>
            <Match when={tab() === 'schema'}>
              <div class="collection-part">
                <SchemaView />
              </div>
            </Match>
            <Match when={tab() === 'validation'}>
              <div class="collection-part">
                <ValidationView />
              </div>
            </Match>
            <Match when={tab() === 'statistics'}>
              <div class="collection-part">
                <CollectionFacts />
              </div>
            </Match>
          </Switch>
        </Suspense>
      </main>
    </CollectionContext.Provider>
  )
}
