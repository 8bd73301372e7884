import type { Lexical } from '../dialects/lexical.ts'
import type { Report } from '../diagnostics/report.ts'
import type { Token } from './token.ts'

/**
 * Reports `doubtful-operator` for `id<@max_id`: the engine reads the operator `<@` and a column, although
 * the sign of a parameter stands before the name.
 */
export function reportDoubtfulOperators(
  tokens: readonly Token[],
  { operators }: Lexical,
  report: Report,
): void {
  if (operators.kind !== 'munched') return
  const { withAt } = operators
  tokens.forEach(({ text, at }, i) => {
    if (!isSignedAt(text) || !withAt.includes(text)) return
    const [name, next] = [tokens[i + 1], tokens[i + 2]]
    if (name?.kind !== 'word' || name.at.start !== at.end) return
    if (next?.text === '(' || next?.text === '.') return
    const both = { start: at.start, end: name.at.end }
    report.add('doubtful-operator', both, { operator: text, name: name.text })
  })
}

/** One more sign: `^@`, but not `@@`, before which no other operator stands. */
function isSignedAt(text: string): boolean {
  return text.length === 2 && text.endsWith('@') && text !== '@@'
}
