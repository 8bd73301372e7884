import { A, useParams } from '@solidjs/router'
import Ellipsis from 'lucide-solid/icons/ellipsis'
import Plus from 'lucide-solid/icons/plus'
import { createEffect, createSignal, For, Show } from 'solid-js'
import type { CollectionSummary } from '../../../api/documents/collections.ts'
import type { DatabaseSummary } from '../../../api/documents/databases.ts'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { MenuButton } from '../../parts/menu-button.tsx'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useDocumentStudio } from '../../state/documents/document-studio.ts'
import { collectionPath, databasePath } from '../../state/documents/place/collection-address.ts'
import { byteText, groupedNumber } from '../../state/numbers.ts'
import { decodedSegment } from '../../state/table-address.ts'
import { CreateDatabase } from './dialogs/create-database.tsx'
import { PlaceDialogs, type PlaceQuestion } from './dialogs/place-dialogs.tsx'
import { usePageTitle } from '../../state/frame/page-title.ts'

const number = (value: number | null) => (value === null ? '' : groupedNumber(value))
const size = (value: number | null) => (value === null ? '' : byteText(value))

/** The databases with what they hold, or the collections of one of them. */
export function HomePage() {
  const studio = useDocumentStudio()
  const parameters = useParams<{ database?: string }>()
  const database = () =>
    parameters.database === undefined ? undefined : decodedSegment(parameters.database)
  const [question, setQuestion] = createSignal<PlaceQuestion>()
  const [isCreating, setCreating] = createSignal(false)
  usePageTitle(() => database() ?? 'Documents')
  createEffect(() => {
    studio.setStatus({ notes: [], end: '' })
  })
  const create = () => {
    const name = database()
    if (name === undefined) setCreating(true)
    else setQuestion({ kind: 'create-collection', database: name })
  }
  return (
    <main class="sheet" id="main" aria-label={database() ?? 'Databases'}>
      <div class="bar">
        <h1 class="grow clip">{database() ?? 'Databases'}</h1>
        <Show when={studio.canWrite()}>
          <button type="button" class="btn primary" onClick={create}>
            <Plus class="i" />
            {database() === undefined ? 'Create database' : 'Create collection'}
          </button>
        </Show>
      </div>
      <FailureBanner
        failure={toldFailure(studio.connection, studio.databases.failure())}
        retry={studio.databases.refetch}
        class="strip"
      />
      <Show when={database()} fallback={<DatabaseList ask={setQuestion} />}>
        {(name) => <CollectionList database={name()} />}
      </Show>
      <PlaceDialogs question={question()} onClose={() => setQuestion(undefined)} />
      <CreateDatabase open={isCreating()} onClose={() => setCreating(false)} />
    </main>
  )
}

function DatabaseList(props: { ask: (question: PlaceQuestion) => void }) {
  const studio = useDocumentStudio()
  return (
    <section class="scroll" aria-label="Databases of the server" tabindex="0">
      <table class="list">
        <thead>
          <tr>
            <th>Name</th>
            <th class="num">Collections</th>
            <th class="num">Documents</th>
            <th class="num">Size</th>
            <th class="acts">
              <span class="sr">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={studio.databases.data()?.databases ?? []}>
            {(database) => <DatabaseRow database={database} ask={props.ask} />}
          </For>
        </tbody>
      </table>
    </section>
  )
}

function DatabaseRow(props: { database: DatabaseSummary; ask: (question: PlaceQuestion) => void }) {
  const studio = useDocumentStudio()
  const name = () => props.database.name
  const loss = () => {
    const { collections, documents } = props.database
    return `It holds ${number(documents) || 'an unknown number of'} documents in ${number(collections) || 'an unknown number of'} collections.`
  }
  return (
    <tr>
      <td>
        <A href={databasePath(name())}>{name()}</A>
      </td>
      <td class="num">{number(props.database.collections)}</td>
      <td class="num">{number(props.database.documents)}</td>
      <td class="num">{size(props.database.size)}</td>
      <td class="acts">
        <Show when={studio.canWrite() && !props.database.system}>
          <MenuButton
            label={`Actions for ${name()}`}
            class="icon small"
            sections={[
              {
                items: [
                  {
                    label: 'Create collection…',
                    run: () => props.ask({ kind: 'create-collection', database: name() }),
                  },
                ],
              },
              {
                items: [
                  {
                    ...{ label: 'Delete database…', isDanger: true },
                    run: () => props.ask({ kind: 'drop-database', database: name(), loss: loss() }),
                  },
                ],
              },
            ]}
          >
            <Ellipsis class="i" />
          </MenuButton>
        </Show>
      </td>
    </tr>
  )
}

function CollectionList(props: { database: string }) {
  const studio = useDocumentStudio()
  const list = () => studio.collections.of(props.database)
  return (
    <section class="scroll" aria-label={`Collections of ${props.database}`} tabindex="0">
      <FailureBanner failure={list().failure()} retry={list().refetch} class="strip" />
      <table class="list">
        <thead>
          <tr>
            <th>Name</th>
            <th class="num">Documents</th>
            <th class="num">Size</th>
            <th class="num">Indexes</th>
          </tr>
        </thead>
        <tbody>
          <For each={list().data()?.collections ?? []}>
            {(collection) => <CollectionRow database={props.database} collection={collection} />}
          </For>
        </tbody>
      </table>
    </section>
  )
}

function CollectionRow(props: { database: string; collection: CollectionSummary }) {
  const path = () => collectionPath({ database: props.database, collection: props.collection.name })
  return (
    <tr>
      <td>
        <A href={path()}>{props.collection.name}</A>{' '}
        <Show when={props.collection.capped}>
          <span class="badge">capped</span>
        </Show>
      </td>
      <td class="num">{number(props.collection.documents)}</td>
      <td class="num">{size(props.collection.dataSize)}</td>
      <td class="num">{number(props.collection.indexes)}</td>
    </tr>
  )
}
