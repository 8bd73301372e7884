import { StreamLanguage, type StringStream, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { tagHighlighter, tags } from '@lezer/highlight'

const TOKENS: readonly (readonly [RegExp, string])[] = [
  [/\/\/.*/, 'comment'],
  [/"\$(?:[^"\\]|\\.)*"(?=\s*:)|\$[\w.$]*/, 'operator'],
  [/"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?/, 'string'],
  [/(?:true|false)\b/, 'bool'],
  [/(?:null|undefined|NaN|Infinity)\b/, 'null'],
  [/[A-Za-z]\w*(?=\()|new\b/, 'operator'],
  [/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/, 'number'],
  [/[\p{L}_][\p{L}\p{N}_.]*/u, 'propertyName'],
  [/\/(?:[^/\\]|\\.)+\/[a-z]*/, 'string'],
]

const language = StreamLanguage.define({
  name: 'extended-json',
  token(stream: StringStream) {
    if (stream.eatSpace()) return null
    for (const [pattern, name] of TOKENS) if (stream.match(pattern)) return name
    stream.next()
    return null
  },
  languageData: {
    commentTokens: { line: '//' },
    closeBrackets: { brackets: ['(', '[', '{', "'", '"'] },
    indentOnInput: /^\s*[}\]]$/,
  },
  tokenTable: { operator: tags.operatorKeyword },
})

/** Classes instead of colours: the theme of the page decides. */
const byTag = tagHighlighter([
  { tag: tags.operatorKeyword, class: 'cm-fn' },
  { tag: tags.string, class: 'cm-str' },
  { tag: tags.number, class: 'cm-num' },
  { tag: tags.bool, class: 'cm-bool' },
  { tag: tags.null, class: 'cm-null' },
  { tag: tags.comment, class: 'cm-com' },
])

/** Extended JSON as the shell of MongoDB writes it, in colour. */
export const ejsonLanguage: Extension = [language, syntaxHighlighting(byTag)]
