import { createSignal, Show } from 'solid-js'
import { ChoiceField } from '../dialogs/choice-field.tsx'
import { TextField } from '../dialogs/text-field.tsx'

const STARTS = [
  { value: '$', label: 'Entries that are added from now on' },
  { value: '0', label: 'All entries of the stream' },
  { value: 'behind', label: 'Those behind an entry' },
] as const

/** Which entries a group is given. */
export function StartField(props: { id: string; onInput: (id: string) => void }) {
  const isFixed = (id: string) => id === '$' || id === '0'
  const [isNamed, setNamed] = createSignal(!isFixed(props.id))
  const choose = (value: string) => {
    setNamed(!isFixed(value))
    props.onInput(isFixed(value) ? value : '')
  }
  return (
    <>
      <ChoiceField
        label="The group is given"
        options={STARTS}
        value={isNamed() ? 'behind' : props.id}
        onChoose={choose}
      />
      <Show when={isNamed()}>
        <TextField label="Identifier of the entry" value={props.id} onInput={props.onInput} />
      </Show>
    </>
  )
}
