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
  for (const [i, operator] of tokens.entries()) {
    // One more sign: `^@`, but not `@@`, before which no other operator stands.
    if (!/^[^@]@$/.test(operator.text) || !operators.withAt.includes(operator.text)) continue
    const [name, next] = [tokens[i + 1], tokens[i + 2]]
    if (name?.kind !== 'word' || name.at.start !== operator.at.end) continue
    if (next?.text === '(' || next?.text === '.') continue
    const at = { start: operator.at.start, end: name.at.end }
    report.add('doubtful-operator', at, { operator: operator.text, name: name.text })
  }
}
