import { onCleanup } from 'solid-js'
import type { EditRegistry } from './edit-registry.ts'

/** Warns while an edit is not saved, sends what is held back before the page is left, and tries again when the network is back. */
export function watchLeaving(edits: EditRegistry): void {
  const onLeave = (event: BeforeUnloadEvent) => {
    // The editor that has the focus puts in what was typed.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    edits.flush()
    const left = edits.unsaved() + edits.needs().length + edits.stagedCount()
    if (left > 0) event.preventDefault()
  }
  const onHide = () => edits.flush()
  const onOnline = () => edits.tryNow()
  addEventListener('beforeunload', onLeave)
  addEventListener('pagehide', onHide)
  addEventListener('online', onOnline)
  onCleanup(() => {
    removeEventListener('beforeunload', onLeave)
    removeEventListener('pagehide', onHide)
    removeEventListener('online', onOnline)
  })
}
