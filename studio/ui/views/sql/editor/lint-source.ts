import { type Action, type Diagnostic, forEachDiagnostic, linter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import type { Command, EditorView } from '@codemirror/view'
import type * as Api from '../../../../api/sql.ts'
import { ApiFailure } from '../../../state/api/api-failure.ts'
import { withComments } from '../../../state/sql/document/statement-at.ts'
import type { SqlSession } from '../../../state/sql/sql-session.ts'
import { setStatements } from './statement-marks.ts'

const DELAY_MS = 200
/** A longer text is judged when it is run. */
const MOST_CHARACTERS = 500_000

/** What the compiler says of the text, a moment after it was typed. */
export function lintSource(session: SqlSession): Extension {
  let last: AbortController | undefined
  const judge = async (view: EditorView): Promise<readonly Diagnostic[]> => {
    last?.abort()
    const { doc } = view.state
    if (doc.length === 0 || doc.length > MOST_CHARACTERS) {
      view.dispatch({ effects: setStatements.of([]) })
      return []
    }
    last = new AbortController()
    try {
      const answer = await session.judge(doc.toString(), last.signal)
      if (view.state.doc !== doc) return []
      view.dispatch({ effects: setStatements.of(withComments(answer.statements, doc.toString())) })
      return answer.diagnostics.map((each) => shownDiagnostic(each, doc.length))
    } catch (error) {
      // A newer text is judged, or the server is away: whoever runs something is told.
      if (error instanceof DOMException || error instanceof ApiFailure) return []
      throw error
    }
  }
  return linter(judge, { delay: DELAY_MS })
}

function shownDiagnostic(found: Api.Diagnostic, length: number): Diagnostic {
  const { start, end, severity, message, hint, suggestions } = found
  const from = Math.min(start, length)
  const text = sentence(message)
  return {
    from,
    to: Math.max(from, Math.min(end, length)),
    severity,
    message: hint === null || suggestions.length > 0 ? text : `${text}\n${sentence(hint)}`,
    actions: suggestions.map(fixOf),
  }
}

function fixOf(name: string): Action {
  return {
    name: `Use ${name}`,
    apply: (view, from, to) => {
      view.dispatch({
        changes: { from, to, insert: name },
        selection: { anchor: from + name.length },
        userEvent: 'input.fix',
      })
      view.focus()
    },
  }
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Does what the diagnostic at the cursor proposes, or the first one on its line. */
export const applyFix: Command = (view) => {
  const { head } = view.state.selection.main
  const line = view.state.doc.lineAt(head)
  const found: { diagnostic: Diagnostic; from: number; to: number }[] = []
  forEachDiagnostic(view.state, (diagnostic, from, to) => {
    const isNear = from <= line.to && to >= line.from
    if (isNear && diagnostic.actions?.length) found.push({ diagnostic, from, to })
  })
  const best = found.find(({ from, to }) => from <= head && head <= to) ?? found[0]
  const fix = best?.diagnostic.actions?.[0]
  if (best === undefined || fix === undefined) return false
  fix.apply(view, best.from, best.to)
  return true
}
