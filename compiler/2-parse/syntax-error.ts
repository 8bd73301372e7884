import type { Lexed, Token } from '../1-lex/token.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { ForeignClause } from '../dialects/grammar.ts'
import type { Report } from '../diagnostics/report.ts'
import { join } from '../source/span.ts'
import type { Refusal } from './runner/refusal.ts'
import { slipAt } from './slips.ts'

export interface Failure {
  readonly refusal: Refusal
  readonly lexed: Lexed
  readonly dialect: Pick<Dialect, 'label' | 'lexical' | 'grammar'>
  readonly report: Report
}

/** Reports `foreign-clause` where another dialect's clause stands, else `syntax-error` with a hint for a usual slip. */
export function reportSyntaxError({ refusal, lexed, dialect, report }: Failure): void {
  const { tokens, text } = lexed
  const found = tokens.findIndex((token) => token.at.start === refusal.token.startOffset)
  const index = found < 0 ? tokens.length : found
  const foreign = foreignClauseAt(tokens, index, dialect.grammar.foreign)
  if (foreign) {
    const { clause, at } = foreign
    report.add('foreign-clause', at, { dialect: dialect.label, clause })
    return
  }
  const token = tokens[index]
  const at = token?.at ?? { start: text.length, end: text.length }
  const expected = summarised(refusal.labels())
  const { hint, related } = slipAt({ tokens, index, expected, lexical: dialect.lexical })
  const what = token ? `"${shortened(token.text)}"` : 'end of the statement'
  report.add('syntax-error', at, { found: what, expected, hint }, ...related)
}

function shortened(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 37)}...`
}

/** A clause whose words hold the token, or end right before it: `FOR` may have been taken for an alias. */
function foreignClauseAt(
  tokens: readonly Token[],
  index: number,
  clauses: readonly ForeignClause[],
) {
  for (const { words, clause } of clauses) {
    const pattern = words.split(' ')
    for (let start = Math.max(0, index - pattern.length); start <= index; start++) {
      if (!pattern.every((word, i) => tokens[start + i]?.text.toLowerCase() === word)) continue
      const first = tokens[start]
      const last = tokens[start + pattern.length - 1]
      if (first && last) return { clause, at: join(first.at, last.at) }
    }
  }
  return undefined
}

const MOST = 5

/** At most five, and groups by their name: nobody wants to read all that may begin an expression. */
function summarised(labels: readonly string[]): readonly string[] {
  if (labels.includes('SELECT') && labels.includes('CREATE')) return ['a statement']
  const operand = labels.includes('a number') && labels.includes('a parameter')
  const literal = labels.includes('a number') && labels.includes('NULL')
  if (operand || literal) return ['an expression']
  const most = labels.filter((label) => label !== 'a word').slice(0, MOST)
  return most.length > 0 ? most : labels.slice(0, MOST)
}
