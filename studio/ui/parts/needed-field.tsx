import { createSignal, createUniqueId, Show } from 'solid-js'
import { beginWith } from './begin-with.ts'

/** A field of a form that must not stay empty. It says so in the words of the page, where the browser has a bubble. */
export function NeededField(props: {
  label: string
  name: string
  /** What is said where it is empty. */
  missing: string
  value: string
  isFirst: boolean
  hint?: string | undefined
  maxlength?: number
}) {
  const id = createUniqueId()
  const [isMissing, setMissing] = createSignal(false)
  const tell = (event: Event & { currentTarget: HTMLInputElement }) => {
    event.preventDefault()
    setMissing(true)
    event.currentTarget.form?.querySelector<HTMLElement>('input:invalid')?.focus()
  }
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <div class="input" data-state={isMissing() ? 'invalid' : undefined}>
        <input
          id={id}
          name={props.name}
          required
          // Blanks alone are no name.
          pattern=".*\S.*"
          autofocus={props.isFirst}
          maxlength={props.maxlength}
          autocomplete="off"
          aria-invalid={isMissing()}
          aria-describedby={`${id}-missing`}
          ref={beginWith(() => props.value)}
          onInvalid={tell}
          onInput={() => setMissing(false)}
        />
      </div>
      <Show when={props.hint}>{(hint) => <span class="hint">{hint()}</span>}</Show>
      <span id={`${id}-missing`} class="error" role="alert">
        <Show when={isMissing()}>{props.missing}</Show>
      </span>
    </div>
  )
}
