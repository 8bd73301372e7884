import type { EditorView } from '@codemirror/view'
import { type Accessor, createContext, createSignal, useContext } from 'solid-js'
import type { FormatAnswer } from '../../../api/sql.ts'
import { failureLine } from '../../state/api/api-failure.ts'
import { createRunFlow, type RunFlow } from '../../state/sql/run/run-flow.ts'
import { createSavedQueries, type SavedQueriesState } from '../../state/sql/saved/saved-queries.ts'
import type { SqlSession } from '../../state/sql/sql-session.ts'
import { useStudio } from '../../state/studio.ts'
import type { SqlActs } from './sql-acts.ts'

export type SqlPanel = 'history' | 'saved' | 'code'

/** What the parts of the page of one tab share. */
export interface SqlPageState {
  readonly session: SqlSession
  readonly flow: RunFlow
  readonly acts: SqlActs
  readonly saved: SavedQueriesState
  /** Undefined until the editor is loaded. */
  readonly view: Accessor<EditorView | undefined>
  readonly setView: (view: EditorView | undefined) => void
  readonly panel: Accessor<SqlPanel | undefined>
  readonly setPanel: (panel: SqlPanel | undefined) => void
  readonly isSaving: Accessor<boolean>
  readonly setSaving: (isSaving: boolean) => void
  readonly isRenaming: Accessor<boolean>
  readonly setRenaming: (isRenaming: boolean) => void
  readonly replaceText: (text: string) => void
  readonly insert: (text: string) => void
  readonly goTo: (place: number) => void
}

export function createSqlPage(session: SqlSession): SqlPageState {
  const studio = useStudio()
  const [view, setView] = createSignal<EditorView>()
  const [panel, setPanel] = createSignal<SqlPanel>()
  const [isSaving, setSaving] = createSignal(false)
  const [isRenaming, setRenaming] = createSignal(false)
  const flow = createRunFlow(session)
  const replaceText = (text: string) => {
    const editor = view()
    if (editor === undefined) return session.setText(text)
    const { length } = editor.state.doc
    const head = Math.min(editor.state.selection.main.head, text.length)
    editor.dispatch({
      changes: { from: 0, to: length, insert: text },
      selection: { anchor: head },
      userEvent: 'input.replace',
    })
  }
  const insert = (text: string) => {
    const editor = view()
    if (editor === undefined) return
    editor.dispatch(editor.state.replaceSelection(text), { userEvent: 'input.type' })
    editor.focus()
  }
  const goTo = (place: number) => {
    const editor = view()
    if (editor === undefined) return
    const anchor = Math.min(place, editor.state.doc.length)
    editor.dispatch({ selection: { anchor }, scrollIntoView: true })
    editor.focus()
  }
  const format = async () => {
    const text = session.text()
    if (text.trim() === '') return
    try {
      const body = { query: text }
      const answer = await studio.api.read<FormatAnswer>('/api/sql/format', { body })
      // What has been typed meanwhile is not lost.
      if (session.text() === text) replaceText(answer.text)
    } catch (error) {
      studio.toasts.show({ tone: 'danger', text: `Not formatted: ${failureLine(error)}.` })
    }
  }
  const acts: SqlActs = {
    runStatement: () => void flow.start('statement', 'run'),
    runAll: () => void flow.start('all', 'run'),
    explain: () => void flow.start('statement', 'explain'),
    format: () => void format(),
    save: () => setSaving(true),
  }
  return {
    session,
    flow,
    acts,
    saved: createSavedQueries(studio.api),
    view,
    setView,
    panel,
    setPanel,
    isSaving,
    setSaving,
    isRenaming,
    setRenaming,
    replaceText,
    insert,
    goTo,
  }
}

export const SqlContext = createContext<SqlPageState>()

export function useSql(): SqlPageState {
  const page = useContext(SqlContext)
  if (page === undefined) throw new Error('a part of the page of statements stands outside of it')
  return page
}
