import Trash from 'lucide-solid/icons/trash'
import { For, Show } from 'solid-js'
import { shownText } from '../../../state/keys/byte-text.ts'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { counted } from '../../../state/keys/key-words.ts'
import { ByteValue } from '../value/byte-value.tsx'

/** The entries with their fields. */
export function StreamEntries(props: { page: KeyPage }) {
  const studio = useKeyStudio()
  const entries = () =>
    props.page.answers().flatMap(({ value }) => (value.type === 'stream' ? value.entries : []))
  const remove = (id: string) =>
    void props.page
      .change([{ op: 'stream.delete', id }], `${id} deleted`)
      .catch(studio.toasts.showFailure)
  const more = () => void props.page.more().catch(studio.toasts.showFailure)
  return (
    <>
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
      <Show when={props.page.hasMore()}>
        <div class="bar bar-foot">
          <span class="grow">
            {counted(entries().length, 'entry', 'entries')} of{' '}
            {counted(props.page.fetched.data()?.length ?? 0, 'entry', 'entries')}
          </span>
          <button type="button" class="btn small" onClick={more}>
            Read more
          </button>
        </div>
      </Show>
    </>
  )
}
