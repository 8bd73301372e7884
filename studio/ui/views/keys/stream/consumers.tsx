import Trash from 'lucide-solid/icons/trash'
import { createSignal, For, Show } from 'solid-js'
import type { ElementEdit, StreamGroup } from '../../../../api/keys/edits.ts'
import { sentBytes, shownText } from '../../../state/keys/byte-text.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { counted } from '../../../state/keys/key-words.ts'
import { ttlText } from '../../../state/keys/ttl-text.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'

/** The consumers of a group. One with pending entries is deleted only after that was said. */
export function Consumers(props: {
  group: StreamGroup
  onChange: (edit: ElementEdit, text: string) => void
}) {
  const studio = useKeyStudio()
  const [asked, setAsked] = createSignal<StreamGroup['consumers'][number]>()
  const remove = ({ name }: StreamGroup['consumers'][number]) =>
    props.onChange(
      {
        ...{ op: 'consumer.delete', group: sentBytes(props.group.name) },
        consumer: sentBytes(name),
      },
      `Consumer ${shownText(name)} deleted`,
    )
  return (
    <Show when={props.group.consumers.length > 0}>
      <table class="list">
        <thead>
          <tr>
            <th>Consumer</th>
            <th class="num">Pending</th>
            <th class="num">Idle</th>
            <th>
              <span class="sr">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={props.group.consumers}>
            {(consumer) => (
              <tr>
                <td class="mono">{shownText(consumer.name)}</td>
                <td class="num">{groupedNumber(consumer.pending)}</td>
                <td class="num">{ttlText(consumer.idleMs)}</td>
                <td class="num">
                  <Show when={studio.canWrite()}>
                    <button
                      type="button"
                      class="icon small"
                      aria-label={`Delete consumer ${shownText(consumer.name)}`}
                      title="Delete consumer"
                      onClick={() => (consumer.pending > 0 ? setAsked(consumer) : remove(consumer))}
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
      <Show when={asked()}>
        {(consumer) => (
          <FormDialog
            title={`Delete consumer ${shownText(consumer().name)}`}
            act="Delete consumer"
            isDanger
            onSubmit={async () => remove(consumer())}
            onClose={() => setAsked(undefined)}
          >
            <p>
              {counted(consumer().pending, 'pending entry', 'pending entries')} would be forgotten:
              the group gives them to nobody again.
            </p>
          </FormDialog>
        )}
      </Show>
    </Show>
  )
}
