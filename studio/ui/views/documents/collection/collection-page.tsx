import { useLocation, useNavigate, useParams } from '@solidjs/router'
import { type Component, createEffect, createMemo, lazy, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import {
  CollectionContext,
  createCollectionState,
} from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { readFindView, writeFindView } from '../../../state/documents/find/find-view.ts'
import {
  COLLECTION_TABS,
  type CollectionAddress,
  type CollectionTab,
  collectionId,
  collectionPath,
} from '../../../state/documents/place/collection-address.ts'
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

const PARTS: Readonly<Record<CollectionTab, Component>> = {
  documents: DocumentsView,
  aggregation: AggregationView,
  indexes: IndexesView,
  schema: SchemaView,
  validation: ValidationView,
  statistics: CollectionFacts,
}

/** A collection: its documents, and what the server says of it. What is looked for is in the address. */
export function CollectionPage() {
  const parameters = useParams<Parameters>()
  // Nothing that was read of one collection may be taken for something of another.
  return (
    <Show when={collectionId(addressOf(parameters))} keyed>
      {(id) => <Collection id={id} />}
    </Show>
  )
}

type Parameters = { readonly database: string; readonly collection: string; readonly tab?: string }

function addressOf({ database, collection }: Parameters): CollectionAddress {
  return { database: decodedSegment(database), collection: decodedSegment(collection) }
}

function Collection(props: { id: string }) {
  const studio = useDocumentStudio()
  const navigate = useNavigate()
  const location = useLocation()
  const parameters = useParams<Parameters>()
  const own = addressOf(parameters)
  const address = () => own
  const view = createMemo(() => readFindView(new URLSearchParams(location.search)))
  const setView = (change: object) =>
    navigate(collectionPath(address()) + writeFindView({ ...view(), ...change }))
  const tab = () => COLLECTION_TABS.find((each) => each === parameters.tab) ?? 'documents'
  const isShown = () => tab() === 'documents'
  const state = createCollectionState({ studio, address, view, setView, isShown })
  createEffect(() =>
    studio.tabs.open({
      ...{ id: props.id, path: collectionPath(address()) },
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
          <div class="collection-part">
            <Dynamic component={PARTS[tab()]} />
          </div>
        </Suspense>
      </main>
    </CollectionContext.Provider>
  )
}
