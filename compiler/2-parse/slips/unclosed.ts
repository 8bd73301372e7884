import type { Span } from '../../source/span.ts'

/** The usual slip behind a string that is not closed; `at` runs from its quote to the end of the text. */
export function unclosedSlip(text: string, at: Span): string | undefined {
  const quote = text[at.start] ?? ''
  // 'it's': the second quote has closed the string, the third one opens another.
  const isInWord =
    /[\p{L}\d]/u.test(text[at.start - 1] ?? '') && text.slice(0, at.start).includes(quote)
  if (quote === "'" && isInWord) {
    return "inside a string a quote is doubled: 'it''s'; or one is missing further up"
  }
  const typographic = /[\u2018\u2019\u201c\u201d]/.exec(text.slice(at.start, at.end))?.[0]
  return typographic === undefined ? undefined : `${typographic} closes nothing: write ${quote}`
}
