import { useNavigate, useSearchParams } from '@solidjs/router'
import Plus from 'lucide-solid/icons/plus'
import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { DocumentIndex, DocumentIndexList } from '../../../../api/documents/indexes.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useCommands } from '../../../state/commands/use-commands.ts'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import {
  EMPTY_INDEX,
  type IndexDraft,
  indexOver,
} from '../../../state/documents/indexes/index-draft.ts'
import {
  collectionApiPath,
  collectionPath,
} from '../../../state/documents/place/collection-address.ts'
import { createFetched } from '../../../state/fetched.ts'
import { AskDialog } from '../dialogs/ask-dialog.tsx'
import { CreateIndex } from './create-index.tsx'
import { IndexRow } from './index-row.tsx'
import '../../../styles/structure.css'
import '../../../styles/collection-parts.css'

/** The indexes of a collection with their sizes and how often they are used. */
export function IndexesView() {
  const studio = useDocumentStudio()
  const state = useCollection()
  const navigate = useNavigate()
  const [query] = useSearchParams<{ create?: string }>()
  const [draft, setDraft] = createSignal<IndexDraft>()
  const [dropped, setDropped] = createSignal<DocumentIndex>()
  const told = createFetched(
    () => studio.ready() && state.address(),
    (address, signal) =>
      studio.api.get<DocumentIndexList>(collectionApiPath(address, '/indexes'), { signal }),
  )
  createEffect(on(studio.written, told.refetch, { defer: true }))
  // The plan of a query leads here with the index that would serve it.
  createEffect(() => {
    if (query.create !== undefined) setDraft(indexOver(query.create))
  })
  const close = () => {
    setDraft(undefined)
    if (query.create !== undefined)
      navigate(collectionPath(state.address(), 'indexes'), { replace: true })
  }
  useCommands({
    'document.create-index': { run: () => setDraft(EMPTY_INDEX), when: studio.canWrite },
    'document.reload': told.refetch,
  })
  return (
    <>
      <div class="bar page-bar">
        <h2 class="strong grow">Indexes</h2>
        <Show when={studio.canWrite()}>
          <button type="button" class="btn" onClick={() => setDraft(EMPTY_INDEX)}>
            <Plus class="i" />
            Create index
          </button>
        </Show>
        <Show when={draft()} keyed>
          {(begun) => <CreateIndex begin={begun} onCreated={told.refetch} onClose={close} />}
        </Show>
        <Show when={dropped()} keyed>
          {(index) => (
            <DropIndex
              index={index}
              onDropped={told.refetch}
              onClose={() => setDropped(undefined)}
            />
          )}
        </Show>
      </div>
      <FailureBanner failure={told.failure()} retry={told.refetch} class="strip" />
      <section class="scroll" aria-label="Indexes" tabindex="0">
        <table class="list index-list">
          <thead>
            <tr>
              <th>Name</th>
              <th>Key</th>
              <th>Kind</th>
              <th class="num">Size</th>
              <th class="num">Uses</th>
              <th class="acts">
                <span class="sr">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <For each={told.data()?.indexes ?? []}>
              {(index) => <IndexRow index={index} drop={() => setDropped(index)} />}
            </For>
          </tbody>
        </table>
      </section>
    </>
  )
}

/** An index that holds a rule or is used is dropped by its typed name only. */
function DropIndex(props: { index: DocumentIndex; onDropped: () => void; onClose: () => void }) {
  const studio = useDocumentStudio()
  const state = useCollection()
  const uses = () => props.index.usage?.operations ?? 0
  const isTyped = () => props.index.unique || uses() > 0
  const drop = async () => {
    const { name } = props.index
    const path = collectionApiPath(state.address(), `/indexes/${encodeURIComponent(name)}`)
    await studio.api.send('DELETE', path)
    studio.noteWrite()
    props.onDropped()
    studio.toasts.show({ tone: 'ok', text: `Dropped the index ${name}` })
  }
  const loss = () => {
    if (props.index.unique) return 'From then on documents may hold the same values twice.'
    if (uses() > 0) return `It was used ${uses().toLocaleString('en-US')} times.`
    return 'Queries that it serves become slower.'
  }
  return (
    <AskDialog
      open
      isDanger
      title={`Drop the index ${props.index.name}?`}
      verb="Drop index"
      word={isTyped() ? props.index.name : undefined}
      fields={[]}
      act={drop}
      onClose={props.onClose}
    >
      <p>{loss()} It can be created again, which reads every document.</p>
    </AskDialog>
  )
}
