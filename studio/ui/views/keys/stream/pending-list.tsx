import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { ElementEdit, PendingEntries, StreamGroup } from '../../../../api/keys/edits.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { createFetched } from '../../../state/fetched.ts'
import { sentBytes, shownText } from '../../../state/keys/byte-text.ts'
import { keyQuery } from '../../../state/keys/key-address.ts'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { ttlText } from '../../../state/keys/ttl-text.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { TextField } from '../dialogs/text-field.tsx'

type Pending = PendingEntries['entries'][number]

/** What a group was given and has not acknowledged, which can be acknowledged here or given to another consumer. */
export function PendingList(props: {
  page: KeyPage
  group: StreamGroup
  onChange: (edit: ElementEdit, text: string) => void
}) {
  const studio = useKeyStudio()
  const { pending, further, more, cursor } = createPending(props)
  const [claimed, setClaimed] = createSignal<Pending>()
  const entries = () => [...(pending.data()?.entries ?? []), ...further()]
  const group = () => sentBytes(props.group.name)
  const acknowledge = ({ id }: Pending) =>
    props.onChange({ op: 'group.acknowledge', group: group(), id }, `${id} acknowledged`)
  return (
    <>
      <FailureBanner failure={pending.failure()} retry={pending.refetch} class="strip" />
      <Show when={entries().length > 0}>
        <table class="list">
          <thead>
            <tr>
              <th>Pending entry</th>
              <th>Consumer</th>
              <th class="num">Idle</th>
              <th class="num">Deliveries</th>
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
                  <td class="mono">{shownText(entry.consumer)}</td>
                  <td class="num">{ttlText(entry.idleMs)}</td>
                  <td class="num">{groupedNumber(entry.deliveries)}</td>
                  <td class="num nowrap">
                    <Show when={studio.canWrite()}>
                      <button
                        type="button"
                        class="btn quiet small"
                        aria-label={`Acknowledge ${entry.id}`}
                        onClick={() => acknowledge(entry)}
                      >
                        Acknowledge
                      </button>
                      <button
                        type="button"
                        class="btn quiet small"
                        aria-label={`Claim ${entry.id}`}
                        onClick={() => setClaimed(entry)}
                      >
                        Claim…
                      </button>
                    </Show>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <Show when={cursor() !== null}>
        <button
          type="button"
          class="btn small more-pending"
          onClick={() => void more().catch(studio.toasts.showFailure)}
        >
          Read more pending entries
        </button>
      </Show>
      <Show when={claimed()}>
        {(entry) => (
          <Claim
            page={props.page}
            group={props.group}
            entry={entry()}
            onClose={() => setClaimed(undefined)}
          />
        )}
      </Show>
    </>
  )
}

/** The pages of what is pending; it is read again whenever the group is. */
function createPending(props: { page: KeyPage; group: StreamGroup }) {
  const studio = useKeyStudio()
  const [further, setFurther] = createSignal<readonly Pending[]>([])
  const [next, setNext] = createSignal<string | null>(null)
  const load = (cursor: string | undefined, signal?: AbortSignal) => {
    const { value, encoding } = props.group.name
    const named = encoding === undefined ? { group: value } : { group64: value }
    const query = { ...keyQuery(props.page.address()), ...named, cursor }
    const options = signal === undefined ? { query } : { query, signal }
    return studio.api.get<PendingEntries>('/api/key/pending', options)
  }
  const pending = createFetched(
    () => props.group,
    (_, signal) => load(undefined, signal),
  )
  createEffect(
    on(pending.data, (found) => {
      setFurther([])
      setNext(found?.cursor ?? null)
    }),
  )
  const more = async () => {
    const answer = await load(next() ?? undefined)
    setFurther((all) => [...all, ...answer.entries])
    setNext(answer.cursor)
  }
  return { pending, further, more, cursor: next }
}

/** Gives a pending entry to another consumer. */
function Claim(props: { page: KeyPage; group: StreamGroup; entry: Pending; onClose: () => void }) {
  const other = props.group.consumers
    .map(({ name }) => shownText(name))
    .find((name) => name !== shownText(props.entry.consumer))
  const [consumer, setConsumer] = createSignal(other ?? '')
  const submit = async () => {
    const { id } = props.entry
    const edit = {
      ...{ op: 'group.claim' as const, group: sentBytes(props.group.name), id },
      consumer: consumer(),
    }
    await props.page.change([edit], `${id} claimed for ${consumer()}`)
  }
  return (
    <FormDialog
      title={`Claim ${props.entry.id}`}
      act="Claim"
      isReady={consumer() !== ''}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextField label="Consumer that works on it" value={consumer()} onInput={setConsumer} />
    </FormDialog>
  )
}
