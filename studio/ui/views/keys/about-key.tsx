import RefreshCw from 'lucide-solid/icons/refresh-cw'
import X from 'lucide-solid/icons/x'
import { For, Show } from 'solid-js'
import { keyPath } from '../../state/keys/key-address.ts'
import type { KeyPage } from '../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { typeLook } from '../../state/keys/key-words.ts'
import { ttlText } from '../../state/keys/ttl-text.ts'
import { byteText, groupedNumber } from '../../state/numbers.ts'
import { TimeToLive } from './time-to-live.tsx'

/** What is known of a key beside its value; a drawer where there is no room for it. */
export function AboutKey(props: { page: KeyPage; isDrawer: boolean; onClose: () => void }) {
  return (
    <aside class="detail" classList={{ 'is-drawer': props.isDrawer }} aria-label="About this key">
      <div class="bar">
        <b class="grow">About this key</b>
        <button
          type="button"
          class="icon small"
          aria-label="Read again"
          title="Read again (Alt+R)"
          onClick={() => props.page.fetched.refetch()}
        >
          <RefreshCw class="i" />
        </button>
        <button
          type="button"
          class="icon small narrow-only"
          aria-label="Close panel"
          title="Close panel"
          onClick={() => props.onClose()}
        >
          <X class="i" />
        </button>
      </div>
      <div class="scroll" tabindex="0" role="group" aria-label="Facts of the key">
        <TimeToLive page={props.page} />
        <Size page={props.page} />
        <Changes page={props.page} />
      </div>
    </aside>
  )
}

function Size(props: { page: KeyPage }) {
  const word = (type: string) => {
    const { elements } = typeLook(type)
    return elements.charAt(0).toUpperCase() + elements.slice(1)
  }
  return (
    <Show when={props.page.fetched.data()}>
      {(found) => (
        <>
          <h2 class="h2 parted">Size</h2>
          <dl class="key-facts">
            <Show when={found().length !== null}>
              <dt>{word(found().type)}</dt>
              <dd>{groupedNumber(found().length ?? 0)}</dd>
            </Show>
            <dt>Memory</dt>
            <dd>{found().memory === null ? 'Not told' : byteText(found().memory ?? 0)}</dd>
            <dt>Encoding</dt>
            <dd>
              <code>{found().storage ?? 'Not told'}</code>
            </dd>
          </dl>
        </>
      )}
    </Show>
  )
}

function Changes(props: { page: KeyPage }) {
  const studio = useKeyStudio()
  const done = () => {
    const open = new Set(
      studio.undo.changes().flatMap(({ state, undoId }) => (state === 'done' ? [undoId] : [])),
    )
    const path = keyPath(props.page.address())
    return studio.ownChanges.all().filter((each) => each.path === path && open.has(each.undoId))
  }
  const undo = async (undoId: string) => {
    try {
      await studio.api.send('POST', `/api/changes/${undoId}/undo`)
      await studio.undo.refresh()
      studio.noteUndo()
    } catch (error) {
      studio.toasts.showFailure(error)
    }
  }
  return (
    <Show when={done().length > 0}>
      <h2 class="h2 parted">Changes you made</h2>
      <ul class="key-changes">
        <For each={done().slice(0, 10)}>
          {({ undoId, text, at }) => (
            <li>
              <span class="grow clip" title={text}>
                {text}, {ttlText(Date.now() - at)} ago
              </span>
              <button type="button" class="btn quiet small" onClick={() => void undo(undoId)}>
                Undo
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
