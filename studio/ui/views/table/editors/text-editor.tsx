import { createSignal, onMount } from 'solid-js'
import type { Step } from '../../../state/grid/cell-selection.ts'
import { randomUuid } from '../../../state/edit/value/random-uuid.ts'
import { draftOfKey, type Editing, isGenerateKey } from './editing.ts'
import { EditorHint } from './editor-hint.tsx'

const LEAVE: Readonly<Record<string, Step>> = {
  Enter: 'down',
  'Shift+Enter': 'up',
  Tab: 'next',
  'Shift+Tab': 'previous',
}

export interface TextEditorProps {
  readonly editing: Editing
  /** Keys that something beside the field takes before it. */
  readonly onKeyDown?: (event: KeyboardEvent) => void
  /** Whether the focus went to something that belongs to the field. */
  readonly holds?: (target: EventTarget | null) => boolean
  readonly hint?: 'elsewhere'
  /** Of a field with a list of suggestions. */
  readonly combobox?: {
    readonly list: string
    readonly active: string | undefined
    readonly isOpen: boolean
  }
}

/** A field of text over the cell; longer texts get more lines. Alt+Enter begins a new line. */
export function TextEditor(props: TextEditorProps) {
  const [field, setField] = createSignal<HTMLTextAreaElement>()
  onMount(() => {
    const area = field()
    if (area === undefined) return
    area.focus()
    const end = area.value.length
    area.setSelectionRange(props.editing.isTyped ? end : 0, end)
  })
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.isComposing) return
    props.onKeyDown?.(event)
    if (!event.defaultPrevented) editorKey(event, props.editing)
  }
  const onBlur = (event: FocusEvent) => {
    if (props.holds?.(event.relatedTarget) !== true) props.editing.commit()
  }
  const lines = () => Math.min(12, props.editing.text().split('\n').length)
  return (
    <>
      <div
        class="edit"
        data-lines={lines() > 1 || props.editing.text().length > 60 ? 'many' : 'one'}
      >
        <textarea
          ref={setField}
          class="edit-field"
          rows={props.editing.text().length > 60 ? Math.max(3, lines()) : lines()}
          value={props.editing.text()}
          role={props.combobox === undefined ? undefined : 'combobox'}
          aria-expanded={props.combobox?.isOpen}
          aria-controls={props.combobox?.list}
          aria-activedescendant={props.combobox?.active}
          aria-autocomplete={props.combobox === undefined ? undefined : 'list'}
          aria-label={`New value of ${props.editing.column.name}`}
          aria-invalid={props.editing.fault() !== undefined}
          spellcheck={false}
          onInput={(event) => props.editing.setText(event.currentTarget.value)}
          onKeyDown={onKey}
          onBlur={onBlur}
        />
      </div>
      {props.hint === 'elsewhere' ? undefined : <EditorHint editing={props.editing} />}
    </>
  )
}

/** What the keys of every editor in a cell do. */
export function editorKey(event: KeyboardEvent, editing: Editing): void {
  const act = actOfKey(event, editing)
  if (act === undefined) return
  event.preventDefault()
  act()
}

function actOfKey(event: KeyboardEvent, editing: Editing): (() => void) | undefined {
  if (event.key === 'Escape') return editing.cancel
  const draft = draftOfKey(event, editing.column)
  if (draft !== undefined) return () => editing.put(draft)
  if (isGenerateKey(event, editing)) return () => editing.setText(randomUuid())
  if (event.altKey && event.key === 'Enter') return () => insertBreak(event, editing)
  const step = LEAVE[event.shiftKey ? `Shift+${event.key}` : event.key]
  if (step === undefined || event.ctrlKey || event.altKey) return undefined
  return () => void editing.commit(step)
}

function insertBreak(event: KeyboardEvent, editing: Editing): void {
  const area = event.target
  if (!(area instanceof HTMLTextAreaElement)) return
  area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end')
  editing.setText(area.value)
}
