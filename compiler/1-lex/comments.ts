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
}

/** The comment lines between two offsets that hold nothing but comments and space. */
export function commentLines(
  text: string,
  { start, end }: Span,
  lexical: Lexical,
): readonly CommentLine[] {
  const lines: CommentLine[] = []
  let at = start
  while (at < end) {
    const style = commentAt(text, at, lexical)
    if (!style) {
      at++
      continue
    }
    const close = skipComment(text, at, style, lexical)
    const stop = close < 0 ? end : close
    lines.push(...(style === 'line' ? [lineComment(text, at, stop)] : blockLines(text, at, stop)))
    at = stop
  }
  return lines
}

function lineComment(text: string, start: number, end: number): CommentLine {
  return trimmed('line', text, { start: start + (text[start] === '#' ? 1 : 2), end })
}

/** The empty first and last lines of a block, and the stars down its side, are markers. */
function blockLines(text: string, start: number, end: number): readonly CommentLine[] {
  const lines: CommentLine[] = []
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

function trimmed(style: CommentStyle, text: string, { start, end }: Span): CommentLine {
  const raw = text.slice(start, end)
  const body = raw.trim()
  const offset = start + raw.indexOf(body)
  return { style, text: body, at: { start: offset, end: offset + body.length } }
}
