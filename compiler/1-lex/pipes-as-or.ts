import type { Grammar } from '../dialects/grammar.ts'
import type { Report } from '../diagnostics/report.ts'
import type { Token } from './token.ts'

/** Reports `pipes-as-or` for `first || ' ' || last`, where the engine takes `||` for OR. */
export function reportPipesAsOr(
  tokens: readonly Token[],
  { synonyms }: Pick<Grammar, 'synonyms'>,
  report: Report,
): void {
  if (synonyms['||'] !== 'or') return
  for (const { kind, text, at } of tokens) {
    if (kind === 'operator' && text === '||') report.add('pipes-as-or', at, {})
  }
}
