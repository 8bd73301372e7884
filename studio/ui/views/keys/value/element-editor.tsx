import { onMount, untrack } from 'solid-js'

/** Where the focus goes when an edit is over. */
export type EditEnd = 'stay' | 'next' | 'previous' | 'elsewhere'

interface EditorProps {
  readonly label: string
  /** What the field begins with; what comes later never replaces what is typed. */
  readonly text: string
  readonly onDone: (value: string | undefined, end: EditEnd) => void
}

/** The field of an element that is edited: Enter and Tab store it, Escape gives it up. */
export function ElementEditor(props: EditorProps) {
  let field: HTMLTextAreaElement | undefined
  let isDone = false
  const done = (value: string | undefined, end: EditEnd) => {
    if (isDone) return
    isDone = true
    props.onDone(value, end)
  }
  onMount(() => {
    if (field === undefined) return
    field.value = untrack(() => props.text)
    field.focus()
    if (field.value.length > 1) field.select()
  })
  const onKey = (event: KeyboardEvent & { currentTarget: HTMLTextAreaElement }) => {
    event.stopPropagation()
    if (event.isComposing) return
    const end = endOf(event)
    if (end === undefined) return
    event.preventDefault()
    done(event.key === 'Escape' ? undefined : event.currentTarget.value, end)
  }
  return (
    <div class="edit">
      <textarea
        ref={field}
        class="edit-field mono"
        aria-label={props.label}
        spellcheck={false}
        rows={1}
        onKeyDown={onKey}
        onBlur={(event) => done(event.currentTarget.value, 'elsewhere')}
      />
    </div>
  )
}

/** How a key ends the edit; undefined where it belongs to the field, as Shift with Enter does. */
function endOf({ key, shiftKey }: KeyboardEvent): EditEnd | undefined {
  if (key === 'Escape' || (key === 'Enter' && !shiftKey)) return 'stay'
  if (key !== 'Tab') return undefined
  return shiftKey ? 'previous' : 'next'
}
