import { createUniqueId } from 'solid-js'

/** A text with its label, of a dialog that describes something. */
export function TextField(props: {
  label: string
  placeholder: string
  /** It is no code, and is written first. */
  isFirst?: boolean
  value: string
  change: (text: string) => void
}) {
  const id = createUniqueId()
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <div class="input" classList={{ code: props.isFirst !== true }}>
        <input
          id={id}
          autofocus={props.isFirst === true}
          placeholder={props.placeholder}
          autocomplete="off"
          spellcheck={false}
          value={props.value}
          onInput={(event) => props.change(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}
