import { createSignal, Show } from 'solid-js'
import type { Editing } from './editing.ts'
import { MomentPicker } from './moment-picker.tsx'
import { editorKey, TextEditor } from './text-editor.tsx'

/** A field of text with a calendar below it. Alt+Down goes into the calendar, Escape back to the field. */
export function TemporalEditor(props: { editing: Editing }) {
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [parts, setParts] = createSignal<HTMLElement>()
  const [isOpen, setOpen] = createSignal(!props.editing.isTyped)
  let focusDay: (() => void) | undefined
  const cell = () => anchor()?.parentElement ?? undefined
  const field = () => cell()?.querySelector<HTMLTextAreaElement>('.edit-field')
  const holds = (target: EventTarget | null) =>
    target instanceof Node && parts()?.contains(target) === true
  const enter = () => {
    setOpen(true)
    queueMicrotask(() => {
      if (focusDay === undefined) parts()?.querySelector('input')?.focus()
      else focusDay()
    })
  }
  const onFieldKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    enter()
  }
  const onPick = (text: string, isWhole: boolean) => {
    if (isWhole) props.editing.commitText(text)
    else props.editing.setText(text)
  }
  const onPickerKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    const isButton = event.target instanceof HTMLButtonElement
    if (event.key === 'Enter' && !isButton) editorKey(event, props.editing)
  }
  const onFocusOut = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next === null || holds(next) || next === field()) return
    props.editing.commit()
  }
  return (
    <div class="edit-anchor" ref={setAnchor} onFocusOut={onFocusOut}>
      <TextEditor editing={props.editing} onKeyDown={onFieldKey} holds={holds} />
      <Show when={isOpen()}>
        <div onKeyDown={onPickerKey}>
          <MomentPicker
            anchor={cell()}
            editing={props.editing}
            ref={setParts}
            onReady={(focus) => {
              focusDay = focus
            }}
            onPick={onPick}
            onClose={() => {
              setOpen(false)
              field()?.focus()
            }}
          />
        </div>
      </Show>
    </div>
  )
}
