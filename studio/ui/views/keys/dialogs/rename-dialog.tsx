import { useNavigate } from '@solidjs/router'
import { createSignal } from 'solid-js'
import { keyLabel, keyPath } from '../../../state/keys/key-address.ts'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'

/** Gives a key another name, or copies it to one; a key of that name is replaced only where that was said. */
export function RenameDialog(props: { page: KeyPage; onClose: () => void }) {
  const studio = useKeyStudio()
  const navigate = useNavigate()
  const before = props.page.address()
  const [name, setName] = createSignal(before.encoding === undefined ? before.key : '')
  const [isCopy, setCopy] = createSignal(false)
  const [replaces, setReplaces] = createSignal(false)
  const submit = async () => {
    const replace = replaces()
    const patch = isCopy() ? { copy: { key: name() }, replace } : { rename: name(), replace }
    await props.page.patch(patch, isCopy() ? `Copied to ${name()}` : `Renamed to ${name()}`)
    if (!isCopy()) studio.tabs.close(keyPath(before))
    navigate(keyPath({ database: before.database, key: name() }))
  }
  return (
    <FormDialog
      title={`${isCopy() ? 'Copy' : 'Rename'} ${keyLabel(before)}`}
      act={isCopy() ? 'Copy key' : 'Rename key'}
      isReady={name() !== before.key}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextField label="New name" value={name()} onInput={setName} />
      <label class="check-line">
        <input
          type="checkbox"
          checked={isCopy()}
          onChange={(event) => setCopy(event.currentTarget.checked)}
        />
        Keep the old key, and make a copy
      </label>
      <label class="check-line">
        <input
          type="checkbox"
          checked={replaces()}
          onChange={(event) => setReplaces(event.currentTarget.checked)}
        />
        Replace a key that has this name
      </label>
    </FormDialog>
  )
}
