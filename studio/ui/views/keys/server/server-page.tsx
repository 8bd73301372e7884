import { createEffect, For, Show } from 'solid-js'
import type { KeyClients, ServerInfo } from '../../../../api/keys/server.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { createFetched } from '../../../state/fetched.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { ttlText } from '../../../state/keys/ttl-text.ts'
import { byteText } from '../../../state/numbers.ts'
import { MemorySection } from './memory-section.tsx'
import { usePageTitle } from '../../../state/frame/page-title.ts'

/** What takes the memory, who is connected, and what the server says of itself. */
export function ServerPage() {
  const studio = useKeyStudio()
  const info = createFetched(studio.ready, (_, signal) =>
    studio.api.get<ServerInfo>('/api/kv/info', { signal }),
  )
  const clients = createFetched(studio.ready, (_, signal) =>
    studio.api.get<KeyClients>('/api/kv/clients', { signal }),
  )
  const readAgain = () => {
    info.refetch()
    clients.refetch()
  }
  usePageTitle(() => 'Server')
  createEffect(() => {
    studio.setStatus({ notes: [], end: '' })
  })
  return (
    <main class="sheet" id="main" aria-label="Server">
      <div class="bar">
        <h1 class="grow">Server</h1>
        <button type="button" class="btn" onClick={readAgain}>
          Read again
        </button>
      </div>
      <FailureBanner
        failure={info.failure() ?? clients.failure()}
        retry={readAgain}
        class="strip"
      />
      <div class="scroll" role="group" tabindex="0" aria-label="Facts of the server">
        <MemorySection />
        <Show when={clients.data()}>{(found) => <Clients clients={found().clients} />}</Show>
        <For each={info.data()?.nodes ?? []}>{(node) => <Node node={node} />}</For>
      </div>
    </main>
  )
}

function Clients(props: { clients: KeyClients['clients'] }) {
  return (
    <section aria-label="Clients">
      <h2 class="h2 parted">
        Clients <span class="count">{props.clients.length}</span>
      </h2>
      <table class="list">
        <thead>
          <tr>
            <th>Address</th>
            <th>Name</th>
            <th>User</th>
            <th class="num">Database</th>
            <th class="num">Connected</th>
            <th class="num">Idle</th>
            <th>Last command</th>
            <th class="num">Memory</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.clients}>
            {(client) => (
              <tr>
                <td class="mono">{client.address}</td>
                <td>{client.name}</td>
                <td>{client.user}</td>
                <td class="num">{client.database}</td>
                <td class="num">{ttlText(client.ageSeconds * 1000)}</td>
                <td class="num">{ttlText(client.idleSeconds * 1000)}</td>
                <td class="mono">{client.lastCommand}</td>
                <td class="num">{byteText(client.memory)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  )
}

function Node(props: { node: ServerInfo['nodes'][number] }) {
  return (
    <For each={props.node.sections}>
      {(section) => (
        <section aria-label={`${section.name} of ${props.node.name}`}>
          <h2 class="h2 parted">
            {section.name} <span class="count">{props.node.name}</span>
          </h2>
          <dl class="key-facts is-wide">
            <For each={section.fields}>
              {({ name, value }) => (
                <>
                  <dt>{name}</dt>
                  <dd class="mono">{value}</dd>
                </>
              )}
            </For>
          </dl>
        </section>
      )}
    </For>
  )
}
