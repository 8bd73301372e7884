import ChevronsUpDown from 'lucide-solid/icons/chevrons-up-down'
import { For } from 'solid-js'

export interface ChoiceOption {
  readonly value: string
  readonly label: string
}

/** One of a few values, by the list of the browser. */
export function Choice(props: {
  label: string
  options: readonly ChoiceOption[]
  value: string
  class?: string | undefined
  disabled?: boolean | undefined
  onChoose: (value: string) => void
}) {
  return (
    <span class={`choice ${props.class ?? ''}`}>
      <select
        class="select"
        aria-label={props.label}
        title={props.label}
        disabled={props.disabled}
        value={props.value}
        onChange={(event) => props.onChoose(event.currentTarget.value)}
      >
        <For each={props.options}>
          {({ value, label }) => (
            <option value={value} selected={value === props.value}>
              {label}
            </option>
          )}
        </For>
      </select>
      <ChevronsUpDown class="i i-s" />
    </span>
  )
}
