import { createUniqueId } from 'solid-js'

/** A line of a form. */
export function TextField(props: {
  label: string
  value: string
  onInput: (value: string) => void
}) {
  const id = createUniqueId()
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <div class="input">
        <input
          id={id}
          autocomplete="off"
          spellcheck={false}
          value={props.value}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}
