import { createSignal, Show } from 'solid-js'
import { scalarLook } from '../../../../state/edit/value/coloured-json.ts'

/** A value or a name in the tree: a press makes it a field, Enter puts it into the document. */
export function JsonScalar(props: {
  text: string
  label: string
  readOnly: boolean
  isKey?: boolean
  onText: (text: string) => void
}) {
  const [isEditing, setEditing] = createSignal(false)
  let field: HTMLInputElement | undefined
  const look = () => (props.isKey === true ? 'k-json' : scalarLook(props.text))
  const start = () => {
    if (props.readOnly) return
    setEditing(true)
    queueMicrotask(() => field?.select())
  }
  const end = (text: string | undefined) => {
    if (!isEditing()) return
    setEditing(false)
    if (text !== undefined && text !== props.text) props.onText(text)
  }
  const onKey = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    if (event.ctrlKey || event.metaKey) return end(event.currentTarget.value)
    event.preventDefault()
    event.stopPropagation()
    end(event.key === 'Enter' ? event.currentTarget.value : undefined)
  }
  return (
    <Show
      when={isEditing()}
      fallback={
        <Show when={!props.readOnly} fallback={<span class={`v ${look()}`}>{props.text}</span>}>
          <button
            type="button"
            class={`v ${look()}`}
            aria-label={`${props.label}: ${props.text}`}
            onClick={start}
          >
            {props.text === '' ? '""' : props.text}
          </button>
        </Show>
      }
    >
      <input
        ref={field}
        class="json-field"
        aria-label={props.label}
        value={props.text}
        onKeyDown={onKey}
        onBlur={(event) => end(event.currentTarget.value)}
      />
    </Show>
  )
}
