import { type BeforeLeaveEventArgs, useBeforeLeave } from '@solidjs/router'
import { createSignal, onCleanup, Show } from 'solid-js'
import { Dialog } from '../../parts/dialog.tsx'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { counted } from '../../state/keys/key-words.ts'

/** Asks before a page is left whose changes are typed and not stored; the browser asks before it closes. */
export function GuardLeaving() {
  const { unsaved, settling } = useKeyStudio()
  const [leaving, setLeaving] = createSignal<BeforeLeaveEventArgs>()
  useBeforeLeave((event) => {
    if (unsaved.total() === 0 || event.defaultPrevented) return
    event.preventDefault()
    setLeaving(event)
  })
  const onUnload = (event: BeforeUnloadEvent) => {
    // The field that has the focus puts in what was typed.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (unsaved.total() + settling.saving() > 0) event.preventDefault()
  }
  addEventListener('beforeunload', onUnload)
  onCleanup(() => removeEventListener('beforeunload', onUnload))
  const stay = () => setLeaving(undefined)
  const leave = (event: BeforeLeaveEventArgs) => {
    stay()
    event.retry(true)
  }
  return (
    <Show when={leaving()}>
      {(event) => (
        <Dialog open label="Leave without saving" onClose={stay}>
          <header>
            <h2>Leave without saving?</h2>
          </header>
          <div class="body">
            <p>{counted(unsaved.total(), 'change')} of this key would be lost.</p>
          </div>
          <footer>
            <button type="button" class="btn danger" onClick={() => leave(event())}>
              Leave
            </button>
            <button type="button" class="btn primary" onClick={stay}>
              Stay
            </button>
          </footer>
        </Dialog>
      )}
    </Show>
  )
}
