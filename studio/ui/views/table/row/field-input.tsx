import { type JSX, Show } from 'solid-js'
import { CellValue } from '../../../parts/cell-value.tsx'
import { randomUuid } from '../../../state/edit/value/random-uuid.ts'
import { draftLook } from '../../../state/grid/cell-look.ts'
import { OtherInputs } from '../editors/editor-hint.tsx'
import { draftOfKey, type Editing, isGenerateKey } from '../editors/editing.ts'

const ONE_LINE = 36

/** A field of text in a form: Enter puts it in, Escape gives it up, leaving it puts it in as well. */
export function FieldInput(props: {
  id: string
  editing: Editing
  placeholder: string
  children?: JSX.Element
}) {
  const column = () => props.editing.column
  const isText = () => column().kind === 'text'
  const isLong = () => {
    const text = props.editing.text()
    return isText() && (text.length > ONE_LINE || text.includes('\n'))
  }
  const isTyped = () => {
    const draft = props.editing.draft()
    const before = draft.kind === 'value' && draft.value !== null ? String(draft.value) : ''
    return props.editing.text() !== before
  }
  const shared = {
    get id() {
      return props.id
    },
    get value() {
      return props.editing.text()
    },
    get placeholder() {
      return props.placeholder
    },
    spellcheck: false,
    onInput: (event: InputEvent & { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      props.editing.setText(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent) => fieldKey(event, props.editing, isTyped()),
    onBlur: () => props.editing.commit(),
  }
  const isInvalid = () => props.editing.fault() !== undefined
  return (
    <>
      <div
        class="input"
        classList={{ area: isLong() }}
        data-state={isInvalid() ? 'invalid' : undefined}
      >
        <Show
          when={isText()}
          fallback={<input {...shared} aria-invalid={isInvalid()} autocomplete="off" />}
        >
          {/* It grows while it is typed into: another element would lose the focus. */}
          <textarea {...shared} rows={isLong() ? 4 : 1} aria-invalid={isInvalid()} />
        </Show>
        {props.children}
      </div>
      <Show when={props.editing.fault()}>
        {(fault) => (
          <p class="field-fault danger" role="alert">
            {fault()}
          </p>
        )}
      </Show>
      <div class="field-inputs meta">
        <Show when={isTyped()}>
          <span class="grow">
            Not saved yet. Was <CellValue look={draftLook(column(), props.editing.draft())} />
          </span>
        </Show>
        <OtherInputs editing={props.editing} isField />
      </div>
    </>
  )
}

/** Alt and Shift begin a new line, Control sends the form. */
function hasModifier({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return shiftKey || altKey || ctrlKey || metaKey
}

function fieldKey(event: KeyboardEvent, editing: Editing, isTyped: boolean): void {
  if (event.isComposing) return
  const draft = draftOfKey(event, editing.column)
  if (draft !== undefined) {
    event.preventDefault()
    editing.put(draft)
  } else if (isGenerateKey(event, editing)) {
    event.preventDefault()
    editing.setText(randomUuid())
  } else if (event.key === 'Escape' && isTyped) {
    event.preventDefault()
    event.stopPropagation()
    editing.cancel()
  } else if (event.key === 'Enter' && !hasModifier(event)) {
    event.preventDefault()
    editing.commit()
  }
}
