import Ellipsis from 'lucide-solid/icons/ellipsis'
import { createMemo, createSignal, For, Show } from 'solid-js'
import type { Bytes } from '../../../../api/keys/bytes.ts'
import type {
  ElementEdit,
  StreamGroup,
  StreamGroups as Groups,
} from '../../../../api/keys/edits.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { MenuButton } from '../../../parts/menu-button.tsx'
import { createFetched } from '../../../state/fetched.ts'
import { bytesId, sentBytes, shownText } from '../../../state/keys/byte-text.ts'
import { keyQuery } from '../../../state/keys/key-address.ts'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { counted } from '../../../state/keys/key-words.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { Consumers } from './consumers.tsx'
import { PendingList } from './pending-list.tsx'
import { StartField } from './start-field.tsx'

/** The groups of a stream, with their consumers and what they have not acknowledged. */
export function StreamGroups(props: { page: KeyPage }) {
  const studio = useKeyStudio()
  const groups = createFetched(props.page.fetched.data, (_, signal) =>
    studio.api.get<Groups>('/api/key/groups', { query: keyQuery(props.page.address()), signal }),
  )
  const known = createMemo(
    () => new Map((groups.data()?.groups ?? []).map((group) => [bytesId(group.name), group])),
  )
  return (
    <div class="scroll" role="group" tabindex="0" aria-label="Groups of the stream">
      <FailureBanner failure={groups.failure()} retry={groups.refetch} class="strip" />
      <For
        each={[...known().keys()]}
        fallback={
          <Show when={groups.data()}>
            <div class="empty">
              <h2>No group reads this stream</h2>
              <p>A group shares the entries among its consumers, and knows what each has done.</p>
            </div>
          </Show>
        }
      >
        {(id) => (
          <Show when={known().get(id)}>
            {(group) => <GroupSection page={props.page} group={group()} />}
          </Show>
        )}
      </For>
    </div>
  )
}

function GroupSection(props: { page: KeyPage; group: StreamGroup }) {
  const studio = useKeyStudio()
  const [isMoving, setMoving] = createSignal(false)
  const name = () => shownText(props.group.name)
  const change = (edit: ElementEdit, text: string) =>
    void props.page.change([edit], text).catch(studio.toasts.showFailure)
  const actions = () => [
    { label: 'Set where it goes on…', run: () => setMoving(true) },
    {
      ...{ label: 'Delete group', isDanger: true },
      run: () =>
        change(
          { op: 'group.delete', group: sentBytes(props.group.name) },
          `Group ${name()} deleted`,
        ),
    },
  ]
  const lag = () =>
    props.group.lag === null ? '' : `, ${counted(props.group.lag, 'entry', 'entries')} behind`
  return (
    <section aria-label={`Group ${name()}`}>
      <h2 class="h2 parted">
        {name()}
        <span class="count grow">
          {groupedNumber(props.group.pending)} pending, last {props.group.lastDeliveredId}
          {lag()}
        </span>
        <Show when={studio.canWrite()}>
          <MenuButton
            label={`Actions of group ${name()}`}
            class="icon small"
            sections={[{ items: actions() }]}
          >
            <Ellipsis class="i" />
          </MenuButton>
        </Show>
      </h2>
      <Consumers group={props.group} onChange={change} />
      <PendingList page={props.page} group={props.group} onChange={change} />
      <Show when={isMoving()}>
        <SetId
          page={props.page}
          name={name()}
          group={sentBytes(props.group.name)}
          onClose={() => setMoving(false)}
        />
      </Show>
    </section>
  )
}

function SetId(props: { page: KeyPage; name: string; group: Bytes; onClose: () => void }) {
  const [id, setId] = createSignal('$')
  const submit = async () => {
    const edit = { op: 'group.set-id' as const, group: props.group, id: id() }
    await props.page.change([edit], `Group ${props.name} goes on elsewhere`)
  }
  return (
    <FormDialog
      title={`Where ${props.name} goes on`}
      act="Set"
      isReady={id() !== ''}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <StartField id={id()} onInput={setId} />
    </FormDialog>
  )
}
