import { A, useLocation, useNavigate, useParams } from '@solidjs/router'
import Ellipsis from 'lucide-solid/icons/ellipsis'
import Plus from 'lucide-solid/icons/plus'
import { createEffect, createMemo, createSignal, For, Match, Show, Switch } from 'solid-js'
import { MenuButton } from '../../../parts/menu-button.tsx'
import {
  CollectionContext,
  createCollectionState,
  useCollection,
} from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { readFindView, writeFindView } from '../../../state/documents/find/find-view.ts'
import {
  collectionId,
  collectionPath,
  type CollectionTab,
} from '../../../state/documents/place/collection-address.ts'
import { countText, durationText } from '../../../state/numbers.ts'
import { decodedSegment } from '../../../state/table-address.ts'
import { InsertDialog } from '../dialogs/insert-dialog.tsx'
import { PlaceDialogs, type PlaceQuestion } from '../dialogs/place-dialogs.tsx'
import { CollectionFacts } from '../facts/collection-facts.tsx'
import { DocumentsView } from './documents-view.tsx'
import { usePageTitle } from '../../../state/frame/page-title.ts'

const TABS: readonly { readonly tab: CollectionTab; readonly label: string }[] = [
  { tab: 'documents', label: 'Documents' },
  { tab: 'statistics', label: 'Statistics' },
]

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
  const state = createCollectionState({ studio, address, view, setView })
  const tab = () => parameters.tab ?? 'documents'
  createEffect(() =>
    studio.tabs.open({
      ...{ id: collectionId(address()), path: collectionPath(address()) },
      ...{ name: address().collection, kind: 'collection' },
    }),
  )
  usePageTitle(() => address().collection)
  createEffect(() => {
    const answer = state.pages.answer()
    const end = answer === undefined ? '' : `find ${durationText(answer.timing.dbMs)}`
    studio.setStatus({ notes: [], end })
  })
  return (
    <CollectionContext.Provider value={state}>
      <main class="sheet" id="main" aria-label={address().collection}>
        <h1 class="sr">{address().collection}</h1>
        <CollectionBar tab={tab()} />
        <Switch>
          <Match when={tab() === 'documents'}>
            <DocumentsView />
          </Match>
          <Match when={tab() === 'statistics'}>
            <CollectionFacts />
          </Match>
        </Switch>
      </main>
    </CollectionContext.Provider>
  )
}

function CollectionBar(props: { tab: string }) {
  const studio = useDocumentStudio()
  const state = useCollection()
  const [question, setQuestion] = createSignal<PlaceQuestion>()
  const [isInserting, setInserting] = createSignal(false)
  const loss = () => {
    const count = countText(state.pages.answer()?.count)
    return count === '' ? 'Its documents and indexes go with it.' : `It holds ${count} documents.`
  }
  const acts = () => {
    const address = state.address()
    return [
      {
        items: [
          { label: 'Rename…', run: () => setQuestion({ kind: 'rename-collection', address }) },
        ],
      },
      {
        items: [
          {
            ...{ label: 'Delete collection…', isDanger: true },
            run: () => setQuestion({ kind: 'drop-collection', address, loss: loss() }),
          },
        ],
      },
    ]
  }
  return (
    <div class="bar">
      <nav class="seg" aria-label="Parts of the collection">
        <For each={TABS}>
          {({ tab, label }) => (
            <A
              href={collectionPath(state.address(), tab)}
              end
              aria-current={props.tab === tab ? 'page' : undefined}
            >
              {label}
            </A>
          )}
        </For>
      </nav>
      <span class="grow" />
      <Show when={studio.canWrite()}>
        <MenuButton label="More of the collection" class="icon" sections={acts()}>
          <Ellipsis class="i" />
        </MenuButton>
        <button type="button" class="btn primary" onClick={() => setInserting(true)}>
          <Plus class="i" />
          Insert
        </button>
      </Show>
      <InsertDialog open={isInserting()} onClose={() => setInserting(false)} />
      <PlaceDialogs question={question()} onClose={() => setQuestion(undefined)} />
    </div>
  )
}
