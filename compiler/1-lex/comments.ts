import type { Lexical } from '../dialects/lexical.ts'
import type { Span } from '../source/span.ts'
import { type CommentStyle, commentAt, skipComment } from './skip.ts'

/** One line of a comment: of a block comment there are several. */
export interface CommentLine {
  readonly style: CommentStyle
  /** Markers and the space around them taken off. */
  readonly text: string
  /** Of `text` in the file. */
  readonly at: Span
  /** Code stands before the comment on its line: `SELECT 1; -- a remark`. */
  readonly isTrailing: boolean
}

type Line = Omit<CommentLine, 'isTrailing'>

/** The comment lines between two offsets that hold nothing but comments and space. */
export function commentLines(
  text: string,
  { start, end }: Span,
  lexical: Lexical,
): readonly CommentLine[] {
  const lines: CommentLine[] = []
  // The text before is a statement's.
  let isTrailing = start > 0
  let at = start
  while (at < end) {
    const style = commentAt(text, at, lexical)
    if (!style) {
      isTrailing = text[at] === '\n' ? false : isTrailing || text.charCodeAt(at) > SPACE
      at++
      continue
    }
    const close = skipComment(text, at, style, lexical)
    const stop = close < 0 ? end : close
    const own = style === 'line' ? [lineComment(text, at, stop)] : blockLines(text, at, stop)
    for (const line of own) lines.push({ ...line, isTrailing })
    at = stop
  }
  return lines
}

const SPACE = 32

function lineComment(text: string, start: number, end: number): Line {
  return trimmed('line', text, { start: start + (text[start] === '#' ? 1 : 2), end })
}

/** The empty first and last lines of a block, and the stars down its side, are markers. */
function blockLines(text: string, start: number, end: number): readonly Line[] {
  const lines: Line[] = []
  const close = text.startsWith('*/', end - 2) ? end - 2 : end
  let at = start + 2
  while (at <= close) {
    const newline = text.indexOf('\n', at)
    const stop = newline < 0 || newline > close ? close : newline
    const star = /^[ \t]*\*+(?!\/)/.exec(text.slice(at, stop))?.[0] ?? ''
    lines.push(trimmed('block', text, { start: at + star.length, end: stop }))
    at = stop + 1
  }
  while (lines[0]?.text === '') lines.shift()
  while (lines.at(-1)?.text === '') lines.pop()
  return lines
}

function trimmed(style: CommentStyle, text: string, { start, end }: Span): Line {
  const raw = text.slice(start, end)
  const body = raw.trim()
  const offset = start + raw.indexOf(body)
  return { style, text: body, at: { start: offset, end: offset + body.length } }
}
