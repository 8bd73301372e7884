import type { Report } from '../diagnostics/report.ts'
import type { Token } from './token.ts'

/** Spaces, and what has no width, beyond ASCII: letters to every engine, blanks to the eye. */
const blank =
  /[\u0085\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028\u2029\u202f\u205f-\u2064\u3000\ufeff]/

/** `U+00A0` in `SELECT\u00a01`, which is one name. */
export function blankInName({ kind, text }: Token): string | undefined {
  const found = kind === 'word' ? blank.exec(text)?.[0] : undefined
  const code = found?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return code && `U+${code}`
}

/** Reports `blank-in-name` for names that hold what looks like a space. */
export function reportBlanksInNames(tokens: readonly Token[], report: Report): void {
  for (const token of tokens) {
    const character = blankInName(token)
    if (character !== undefined) report.add('blank-in-name', token.at, { character })
  }
}
