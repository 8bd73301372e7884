import Download from 'lucide-solid/icons/download'
import Upload from 'lucide-solid/icons/upload'
import { createEffect, For, Show } from 'solid-js'
import type { ServerInfo } from '../../../api/keys/server.ts'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { createFetched } from '../../state/fetched.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { counted } from '../../state/keys/key-words.ts'
import { groupedNumber } from '../../state/numbers.ts'
import { usePageTitle } from '../../state/frame/page-title.ts'

/** The databases with their keys, and the server that holds them. */
export function HomePage() {
  const studio = useKeyStudio()
  const info = createFetched(studio.ready, (_, signal) =>
    studio.api.get<ServerInfo>('/api/kv/info', { signal }),
  )
  const databases = () => studio.databases.data()?.databases ?? []
  const total = () => databases().reduce((sum, { keys }) => sum + keys, 0)
  usePageTitle(() => 'Keys')
  createEffect(() => {
    studio.setStatus({ notes: [], end: counted(total(), 'key') })
  })
  return (
    <main class="sheet" id="main" aria-label="Keys">
      <div class="bar wraps">
        <h1 class="grow">Databases</h1>
        <button type="button" class="btn quiet" onClick={() => studio.openDialog('export')}>
          <Download class="i" />
          Export
        </button>
        <Show when={studio.canWrite()}>
          <button type="button" class="btn quiet" onClick={() => studio.openDialog('import')}>
            <Upload class="i" />
            Import
          </button>
          <button type="button" class="btn" onClick={() => studio.openDialog('delete-by-pattern')}>
            Delete by pattern…
          </button>
          <button type="button" class="btn primary" onClick={() => studio.openDialog('new-key')}>
            New key
          </button>
        </Show>
      </div>
      <FailureBanner
        failure={toldFailure(studio.connection, studio.databases.failure() ?? info.failure())}
        retry={() => {
          studio.databases.refetch()
          info.refetch()
        }}
        class="strip"
      />
      <div class="scroll">
        <Show when={info.data()}>{(found) => <Facts info={found()} keys={total()} />}</Show>
        <table class="list">
          <thead>
            <tr>
              <th>Database</th>
              <th class="num">Keys</th>
              <th class="num">With a time to live</th>
            </tr>
          </thead>
          <tbody>
            <For each={databases()}>
              {({ number, keys, expires }) => (
                <tr aria-selected={studio.database() === number}>
                  <td>
                    <button type="button" class="link" onClick={() => studio.showDatabase(number)}>
                      db{number}
                    </button>
                  </td>
                  <td class="num">{groupedNumber(keys)}</td>
                  <td class="num">{groupedNumber(expires)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <Show when={studio.databases.data() !== undefined && databases().length === 0}>
          <div class="empty">
            <h2>The server has no keys</h2>
            <p>Add the first one, or look at another server.</p>
          </div>
        </Show>
      </div>
    </main>
  )
}

function Facts(props: { info: ServerInfo; keys: number }) {
  const studio = useKeyStudio()
  const field = (name: string) =>
    props.info.nodes[0]?.sections.flatMap(({ fields }) => fields).find((each) => each.name === name)
      ?.value ?? ''
  return (
    <dl class="facts">
      <div>
        <dt>Server</dt>
        <dd>
          {studio.meta.data()?.product} {studio.meta.data()?.serverVersion}
        </dd>
      </div>
      <div>
        <dt>Keys</dt>
        <dd>{groupedNumber(props.keys)}</dd>
      </div>
      <div>
        <dt>Memory</dt>
        <dd>{field('used_memory_human')}</dd>
      </div>
      <div>
        <dt>Clients</dt>
        <dd>{field('connected_clients')}</dd>
      </div>
    </dl>
  )
}
