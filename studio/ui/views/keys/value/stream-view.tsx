import Trash from 'lucide-solid/icons/trash'
import { createSignal, For, Show } from 'solid-js'
import type { PendingEntries, StreamGroups } from '../../../../api/keys/edits.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { createFetched } from '../../../state/fetched.ts'
import { shownText } from '../../../state/keys/byte-text.ts'
import { keyQuery } from '../../../state/keys/key-address.ts'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { counted } from '../../../state/keys/key-words.ts'
import { ttlText } from '../../../state/keys/ttl-text.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { ByteValue } from './byte-value.tsx'

/** The entries of a stream, newest first, and the groups that read it. */
export function StreamView(props: { page: KeyPage }) {
  const [view, setView] = createSignal<'entries' | 'groups'>('entries')
  return (
    <>
      <div class="bar">
        <fieldset class="seg bare">
          <legend class="sr">Part of the stream</legend>
          <button
            type="button"
            aria-pressed={view() === 'entries'}
            onClick={() => setView('entries')}
          >
            Entries
          </button>
          <button
            type="button"
            aria-pressed={view() === 'groups'}
            onClick={() => setView('groups')}
          >
            Groups
          </button>
        </fieldset>
        <span class="meta">
          {counted(props.page.fetched.data()?.length ?? 0, 'entry', 'entries')}
        </span>
      </div>
      <Show when={view() === 'entries'} fallback={<Groups page={props.page} />}>
        <Entries page={props.page} />
      </Show>
    </>
  )
}

function Entries(props: { page: KeyPage }) {
  const studio = useKeyStudio()
  const entries = () => {
    const value = props.page.fetched.data()?.value
    return value?.type === 'stream' ? value.entries : []
  }
  const remove = (id: string) =>
    void props.page
      .change([{ op: 'stream.delete', id }], `${id} deleted`)
      .catch(studio.toasts.showFailure)
  return (
    <div class="scroll" role="group" tabindex="0" aria-label="Entries of the stream">
      <table class="list stream-entries">
        <thead>
          <tr>
            <th>Entry</th>
            <th>Fields</th>
            <th>
              <span class="sr">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={entries()}>
            {(entry) => (
              <tr>
                <td class="mono">{entry.id}</td>
                <td class="mono">
                  <For each={entry.fields}>
                    {({ field, value }) => (
                      <div>
                        <span class="soft">{shownText(field)}</span> <ByteValue shown={value} />
                      </div>
                    )}
                  </For>
                </td>
                <td class="num">
                  <Show when={studio.canWrite()}>
                    <button
                      type="button"
                      class="icon small"
                      aria-label={`Delete entry ${entry.id}`}
                      title="Delete entry"
                      onClick={() => remove(entry.id)}
                    >
                      <Trash class="i" />
                    </button>
                  </Show>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  )
}

function Groups(props: { page: KeyPage }) {
  const studio = useKeyStudio()
  const groups = createFetched(props.page.fetched.data, (_, signal) =>
    studio.api.get<StreamGroups>('/api/key/groups', {
      query: keyQuery(props.page.address()),
      signal,
    }),
  )
  return (
    <div class="scroll" role="group" tabindex="0" aria-label="Groups of the stream">
      <FailureBanner failure={groups.failure()} retry={groups.refetch} class="strip" />
      <For
        each={groups.data()?.groups ?? []}
        fallback={<p class="ttl-none">No group reads this stream.</p>}
      >
        {(group) => (
          <section aria-label={`Group ${shownText(group.name)}`}>
            <h2 class="h2 parted">
              {shownText(group.name)}
              <span class="count">
                {groupedNumber(group.pending)} pending, last {group.lastDeliveredId}
              </span>
            </h2>
            <Pending page={props.page} group={group.name} />
          </section>
        )}
      </For>
    </div>
  )
}

type Group = StreamGroups['groups'][number]['name']

function Pending(props: { page: KeyPage; group: Group }) {
  const studio = useKeyStudio()
  const named = () =>
    props.group.encoding === undefined
      ? { group: props.group.value }
      : { group64: props.group.value }
  const pending = createFetched(
    () => props.group,
    (_, signal) =>
      studio.api.get<PendingEntries>('/api/key/pending', {
        query: { ...keyQuery(props.page.address()), ...named() },
        signal,
      }),
  )
  return (
    <Show when={(pending.data()?.entries.length ?? 0) > 0}>
      <table class="list">
        <thead>
          <tr>
            <th>Pending entry</th>
            <th>Consumer</th>
            <th class="num">Idle</th>
            <th class="num">Deliveries</th>
          </tr>
        </thead>
        <tbody>
          <For each={pending.data()?.entries ?? []}>
            {(entry) => (
              <tr>
                <td class="mono">{entry.id}</td>
                <td>{shownText(entry.consumer)}</td>
                <td class="num">{ttlText(entry.idleMs)}</td>
                <td class="num">{groupedNumber(entry.deliveries)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Show>
  )
}
