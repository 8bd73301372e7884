import { createSignal, Show } from 'solid-js'
import type { ElementKind } from '../../../state/keys/element-kinds.ts'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { typeLook } from '../../../state/keys/key-words.ts'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'

/** Adds an element; one that is there already is a conflict. */
export function AddElement(props: { page: KeyPage; kind: ElementKind; onClose: () => void }) {
  const [name, setName] = createSignal('')
  const [value, setValue] = createSignal('')
  const word = () => typeLook(props.page.fetched.data()?.type ?? '').element
  const submit = async () => {
    const added = props.kind.add({ name: name(), value: value() })
    await props.page.change([added], `${name() || value()} added`)
  }
  return (
    <FormDialog
      title={`Add ${word()}`}
      act={`Add ${word()}`}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <Show when={props.kind.addName}>
        {(label) => <TextField label={label()} value={name()} onInput={setName} />}
      </Show>
      <TextField label={props.kind.valueHead} value={value()} onInput={setValue} />
    </FormDialog>
  )
}
