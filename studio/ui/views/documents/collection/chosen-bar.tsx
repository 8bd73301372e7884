import Trash2 from 'lucide-solid/icons/trash'
import X from 'lucide-solid/icons/x'
import { createSignal, Show } from 'solid-js'
import { documentsText, useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'

/** What can be done with the chosen documents. */
export function ChosenBar() {
  const studio = useDocumentStudio()
  const state = useCollection()
  const [isBusy, setBusy] = createSignal(false)
  const chosen = () => state.pages.documents().filter(({ key }) => state.chosen().has(key))
  const remove = async () => {
    setBusy(true)
    try {
      await state.remove(chosen())
    } catch (error) {
      studio.toasts.showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Show when={chosen().length > 0}>
      <div class="selbar" role="toolbar" aria-label="Chosen documents">
        <b>{documentsText(chosen().length)}</b>
        <Show when={studio.canWrite()}>
          <button
            type="button"
            class="btn quiet small is-danger"
            disabled={isBusy()}
            onClick={() => void remove()}
          >
            <Trash2 class="i" />
            Delete {documentsText(chosen().length)}
          </button>
        </Show>
        <button
          type="button"
          class="icon small"
          aria-label="Choose none"
          title="Choose none"
          onClick={state.chooseNone}
        >
          <X class="i" />
        </button>
      </div>
    </Show>
  )
}
