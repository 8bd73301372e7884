import { Show } from 'solid-js'
import { DEFAULT_DRAFT, type Draft, NULL_DRAFT } from '../../../state/edit/draft.ts'
import { randomUuid } from '../../../state/edit/value/random-uuid.ts'
import { type Editing, hasDefault } from './editing.ts'

const EMPTY: Draft = { kind: 'value', value: '' }

/** The keys of the editor and the inputs that are no text, or why the text cannot be stored. */
export function EditorHint(props: { editing: Editing; class?: string }) {
  const keepFocus = (event: PointerEvent) => event.preventDefault()
  return (
    <div class={props.class ?? 'edit-hint tip'} onPointerDown={keepFocus}>
      <Show
        when={props.editing.fault()}
        fallback={
          <>
            <span class="keys">
              <kbd>Enter</kbd>
            </span>
            save
            <span class="keys">
              <kbd>Esc</kbd>
            </span>
            cancel
          </>
        }
      >
        {(fault) => <span role="alert">{fault()}</span>}
      </Show>
      <OtherInputs editing={props.editing} />
    </div>
  )
}

/** NULL, an empty text and the default of the column: none of them can be typed. */
export function OtherInputs(props: { editing: Editing; isField?: boolean }) {
  const column = () => props.editing.column
  const tab = () => (props.isField === true ? undefined : -1)
  const kind = () => (props.isField === true ? 'btn quiet small' : '')
  return (
    <>
      <Show when={column().kind === 'uuid'}>
        <button
          type="button"
          class={kind()}
          tabindex={tab()}
          title="A new random UUID (Alt+G)"
          onClick={() => props.editing.setText(randomUuid())}
        >
          Generate
        </button>
      </Show>
      <Show when={column().nullable}>
        <button
          type="button"
          class={kind()}
          tabindex={tab()}
          title="Set NULL (Alt+Backspace)"
          onClick={() => props.editing.put(NULL_DRAFT)}
        >
          NULL
        </button>
      </Show>
      <Show when={column().kind === 'text'}>
        <button
          type="button"
          class={kind()}
          tabindex={tab()}
          title="Set an empty text"
          aria-label="Empty text"
          onClick={() => props.editing.put(EMPTY)}
        >
          ''
        </button>
      </Show>
      <Show when={hasDefault(column())}>
        <button
          type="button"
          class={kind()}
          tabindex={tab()}
          title="Set the default of the column (Alt+Shift+Backspace)"
          onClick={() => props.editing.put(DEFAULT_DRAFT)}
        >
          DEFAULT
        </button>
      </Show>
    </>
  )
}
