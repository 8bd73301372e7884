import { useNavigate } from '@solidjs/router'
import { createSignal, Show } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { CreatedCollection } from '../../../../api/documents/collections.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import {
  collectionPath,
  databaseApiPath,
} from '../../../state/documents/place/collection-address.ts'
import {
  type CollectionDraft,
  EMPTY_COLLECTION,
  newCollectionOf,
} from '../../../state/documents/place/new-collection.ts'
import { TextField } from './text-field.tsx'

type TextPart = Exclude<keyof CollectionDraft, 'isCapped'>

/** Describes a collection and creates it: its name, and whether it is capped, checked or collated. */
export function CreateCollection(props: { database: string; onClose: () => void }) {
  const studio = useDocumentStudio()
  const navigate = useNavigate()
  const [draft, setDraft] = createStore<CollectionDraft>({ ...EMPTY_COLLECTION })
  const [message, setMessage] = createSignal<string>()
  const [failure, setFailure] = createSignal<unknown>()
  const [isBusy, setBusy] = createSignal(false)
  const create = async (event: SubmitEvent) => {
    event.preventDefault()
    const body = newCollectionOf(draft)
    setMessage('message' in body ? body.message : undefined)
    if ('message' in body) return
    setBusy(true)
    setFailure(undefined)
    try {
      const path = databaseApiPath(props.database, '/collections')
      const made = await studio.api.send<CreatedCollection>('POST', path, { body })
      studio.noteWrite()
      props.onClose()
      navigate(collectionPath(made))
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  const field = (name: TextPart, label: string, placeholder = '') => (
    <TextField
      label={label}
      placeholder={placeholder}
      isFirst={name === 'name'}
      value={draft[name]}
      change={(text) => setDraft({ [name]: text })}
    />
  )
  const title = () => `Create a collection in ${props.database}`
  return (
    <Dialog open label={title()} onClose={props.onClose}>
      <form onSubmit={(event) => void create(event)}>
        <header>
          <h2>{title()}</h2>
        </header>
        <div class="body">
          {field('name', 'Name')}
          <label class="tick">
            <input
              type="checkbox"
              checked={draft.isCapped}
              onChange={(event) => setDraft({ isCapped: event.currentTarget.checked })}
            />
            Capped: the oldest documents make room for new ones
          </label>
          <Show when={draft.isCapped}>
            {field('size', 'Size in bytes')}
            {field('max', 'At most so many documents', 'any number')}
          </Show>
          {field('validator', 'Documents must match (validator)', '{ $jsonSchema: { … } }')}
          {field('collation', 'Collation', "{ locale: 'en', strength: 2 }")}
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
            Create collection
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
