import { autocompletion, type CompletionContext } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { linter } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import type { CompleteAnswer, LintAnswer } from '../../../../api/sql.ts'
import type { ConditionText } from '../../../state/grid/find/condition-text.ts'
import type { ApiClient } from '../../../state/api/api-client.ts'
import { underPagePolicy } from '../../sql/editor/page-policy.ts'
import { sqlHighlighting } from '../../sql/editor/sql-highlighting.ts'
import { sqlLanguage } from '../../sql/editor/sql-language.ts'

export interface WhereEditor {
  readonly parent: HTMLElement
  readonly text: string
  readonly dialect: string
  readonly api: ApiClient
  readonly condition: ConditionText
  readonly schema: string
  readonly onText: (text: string) => void
  readonly onApply: () => void
  readonly onLeave: () => void
}

/** A small editor of one condition, which the compiler judges and completes as part of its statement. */
export function openWhereEditor(options: WhereEditor): EditorView {
  const { text, parent, dialect, onText, onApply, onLeave } = options
  const act = (run: () => void) => () => {
    run()
    return true
  }
  const keys = [
    { key: 'Enter', run: act(onApply) },
    { key: 'Mod-Enter', run: act(onApply) },
    { key: 'Escape', run: act(onLeave) },
  ]
  const extensions = [
    underPagePolicy(),
    autocompletion({ override: [(context) => complete(context, options)] }),
    keymap.of([...keys, ...defaultKeymap, ...historyKeymap]),
    history(),
    sqlLanguage(dialect),
    sqlHighlighting,
    EditorView.lineWrapping,
    linter((view) => lint(view, options)),
    placeholder('A condition in SQL'),
    EditorView.contentAttributes.of({ 'aria-label': 'WHERE condition in SQL' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onText(update.state.doc.toString())
    }),
  ]
  return new EditorView({ state: EditorState.create({ doc: text, extensions }), parent })
}

async function lint({ state }: EditorView, { api, condition, schema }: WhereEditor) {
  const text = state.doc.toString()
  if (text.trim() === '') return []
  const body = { query: condition.statement(text), schema }
  const { diagnostics } = await api.read<LintAnswer>('/api/sql/lint', { body })
  return diagnostics.map(({ start, end, severity, message, hint }) => ({
    from: condition.placeIn(text, start),
    to: condition.placeIn(text, end),
    severity,
    message: hint === null ? message : `${message}: ${hint}`,
  }))
}

async function complete(context: CompletionContext, { api, condition, schema }: WhereEditor) {
  const isWord = context.matchBefore(/[\w".`]+$/) !== null
  if (!isWord && !context.explicit) return null
  const text = context.state.doc.toString()
  const position = condition.start + context.pos
  const body = { query: condition.statement(text), position, schema }
  const answer = await api.read<CompleteAnswer>('/api/sql/complete', { body })
  return {
    from: condition.placeIn(text, answer.from),
    to: condition.placeIn(text, answer.to),
    options: answer.options.map(({ label, kind, detail, apply }) => ({
      label,
      type: kind,
      ...(detail !== undefined && { detail }),
      ...(apply !== undefined && { apply }),
    })),
  }
}
