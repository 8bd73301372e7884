import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyField, historyKeymap } from '@codemirror/commands'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
  rectangularSelection,
} from '@codemirror/view'
import type { ApiClient } from '../../../state/api/api-client.ts'
import type { SqlSession } from '../../../state/sql/sql-session.ts'
import { completionSource } from './completion-source.ts'
import { applyFix, lintSource } from './lint-source.ts'
import { underPagePolicy } from './page-policy.ts'
import { sqlHighlighting } from './sql-highlighting.ts'
import { sqlLanguage } from './sql-language.ts'
import { statementMarks } from './statement-marks.ts'

export interface EditorPlace {
  readonly session: SqlSession
  readonly api: ApiClient
  readonly dialect: string
}

/** The state of an editor: as it was left, or anew with the text and cursor that the tab has kept. */
export function editorState(place: EditorPlace): EditorState {
  const { session } = place
  const { text, cursor } = session.document()
  const extensions = [behaviour(place), looks(place)]
  const { kept } = session.editor
  if (kept !== undefined)
    return EditorState.fromJSON(kept, { extensions }, { history: historyField })
  const selection = { anchor: Math.min(cursor, text.length) }
  return EditorState.create({ doc: text, selection, extensions })
}

/** What is kept of an editor that is closed. */
export function keptEditor(state: EditorState): unknown {
  return state.toJSON({ history: historyField })
}

/** What the page does by these keys, the editor leaves to it. */
const OF_PAGE: ReadonlySet<string> = new Set(['Mod-Enter', 'Ctrl-h'])

function behaviour({ session, api }: EditorPlace): Extension {
  return [
    keymap.of([
      { key: 'Mod-.', run: applyFix },
      ...closeBracketsKeymap,
      ...searchKeymap,
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap.filter(({ key = '' }) => !OF_PAGE.has(key)),
    ]),
    history(),
    closeBrackets(),
    indentOnInput(),
    rectangularSelection(),
    EditorState.allowMultipleSelections.of(true),
    lintSource(session),
    completionSource(session, api),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) session.setText(update.state.doc.toString())
      if (!update.docChanged && !update.selectionSet) return
      const { main } = update.state.selection
      session.setSelection({ start: main.from, end: main.to }, main.head)
    }),
  ]
}

function looks({ dialect }: EditorPlace): Extension {
  return [
    underPagePolicy(),
    statementMarks,
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    drawSelection(),
    bracketMatching(),
    highlightSelectionMatches(),
    search({ top: true }),
    sqlLanguage(dialect),
    sqlHighlighting,
    placeholder('select … from …'),
    EditorView.contentAttributes.of({ 'aria-label': 'SQL', spellcheck: 'false' }),
  ]
}
