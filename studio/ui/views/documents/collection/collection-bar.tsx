import { A, useNavigate } from '@solidjs/router'
import Ellipsis from 'lucide-solid/icons/ellipsis'
import Plus from 'lucide-solid/icons/plus'
import { createSignal, For, lazy, Show, Suspense } from 'solid-js'
import { MenuButton } from '../../../parts/menu-button.tsx'
import { useCommands } from '../../../state/commands/use-commands.ts'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { queryBody } from '../../../state/documents/find/find-body.ts'
import {
  COLLECTION_TABS,
  collectionPath,
  type CollectionTab,
} from '../../../state/documents/place/collection-address.ts'
import { findCommand } from '../../../state/documents/saved/saved-command.ts'
import { countText } from '../../../state/numbers.ts'
import { CodeDialog } from '../dialogs/code-dialog.tsx'
import { InsertDialog } from '../dialogs/insert-dialog.tsx'
import { PlaceDialogs, type PlaceQuestion } from '../dialogs/place-dialogs.tsx'
import { SaveQueryDialog } from '../dialogs/save-query-dialog.tsx'

const ImportDialog = lazy(async () => ({
  default: (await import('../transfer/import-dialog.tsx')).ImportDialog,
}))
const ExportDialog = lazy(async () => ({
  default: (await import('../transfer/export-dialog.tsx')).ExportDialog,
}))

const LABELS: Readonly<Record<CollectionTab, string>> = {
  documents: 'Documents',
  aggregation: 'Aggregate',
  indexes: 'Indexes',
  schema: 'Schema',
  validation: 'Validation',
  statistics: 'Statistics',
}

type Opened = 'insert' | 'code' | 'save' | 'import' | 'export'

/** The parts of a collection, and what can be done with it. */
export function CollectionBar(props: { tab: CollectionTab }) {
  const studio = useDocumentStudio()
  const state = useCollection()
  const navigate = useNavigate()
  const [opened, setOpened] = createSignal<Opened>()
  const [question, setQuestion] = createSignal<PlaceQuestion>()
  const close = () => setOpened(undefined)
  // What cannot be read is neither code nor a query that could be opened again.
  const openQuery = (wanted: Opened) => {
    const query = queryBody(state.view())
    if (!('message' in query)) return void setOpened(wanted)
    const text = `The ${query.part} cannot be read. ${query.message}`
    studio.toasts.show({ tone: 'danger', text })
  }
  const goTo = (tab: CollectionTab) => () => navigate(collectionPath(state.address(), tab))
  const updateMany = () =>
    studio.toasts.show({ tone: 'info', text: 'Updating many documents at once is coming soon.' })
  useCommands({
    'document.insert': { run: () => setOpened('insert'), when: studio.canWrite },
    'document.update-many': { run: updateMany, when: studio.canWrite },
    'document.import': { run: () => setOpened('import'), when: studio.canWrite },
    'document.export': () => setOpened('export'),
    'document.documents': goTo('documents'),
    'document.aggregation': goTo('aggregation'),
    'document.indexes': goTo('indexes'),
    'document.schema': goTo('schema'),
    'document.validation': goTo('validation'),
    'document.statistics': goTo('statistics'),
    'document.code': { run: () => openQuery('code'), when: () => props.tab === 'documents' },
    'document.save-query': { run: () => openQuery('save'), when: () => props.tab === 'documents' },
  })
  return (
    <div class="bar collection-bar">
      <nav class="seg" aria-label="Parts of the collection">
        <For each={COLLECTION_TABS}>
          {(tab) => (
            <A
              href={collectionPath(state.address(), tab)}
              end
              aria-current={props.tab === tab ? 'page' : undefined}
            >
              {LABELS[tab]}
            </A>
          )}
        </For>
      </nav>
      <span class="grow" />
      <More
        tab={props.tab}
        open={setOpened}
        openQuery={openQuery}
        ask={setQuestion}
        updateMany={updateMany}
      />
      <Show when={studio.canWrite() && props.tab === 'documents'}>
        <button
          type="button"
          class="btn primary"
          title="Insert documents (Alt+N)"
          onClick={() => setOpened('insert')}
        >
          <Plus class="i" />
          Insert
        </button>
      </Show>
      <InsertDialog open={opened() === 'insert'} onClose={close} />
      <Suspense>
        <Show when={opened() === 'import'}>
          <ImportDialog onClose={close} />
        </Show>
        <Show when={opened() === 'export'}>
          <ExportDialog onClose={close} />
        </Show>
      </Suspense>
      <QueryDialogs opened={opened()} onClose={close} />
      <PlaceDialogs question={question()} onClose={() => setQuestion(undefined)} />
    </div>
  )
}

function More(props: {
  tab: string
  open: (opened: Opened) => void
  openQuery: (opened: Opened) => void
  ask: (question: PlaceQuestion) => void
  updateMany: () => void
}) {
  const studio = useDocumentStudio()
  const state = useCollection()
  const loss = () => {
    const count = countText(state.pages.count())
    return count === '' ? 'Its documents and indexes go with it.' : `It holds ${count} documents.`
  }
  const ofQuery = () => [
    { label: 'Code for the driver…', run: () => props.openQuery('code') },
    { label: 'Save the query…', run: () => props.openQuery('save') },
  ]
  const ofFiles = () => [
    { label: 'Export documents…', run: () => props.open('export') },
    ...(studio.canWrite() ? [{ label: 'Import documents…', run: () => props.open('import') }] : []),
  ]
  const ofCollection = () => {
    const address = state.address()
    return [
      { label: 'Update many documents (coming soon)', run: props.updateMany },
      { label: 'Rename…', run: () => props.ask({ kind: 'rename-collection', address }) },
      {
        ...{ label: 'Delete collection…', isDanger: true },
        run: () => props.ask({ kind: 'drop-collection', address, loss: loss() }),
      },
    ]
  }
  const sections = () => [
    ...(props.tab === 'documents' ? [{ items: ofQuery() }] : []),
    { items: ofFiles() },
    ...(studio.canWrite() ? [{ items: ofCollection() }] : []),
  ]
  return (
    <MenuButton label="More of the collection" class="icon" sections={sections()}>
      <Ellipsis class="i" />
    </MenuButton>
  )
}

/** What can be done with the query that is looked at. */
function QueryDialogs(props: { opened: Opened | undefined; onClose: () => void }) {
  const state = useCollection()
  const query = () => {
    const { skip, limit } = state.view()
    return { ...queryBody(state.view()), ...(skip > 0 && { skip }), limit }
  }
  return (
    <>
      <CodeDialog
        open={props.opened === 'code'}
        address={state.address()}
        query={query()}
        onClose={props.onClose}
      />
      <SaveQueryDialog
        open={props.opened === 'save'}
        known={undefined}
        text={() => findCommand(state.address(), state.view())}
        onSaved={() => undefined}
        onClose={props.onClose}
      />
    </>
  )
}
