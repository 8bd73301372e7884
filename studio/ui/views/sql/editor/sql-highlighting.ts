import { syntaxHighlighting, syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { Decoration, MatchDecorator, ViewPlugin, type EditorView } from '@codemirror/view'
import { tagHighlighter, tags } from '@lezer/highlight'

/** Classes instead of colours: the theme of the page decides. */
const byTag = tagHighlighter([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], class: 'cm-kw' },
  { tag: [tags.typeName], class: 'cm-ty' },
  { tag: [tags.string, tags.special(tags.string)], class: 'cm-str' },
  { tag: [tags.number], class: 'cm-num' },
  { tag: [tags.bool], class: 'cm-bool' },
  { tag: [tags.null], class: 'cm-null' },
  { tag: [tags.lineComment, tags.blockComment, tags.comment], class: 'cm-com' },
])

/** What the tree of the language does not tell: names of functions, and parameters. */
const words = new MatchDecorator({
  regexp: /(?<![\w$:@])(?:\$\d+|[:@]\w+|\?\d*)|[A-Za-z_]\w*(?=\()/g,
  decoration: ([text], view, from) => {
    if (isQuoted(view, from)) return null
    const isFunction = /^[A-Za-z_]/.test(text)
    if (isFunction && isKeyword(view, from)) return null
    return isFunction ? FUNCTION : PARAMETER
  },
})

const FUNCTION = Decoration.mark({ class: 'cm-fn' })
const PARAMETER = Decoration.mark({ class: 'cm-param' })

function isQuoted(view: EditorView, at: number): boolean {
  return /String|Comment|Quoted/.test(syntaxTree(view.state).resolveInner(at, 1).name)
}

function isKeyword(view: EditorView, at: number): boolean {
  return syntaxTree(view.state).resolveInner(at, 1).name === 'Keyword'
}

const wordPlugin = ViewPlugin.define(
  (view) => ({
    decorations: words.createDeco(view),
    update(update) {
      // The tree is read in the background, and says only then what is quoted.
      const isRead = syntaxTree(update.startState) !== syntaxTree(update.state)
      this.decorations = isRead
        ? words.createDeco(update.view)
        : words.updateDeco(update, this.decorations)
    },
  }),
  { decorations: (plugin) => plugin.decorations },
)

export const sqlHighlighting: Extension = [syntaxHighlighting(byTag), wordPlugin]
