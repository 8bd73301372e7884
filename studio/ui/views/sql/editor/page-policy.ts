import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { NONCE_META } from '../../../../api/page.ts'

/** What an editor needs so that the policy of the page refuses none of its styles. */
export function underPagePolicy(): Extension {
  const meta = document.querySelector<HTMLMetaElement>(`meta[property="${NONCE_META}"]`)
  return [EditorView.cspNonce.of(meta?.nonce ?? ''), plainReplacement]
}

/**
 * Chromium gives a text that replaces a range the looks of what stood there, in a `style` attribute that the policy
 * refuses. The editor replaces ranges itself instead.
 */
const plainReplacement = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const isReplacement = event.inputType === 'insertText' && !view.state.selection.main.empty
    if (!isReplacement || event.data === null || view.composing) return false
    event.preventDefault()
    const replaced = view.state.replaceSelection(event.data)
    view.dispatch({ ...replaced, userEvent: 'input.type', scrollIntoView: true })
    return true
  },
})
