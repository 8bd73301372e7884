import type { Span } from '../source/span.ts'

/** A stretch of a line as a terminal shows it, and where the span lies under it, in columns. */
export interface Excerpt {
  readonly text: string
  readonly indent: number
  /** At least 1: a span without length is a place between two characters. */
  readonly width: number
}

/** However narrow the terminal: less is not to be read. */
const SHORTEST_LINE = 30
const SHORTEST_WINDOW = 8
const TAB_STOP = 4
const ELLIPSIS = '…'

/**
 * The line or, where it is longer than `longest` columns, the window of it around the span; tabs expanded. Offsets
 * are relative to the line.
 */
export function excerpt(line: string, span: Span, longest: number): Excerpt {
  const start = Math.min(span.start, line.length)
  const end = Math.max(start, Math.min(span.end, line.length))
  const most = Math.max(longest, SHORTEST_LINE)
  let room = most
  for (;;) {
    const { columns, ...shown } = cut(line, { start, end }, room)
    // Tabs and wide characters take more columns than code units.
    const excess = columns - most
    if (excess <= 0 || room <= SHORTEST_WINDOW) return shown
    room = Math.max(SHORTEST_WINDOW, room - Math.ceil(excess / TAB_STOP))
  }
}

/** The window of so many code units. */
function cut(
  line: string,
  { start, end }: Span,
  room: number,
): Excerpt & { readonly columns: number } {
  const { from, to } = windowOf(line, start, room)
  const head = from > 0 ? ELLIPSIS : ''
  const tail = to < line.length ? ELLIPSIS : ''
  const before = expand(`${head}${line.slice(from, start)}`, 0)
  const marked = expand(line.slice(start, Math.min(end, to)), before.columns)
  const after = expand(`${line.slice(Math.min(end, to), to)}${tail}`, marked.columns)
  return {
    text: before.text + marked.text + after.text,
    indent: before.columns,
    width: Math.max(1, marked.columns - before.columns),
    columns: after.columns,
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

/** A third of it stands before the span, and the signs of what is left out have their room in it. */
function windowOf(
  line: string,
  start: number,
  room: number,
): { readonly from: number; readonly to: number } {
  if (line.length <= room) return { from: 0, to: line.length }
  const inner = room - 2 * ELLIPSIS.length
  const from = Math.max(0, Math.min(start - Math.floor(inner / 3), line.length - inner))
  return { from: wholePair(line, from), to: wholePair(line, from + inner) }
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

/** Making a segmenter takes 10 ms; a text of ASCII, which most are, has one grapheme a character. */
function graphemesOf(text: string): Iterable<string> {
  if (/^[\t -~]*$/.test(text)) return text
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
  return Array.from(segments, ({ segment }) => segment)
}

/** `columns` counts from the start of the line, so that tabs reach their stops. */
function expand(text: string, start: number): Expanded {
  let columns = start
  let expanded = ''
  for (const segment of graphemesOf(text)) {
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
