import { createSignal, For, onMount } from 'solid-js'
import { DEFAULT_DRAFT, type Draft, isSameDraft, NULL_DRAFT } from '../../../state/edit/draft.ts'
import { type Editing, hasDefault } from './editing.ts'
import { editorKey } from './text-editor.tsx'

interface Choice {
  readonly label: string
  readonly draft: Draft
}

const TRUE: Choice = { label: 'true', draft: { kind: 'value', value: true } }
const FALSE: Choice = { label: 'false', draft: { kind: 'value', value: false } }
const NULL: Choice = { label: 'NULL', draft: NULL_DRAFT }
const DEFAULT: Choice = { label: 'DEFAULT', draft: DEFAULT_DRAFT }

const FIRST_LETTERS: Readonly<Record<string, Choice>> = {
  t: TRUE,
  '1': TRUE,
  y: TRUE,
  f: FALSE,
  '0': FALSE,
  n: FALSE,
}

/** The values of a boolean column as a switch with two to four places; Space goes on to the next one. */
export function BooleanChoice(props: {
  editing: Editing
  ref?: (element: HTMLFieldSetElement) => void
  onKeyDown?: (event: KeyboardEvent) => void
}) {
  const choices = () => [
    TRUE,
    FALSE,
    ...(props.editing.column.nullable ? [NULL] : []),
    ...(hasDefault(props.editing.column) ? [DEFAULT] : []),
  ]
  const isNow = ({ draft }: Choice) => isSameDraft(asBoolean(props.editing.draft()), draft)
  const go = (by: number, event: KeyboardEvent) => {
    const toggled = choices().filter((choice) => choice !== DEFAULT)
    const all = by === 0 ? toggled : choices()
    const next = all[(all.findIndex(isNow) + (by || 1) + all.length) % all.length]
    event.preventDefault()
    if (next !== undefined) props.editing.putSoon(next.draft)
  }
  const onKey = (event: KeyboardEvent) => {
    props.onKeyDown?.(event)
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === ' ') return go(0, event)
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') return go(1, event)
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') return go(-1, event)
    const choice = FIRST_LETTERS[event.key.toLowerCase()]
    if (choice === undefined) return
    event.preventDefault()
    props.editing.putSoon(choice.draft)
  }
  return (
    <fieldset
      ref={props.ref}
      class="seg bare"
      aria-label={`Value of ${props.editing.column.name}`}
      onKeyDown={onKey}
    >
      <For each={choices()}>
        {(choice) => (
          <button
            type="button"
            aria-pressed={isNow(choice)}
            onClick={() => props.editing.putSoon(choice.draft)}
          >
            {choice.label}
          </button>
        )}
      </For>
    </fieldset>
  )
}

/** Over a cell: it is saved when no toggle has followed for a moment, or the cell is left. */
export function BooleanEditor(props: { editing: Editing }) {
  const [field, setField] = createSignal<HTMLFieldSetElement>()
  onMount(() => {
    const all = [...(field()?.querySelectorAll('button') ?? [])]
    const now = all.find((button) => button.getAttribute('aria-pressed') === 'true') ?? all[0]
    now?.focus()
    const typed = props.editing.isTyped
      ? FIRST_LETTERS[props.editing.text().toLowerCase()]
      : undefined
    if (typed !== undefined) props.editing.putSoon(typed.draft)
    else if (props.editing.isTyped) props.editing.setText('')
  })
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === ' ') return
    if (event.key.length > 1) editorKey(event, props.editing)
  }
  const onFocusOut = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next instanceof Node && field()?.contains(next)) return
    props.editing.commit()
  }
  return (
    <div class="edit is-choice" onFocusOut={onFocusOut}>
      <BooleanChoice ref={setField} editing={props.editing} onKeyDown={onKey} />
    </div>
  )
}

/** A boolean is stored as 1 and 0 where the engine has no booleans. */
function asBoolean(draft: Draft): Draft {
  if (draft.kind === 'default') return draft
  const { value } = draft
  if (value === 1 || value === '1') return TRUE.draft
  return value === 0 || value === '0' ? FALSE.draft : draft
}
