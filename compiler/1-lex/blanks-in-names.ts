import type { Report } from '../diagnostics/report.ts'
import { blankIn } from '../source/blanks.ts'
import type { Token } from './token.ts'

/** Reports `blank-in-name` for names that hold what looks like a space. */
export function reportBlanksInNames(tokens: readonly Token[], report: Report): void {
  for (const { kind, text, at } of tokens) {
    const character = kind === 'word' ? blankIn(text) : undefined
    if (character !== undefined) report.add('blank-in-name', at, { character })
  }
}
