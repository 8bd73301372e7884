import { createSignal, For, Show } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { CreatedIndex } from '../../../../api/documents/indexes.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { type IndexDraft, newIndexOf } from '../../../state/documents/indexes/index-draft.ts'
import { collectionApiPath } from '../../../state/documents/place/collection-address.ts'
import { TextField } from '../dialogs/text-field.tsx'
import { KeyFields } from './key-fields.tsx'

const CHECKS = [
  { name: 'isUnique', label: 'Unique', hint: 'No two documents hold the same values.' },
  { name: 'isSparse', label: 'Sparse', hint: 'Documents without the fields are left out.' },
  { name: 'isHidden', label: 'Hidden', hint: 'It is kept, and no query uses it.' },
] as const

const TEXTS = [
  { name: 'name', label: 'Name', placeholder: 'made of the key' },
  {
    name: 'partial',
    label: 'Only documents that match (partial)',
    placeholder: '{ in_print: true }',
  },
  {
    name: 'expireAfter',
    label: 'Documents end after so many seconds (TTL)',
    placeholder: 'never',
  },
  { name: 'collation', label: 'Collation', placeholder: "{ locale: 'en', strength: 2 }" },
] as const

const OF_TEXT = [
  { name: 'weights', label: 'Weights', placeholder: '{ title: 10 }' },
  { name: 'language', label: 'Language', placeholder: 'english' },
] as const

/** Describes an index and creates it; what is wrong is told where it stands. */
export function CreateIndex(props: {
  begin: IndexDraft
  onCreated: () => void
  onClose: () => void
}) {
  const studio = useDocumentStudio()
  const state = useCollection()
  const [draft, setDraft] = createStore<IndexDraft>({ ...props.begin })
  const [message, setMessage] = createSignal<string>()
  const [failure, setFailure] = createSignal<unknown>()
  const [isBusy, setBusy] = createSignal(false)
  const isText = () => draft.key.some(({ direction }) => direction === 'text')
  const create = async (event: SubmitEvent) => {
    event.preventDefault()
    const body = newIndexOf(draft)
    setMessage('message' in body ? body.message : undefined)
    if ('message' in body) return
    setBusy(true)
    setFailure(undefined)
    try {
      const path = collectionApiPath(state.address(), '/indexes')
      const { name } = await studio.api.send<CreatedIndex>('POST', path, { body })
      studio.noteWrite()
      props.onCreated()
      studio.toasts.show({ tone: 'ok', text: `Created the index ${name}` })
      props.onClose()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const change = (part: Partial<IndexDraft>) => setDraft(part)
  return (
    <Dialog open label="Create index" class="dialog wide" onClose={props.onClose}>
      <form onSubmit={(event) => void create(event)}>
        <header>
          <h2>Create index</h2>
        </header>
        <div class="body">
          <KeyFields members={draft.key} change={(key) => change({ key })} />
          <fieldset class="bare index-checks">
            <legend class="sr">Kind of the index</legend>
            <For each={CHECKS}>
              {({ name, label, hint }) => (
                <label class="tick" title={hint}>
                  <input
                    type="checkbox"
                    checked={draft[name]}
                    onChange={(event) => change({ [name]: event.currentTarget.checked })}
                  />
                  {label}
                </label>
              )}
            </For>
          </fieldset>
          <div class="index-texts">
            <For each={isText() ? [...TEXTS, ...OF_TEXT] : TEXTS}>
              {({ name, label, placeholder }) => (
                <TextField
                  label={label}
                  placeholder={placeholder}
                  value={draft[name]}
                  change={(text) => change({ [name]: text })}
                />
              )}
            </For>
          </div>
          <Show when={message()}>
            {(told) => (
              <p class="find-fault" role="alert">
                {told()}
              </p>
            )}
          </Show>
          <FailureBanner failure={failure()} />
        </div>
        <footer>
          <button type="button" class="btn" onClick={props.onClose}>
            Cancel
          </button>
          <button type="submit" class="btn primary" disabled={isBusy()}>
            {isBusy() ? 'Creating' : 'Create index'}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
