import type { Span } from '../source/span.ts'

/** A stretch of a line as a terminal shows it, and where the span lies under it, in columns. */
export interface Excerpt {
  readonly text: string
  readonly indent: number
  /** At least 1: a span without length is a place between two characters. */
  readonly width: number
}

/** A line longer than this is cut to a window around the span. In UTF-16 code units. */
const LONGEST_LINE = 120
const BEFORE_SPAN = 40
const TAB_STOP = 4
const ELLIPSIS = '…'

/** The line, or the window of it around the span, tabs expanded. Offsets are relative to the line. */
export function excerpt(line: string, span: Span): Excerpt {
  const start = Math.min(span.start, line.length)
  const end = Math.max(start, Math.min(span.end, line.length))
  const { from, to } = windowOf(line, { start, end })
  const head = from > 0 ? ELLIPSIS : ''
  const tail = to < line.length ? ELLIPSIS : ''
  const before = expand(`${head}${line.slice(from, start)}`, 0)
  const marked = expand(line.slice(start, Math.min(end, to)), before.columns)
  const after = expand(`${line.slice(Math.min(end, to), to)}${tail}`, marked.columns)
  return {
    text: before.text + marked.text + after.text,
    indent: before.columns,
    width: Math.max(1, marked.columns - before.columns),
  }
}

/** The text without what would move the cursor, colour the terminal or turn the reading direction. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (character) =>
    character === '\n' || character === '\t' ? ' ' : '\uFFFD',
  )
}

/** A message may quote what the user wrote, megabytes of it. In UTF-16 code units. */
const LONGEST_MESSAGE = 400

/** `printable`, and without its middle where it is too long to be read. */
export function shortened(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return printable(message)
  const half = LONGEST_MESSAGE / 2
  const head = message.slice(0, wholePair(message, half))
  const tail = message.slice(wholePair(message, message.length - half))
  return `${printable(head)}${ELLIPSIS}${printable(tail)}`
}

function windowOf(line: string, span: Span): { readonly from: number; readonly to: number } {
  if (line.length <= LONGEST_LINE) return { from: 0, to: line.length }
  const latest = line.length - LONGEST_LINE
  const from = Math.max(0, Math.min(span.start - BEFORE_SPAN, latest))
  return { from: wholePair(line, from), to: wholePair(line, from + LONGEST_LINE) }
}

/** An offset between the two halves of one character moves before it. */
function wholePair(line: string, offset: number): number {
  const code = line.charCodeAt(offset)
  return offset > 0 && code >= 0xdc00 && code <= 0xdfff ? offset - 1 : offset
}

interface Expanded {
  readonly text: string
  readonly columns: number
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** `columns` counts from the start of the line, so that tabs reach their stops. */
function expand(text: string, start: number): Expanded {
  let columns = start
  let expanded = ''
  for (const { segment } of graphemes.segment(text)) {
    const shown =
      segment === '\t' ? ' '.repeat(TAB_STOP - (columns % TAB_STOP)) : printable(segment)
    expanded += shown
    columns += segment === '\t' ? shown.length : columnsOf(shown)
  }
  return { text: expanded, columns }
}

const WIDE =
  /^(?:\p{Emoji_Presentation}|.\uFE0F|\p{Script_Extensions=Han}|\p{Script=Hangul}|\p{Script_Extensions=Hiragana}|\p{Script_Extensions=Katakana}|[\uFF01-\uFF60\uFFE0-\uFFE6])/u
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u

/** How many columns a terminal gives one grapheme (Unicode Standard Annex 11). */
function columnsOf(grapheme: string): number {
  if (INVISIBLE.test(grapheme)) return 0
  return WIDE.test(grapheme) ? 2 : 1
}
