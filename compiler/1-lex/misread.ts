import type { Lexical } from '../dialects/lexical.ts'
import type { Report } from '../diagnostics/report.ts'
import type { Token } from './token.ts'

/** Reports `unheeded-mode` for what means something else to a session that has set a mode. */
export function reportMisread(
  tokens: readonly Token[],
  { misread }: Lexical,
  report: Report,
): void {
  if (!misread) return
  for (const { kind, text, at } of tokens) {
    const found = kind === 'string' ? undefined : misread[text.toLowerCase()]
    if (found) report.add('unheeded-mode', at, { text, ...found })
  }
}
