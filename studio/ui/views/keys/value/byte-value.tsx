import { For, Show } from 'solid-js'
import type { ShownBytes } from '../../../../api/keys/bytes.ts'
import { rawBytes, shownParts } from '../../../state/keys/byte-text.ts'
import { byteText } from '../../../state/numbers.ts'

/** Bytes as they are, with signs that nobody sees escaped; those that are no text are escaped, with their number. The size of a cut value opens all of it. */
export function ByteValue(props: { shown: ShownBytes; onWhole?: (() => void) | undefined }) {
  const size = () => props.shown.size ?? rawBytes(props.shown).length
  return (
    <Show when={props.shown.value !== ''} fallback={<span class="blank">''</span>}>
      <span classList={{ 'k-binary': props.shown.encoding !== undefined }}>
        <For each={shownParts(props.shown)}>
          {({ text, isEscape }) => (
            <Show when={isEscape} fallback={text}>
              <span class="k-binary">{text}</span>
            </Show>
          )}
        </For>
      </span>
      <Show when={props.shown.encoding !== undefined}>
        {' '}
        <span class="t note">{byteText(size())}, not UTF-8</span>
      </Show>
      <Show when={props.shown.truncated}>
        {' '}
        <Show when={props.onWhole} fallback={<span class="badge">{byteText(size())}</span>}>
          {(open) => (
            <button
              type="button"
              class="badge cut"
              tabindex={-1}
              title="Open the whole value (Shift+Enter)"
              onClick={() => open()()}
            >
              {byteText(size())}
            </button>
          )}
        </Show>
      </Show>
    </Show>
  )
}
