import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import {
  completeText,
  type FieldName,
  type TextRole,
} from '../../../state/documents/complete/complete-text.ts'
import { underPagePolicy } from '../../sql/editor/page-policy.ts'
import { ejsonLanguage } from './ejson-language.ts'

export interface EditorWish {
  readonly placeholder: string
  /** Several lines: Enter begins another one. */
  readonly isTall: boolean
  readonly role: () => TextRole
  readonly fields: () => Promise<readonly FieldName[]>
  readonly onText: (text: string) => void
  /** What Enter does, or Ctrl+Enter where there are several lines. */
  readonly onEnter: () => void
}

/** A small editor of Extended JSON, which is completed by the fields of a sample. */
export function editorExtensions(wish: EditorWish): Extension {
  const enter = () => {
    wish.onEnter()
    return true
  }
  return [
    underPagePolicy(),
    keymap.of([
      { key: 'Mod-Enter', run: enter },
      ...(wish.isTall ? [] : [{ key: 'Enter', run: enter }]),
      ...closeBracketsKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    history(),
    closeBrackets(),
    bracketMatching(),
    indentOnInput(),
    autocompletion({
      override: [(context) => complete(context, wish)],
      icons: false,
      tooltipClass: () => 'cm-complete',
      optionClass: ({ type }) => `cm-option is-${type === 'operator' ? 'function' : type}`,
    }),
    ejsonLanguage,
    EditorView.lineWrapping,
    placeholder(wish.placeholder),
    EditorView.contentAttributes.of({ spellcheck: 'false' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) wish.onText(update.state.doc.toString())
    }),
    wish.isTall ? [] : inOneLine,
  ]
}

/** What is pasted into one line stays in it. */
const inOneLine = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged || transaction.newDoc.lines === 1) return transaction
  const text = transaction.newDoc.toString().replaceAll(/\s*\n\s*/g, ' ')
  const changes = { from: 0, to: transaction.startState.doc.length, insert: text }
  return { changes, selection: { anchor: text.length } }
})

async function complete(
  { state, pos, explicit }: CompletionContext,
  { role, fields }: EditorWish,
): Promise<CompletionResult | null> {
  const text = state.sliceDoc(0, pos)
  const found = completeText(text, role(), await fields())
  if (found === undefined || (!explicit && !found.isBegun)) return null
  return {
    from: found.from,
    options: found.options.map(({ label, kind, detail, apply }, place) => ({
      ...{ label, type: kind, detail, boost: Math.max(-99, -place) },
      ...(apply !== undefined && { apply }),
    })),
    validFor: /^[\p{L}\p{N}_$."']*$/u,
  }
}
