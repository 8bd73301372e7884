import type { Lexed } from '../1-lex/token.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { Report } from '../diagnostics/report.ts'
import type { Refusal } from './runner/refusal.ts'
import { foreignClauseAt } from './slips/foreign-clause.ts'
import { slipAt } from './slips/slips.ts'

export interface Failure {
  readonly refusal: Refusal
  readonly lexed: Lexed
  readonly dialect: Pick<Dialect, 'label' | 'lexical' | 'grammar'>
  readonly report: Report
}

/**
 * Reports `foreign-clause` where another dialect's clause stands, else `syntax-error` with a hint for a usual slip.
 * Where another statement begins, if a ";" before it is what is missing.
 */
export function reportSyntaxError({
  refusal,
  lexed,
  dialect,
  report,
}: Failure): number | undefined {
  const { tokens, text } = lexed
  const found = tokens.findIndex((token) => token.at.start === refusal.token.startOffset)
  const index = found < 0 ? tokens.length : found
  const labels = refusal.labels()
  const context = { text, tokens, index, labels, dialect }
  const foreign = foreignClauseAt(context)
  if (foreign) {
    const { clause, at, hint } = foreign
    report.add('foreign-clause', at, { dialect: dialect.label, clause, hint })
    return undefined
  }
  const { hint, related, next, misspelt } = slipAt(context)
  const token = misspelt?.token ?? tokens[index]
  const at = token?.at ?? { start: text.length, end: text.length }
  const isElsewhere = misspelt !== undefined && misspelt.token !== tokens[index]
  const expected = isElsewhere ? [misspelt.keyword] : summarised(labels)
  const what = token ? `"${shortened(token.text)}"` : 'end of the statement'
  report.add('syntax-error', at, { found: what, expected, hint }, ...related)
  return next
}

function shortened(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 37)}...`
}

const MOST = 5

/** Groups of labels that go by one name: where all of these are, any of the others is beside the point. */
const groups: readonly (readonly [name: string, ...labels: readonly string[]])[] = [
  ['a statement', 'SELECT', 'CREATE'],
  ['VALUES or a query', 'SELECT', 'VALUES', 'WITH'],
  ['a kind of object', 'TABLE', 'INDEX', 'VIEW'],
  ['a kind of object', 'TABLE', 'VIEW', 'DATABASE'],
  ['a kind of object', 'TABLE', 'VIEW', 'EVENT'],
  ['an action', 'ADD', 'DROP', 'RENAME'],
  ['an action', 'ADD', 'DROP', 'ALTER'],
  ['an expression', 'a number', 'a parameter'],
  ['an expression', 'a number', 'NULL'],
  ['a table', 'a query in parentheses', 'a function', 'a name'],
  ['a table', 'a query in parentheses', 'DUAL', 'a name'],
  ['a table', 'a query in parentheses', '"{"', 'a name'],
  ['an expression', 'an expression', 'a function'],
  ['a column or a constraint', 'CONSTRAINT', 'PRIMARY', 'a name'],
  ['a name', 'IF', 'a name'],
  ['an attribute of the column or "," or ")"', 'DEFAULT', 'AUTO_INCREMENT', '")"'],
  ['an option of the table or its end', 'ENGINE', 'MAX_ROWS'],
]

/** A group, or at most five labels: of more, those that are no keywords, for the keywords are optional then. */
function summarised(labels: readonly string[]): readonly string[] {
  const group = groups.find(([, ...all]) => all.every((label) => labels.includes(label)))
  if (group) return [group[0]]
  const isNews = (label: string) =>
    label !== 'a word' && !(label === 'a query in parentheses' && labels.includes('"("'))
  const news = labels.filter(isNews)
  const needed = news.length > MOST ? news.filter((label) => !/^[A-Z]/.test(label)) : []
  return [needed, news, labels].find((all) => all.length > 0)?.slice(0, MOST) ?? []
}
