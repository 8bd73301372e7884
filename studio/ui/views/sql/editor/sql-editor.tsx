import { useLocation } from '@solidjs/router'
import { EditorView } from '@codemirror/view'
import { createEffect, onCleanup, onMount } from 'solid-js'
import { useStudio } from '../../../state/studio.ts'
import { failureText } from '../../../state/sql/run/failure-text.ts'
import { useSql } from '../sql-context.ts'
import { editorState, keptEditor } from './editor-state.ts'
import { setRunMarks } from './statement-marks.ts'

/** The editor of statements, with diagnostics and completion by quarry's own compiler. */
export function SqlEditor(props: { dialect: string }) {
  const studio = useStudio()
  const { session, setView } = useSql()
  const location = useLocation<{ wants: unknown }>()
  let place: HTMLDivElement | undefined
  onMount(() => {
    if (place === undefined) return
    const state = editorState({ session, api: studio.api, dialect: props.dialect })
    const view = new EditorView({ state, parent: place })
    setView(view)
    // A cursor in the middle of a long text is brought into sight.
    view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head) })
    if (location.state?.wants === 'editor') view.focus()
    markRuns(view)
    onCleanup(() => {
      session.editor.kept = keptEditor(view.state)
      setView(undefined)
      view.destroy()
    })
  })
  /** Each statement that has run bears a sign, and the place that failed is underlined. */
  const markRuns = (view: EditorView) =>
    createEffect(() => {
      const failure = session.run.failure()
      const done = session.run.results().map(({ at }) => at)
      const failed = failure && failureText(failure, view.state.doc.toString(), 0).place
      view.dispatch({ effects: setRunMarks.of({ done, failedAt: failed?.at }) })
    })
  return <div class="editor-host" ref={place} />
}
