import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { createEffect, on, onCleanup, onMount } from 'solid-js'
import { type EditorWish, editorExtensions } from './editor-extensions.ts'
import '../../../styles/sql-editor.css'

export interface EditorProps extends Omit<EditorWish, 'isTall' | 'role'> {
  readonly label: string
  readonly text: string
  readonly isTall?: boolean | undefined
  readonly textRole: ReturnType<EditorWish['role']>
  readonly isInvalid?: boolean | undefined
  /** The person writes in the plain field that stood here before. */
  readonly takesFocus?: boolean | undefined
}

/** The editor itself, which is loaded when a page needs it. */
export function EjsonEditor(props: EditorProps) {
  let place: HTMLDivElement | undefined
  onMount(() => {
    if (place === undefined) return
    const extensions = editorExtensions({
      ...{ placeholder: props.placeholder, isTall: props.isTall === true },
      role: () => props.textRole,
      fields: () => props.fields(),
      onText: (text) => props.onText(text),
      onEnter: () => props.onEnter(),
    })
    const selection = { anchor: props.text.length }
    const state = EditorState.create({ doc: props.text, selection, extensions })
    const view = new EditorView({ state, parent: place })
    if (props.takesFocus === true) view.focus()
    follow(view)
    onCleanup(() => view.destroy())
  })
  const follow = (view: EditorView) => {
    createEffect(() => {
      view.contentDOM.setAttribute('aria-label', props.label)
      view.contentDOM.setAttribute('aria-invalid', String(props.isInvalid === true))
    })
    createEffect(
      on(
        () => props.text,
        (insert) => {
          if (view.state.doc.toString() === insert) return
          view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } })
        },
        { defer: true },
      ),
    )
  }
  return <div class="editor-host query-host" ref={place} />
}
