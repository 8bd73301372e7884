import { useParams } from '@solidjs/router'
import { createEffect, createMemo, createSignal, Show } from 'solid-js'
import type { ObjectList } from '../../../api/objects.ts'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { onReturn } from '../../state/connection/on-return.ts'
import { createFetched } from '../../state/fetched.ts'
import { findObjects, listWords, pluralWord } from '../../state/objects/find-objects.ts'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useStudio } from '../../state/studio.ts'
import { ObjectListView } from './object-list.tsx'
import { ObjectSourceView } from './object-source.tsx'
import { ObjectsToolbar } from './objects-toolbar.tsx'
import { usePageTitle } from '../../state/frame/page-title.ts'
import '../../styles/objects.css'
import '../../styles/structure.css'

/** What the database holds besides tables, each with its source. */
export function ObjectsPage() {
  const studio = useStudio()
  const parameters = useParams<{ kind?: string; schema?: string; name?: string }>()
  const [kind, setKind] = createSignal<string>()
  const [text, setText] = createSignal('')
  const list = createFetched(
    () => (studio.meta.data() === undefined ? undefined : true),
    (_, signal) => studio.api.get<ObjectList>('/api/objects', { signal }),
  )
  onReturn(studio.connection, list.refetch)
  const all = () => list.data()?.objects ?? []
  const found = createMemo(() => findObjects(all(), { kind: kind(), text: text() }))
  const chosen = createMemo(() => {
    const { kind: of, schema, name } = parameters
    if (of === undefined || schema === undefined || name === undefined) return undefined
    return {
      kind: decodeURIComponent(of),
      schema: decodeURIComponent(schema),
      name: decodeURIComponent(name),
    }
  })
  const kindsInWords = () =>
    listWords((list.data()?.kinds ?? []).map((each) => pluralWord(each).toLowerCase()))
  usePageTitle(() => chosen()?.name ?? 'Objects')
  createEffect(() => {
    studio.setStatus({ notes: [], end: '' })
  })
  return (
    <main class="sheet" id="main" aria-label="Objects">
      <h1 class="sr">Objects</h1>
      <ObjectsToolbar
        kinds={list.data()?.kinds ?? []}
        objects={all()}
        kind={kind()}
        setKind={setKind}
        text={text()}
        setText={setText}
        reload={list.refetch}
        loading={list.loading()}
      />
      <FailureBanner
        failure={toldFailure(studio.connection, list.failure())}
        retry={list.refetch}
        class="strip"
      />
      <div class="beside" data-chosen={chosen() === undefined ? undefined : ''}>
        <ObjectListView objects={found()} chosen={chosen()} hasAny={all().length > 0} />
        <Show
          when={chosen()}
          keyed
          fallback={
            <div class="empty">
              <h2>
                {all().length > 0
                  ? 'Choose an object to read its source'
                  : 'Nothing is stored besides tables'}
              </h2>
              <p>
                {studio.meta.data()?.dialectLabel} keeps {kindsInWords()}.
              </p>
            </div>
          }
        >
          {(object) => <ObjectSourceView object={object} known={all()} />}
        </Show>
      </div>
    </main>
  )
}
