import { isCode, isWarning, warnings } from '../diagnostics/catalogue.ts'
import type { Report } from '../diagnostics/report.ts'
import { suggest } from '../diagnostics/suggest.ts'
import type { Span } from '../source/span.ts'
import type { CommentLine } from './comments.ts'

/** A warning that `-- quarry: off many-rows` turns off for the query below it. */
export interface TurnedOff {
  readonly code: string
  /** In the file. */
  readonly at: Span
}

const directive = /^quarry\s*:/i
const off = /^quarry\s*:\s*off\s+(?=\S)/i

export function isDirective({ text }: Pick<CommentLine, 'text'>): boolean {
  return directive.test(text)
}

/** Reports `malformed-directive`, `unknown-warning`, `error-turned-off`. */
export function readDirectives(
  lines: readonly CommentLine[],
  report: Report,
): readonly TurnedOff[] {
  return lines.filter(isDirective).flatMap((line) => {
    const start = off.exec(line.text)?.[0]
    if (start !== undefined) return codesOf(line, start.length, report)
    report.add('malformed-directive', line.at, { text: line.text })
    return []
  })
}

function codesOf({ text, at }: CommentLine, start: number, report: Report): readonly TurnedOff[] {
  const words = [...text.slice(start).matchAll(/[^\s,]+/g)]
  return words.flatMap(({ 0: code, index }) => {
    const from = at.start + start + index
    const span = { start: from, end: from + code.length }
    if (isWarning(code)) return [{ code, at: span }]
    if (isCode(code)) report.add('error-turned-off', span, { code })
    else report.add('unknown-warning', span, { code, suggestion: suggest(code, warnings) })
    return []
  })
}
