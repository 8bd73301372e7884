import { createSignal } from 'solid-js'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { TextField } from '../dialogs/text-field.tsx'
import { StartField } from './start-field.tsx'

/** Makes a group that reads the stream. */
export function NewGroup(props: { page: KeyPage; onClose: () => void }) {
  const [name, setName] = createSignal('')
  const [id, setId] = createSignal('$')
  const submit = async () => {
    const edit = { op: 'group.create' as const, group: name(), id: id() }
    await props.page.change([edit], `Group ${name()} made`)
  }
  return (
    <FormDialog
      title="New group"
      act="Create group"
      isReady={name() !== '' && id() !== ''}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextField label="Name of the group" value={name()} onInput={setName} />
      <StartField id={id()} onInput={setId} />
    </FormDialog>
  )
}
