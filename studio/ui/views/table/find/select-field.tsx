import ChevronsUpDown from 'lucide-solid/icons/chevrons-up-down'
import { createUniqueId, For } from 'solid-js'

/** A list to choose one of, which every browser and phone shows in its own way. */
export function SelectField<T extends string>(props: {
  label: string
  options: readonly { readonly value: T; readonly label: string }[]
  value: T
  onChoose: (value: T) => void
}) {
  const id = createUniqueId()
  const choose = (value: string) => {
    const found = props.options.find((option) => option.value === value)
    if (found !== undefined) props.onChoose(found.value)
  }
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <div class="input select-field">
        <select id={id} onChange={(event) => choose(event.currentTarget.value)}>
          <For each={props.options}>
            {({ value, label }) => (
              <option value={value} selected={value === props.value}>
                {label}
              </option>
            )}
          </For>
        </select>
        <ChevronsUpDown class="i i-s" />
      </div>
    </div>
  )
}
