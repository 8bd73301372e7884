import type { Lexical, Quote, VersionedComments } from '../dialects/lexical.ts'

/** Where things end that hold no code. Each returns the offset behind the end, or -1 when it never comes. */

/** `start` is the offset of the opening character. */
export function skipQuoted(text: string, start: number, quote: Quote): number {
  if (quote.escapes.startsWith('backslash'))
    return skipEscaped(text, start, quote.close.charCodeAt(0))
  let at = start + 1
  for (;;) {
    const end = text.indexOf(quote.close, at)
    if (end < 0) return -1
    if (text[end + 1] !== quote.close || quote.close === ']') return end + 1
    at = end + 2
  }
}

const BACKSLASH = 92

/** Character by character: a search for the next backslash could run to the end of the file each time. */
function skipEscaped(text: string, start: number, close: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === close) {
      if (text.charCodeAt(at + 1) !== close) return at + 1
      at++
    }
  }
  return -1
}

/** `start` is the offset of the opening slash. PostgreSQL's comments nest (manual 4.1.5). */
function skipBlockComment(text: string, start: number, nested: boolean): number {
  if (!nested) {
    const close = text.indexOf('*/', start + 2)
    return close < 0 ? -1 : close + 2
  }
  let depth = 1
  commentMark.lastIndex = start + 2
  while (depth > 0) {
    const mark = commentMark.exec(text)
    if (!mark) return -1
    depth += mark[0] === '/*' ? 1 : -1
  }
  return commentMark.lastIndex
}

const commentMark = /\/\*|\*\//g

export function skipBlanks(text: string, start: number, { blanks }: Lexical): number {
  let at = start
  while (at < text.length && blanks.includes(text[at] ?? '')) at++
  return at
}

export function skipLine(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end < 0 ? text.length : end
}

const dollarTag = /\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/y

/** The opening `$tag$` at an offset, if there is one. */
export function dollarTagAt(text: string, start: number): string | undefined {
  dollarTag.lastIndex = start
  return dollarTag.exec(text)?.[0]
}

export function skipDollarQuoted(text: string, start: number, tag: string): number {
  const end = text.indexOf(tag, start + tag.length)
  return end < 0 ? -1 : end + tag.length
}

/** `versioned`: of a version that the dialect does not run; plain comments stand inside one. */
export type CommentStyle = 'line' | 'block' | 'versioned'

/** Which comment opens at an offset, if any; a versioned one is code where the dialect says so. */
export function commentAt(
  text: string,
  at: number,
  { comments }: Lexical,
): CommentStyle | undefined {
  const first = text[at]
  const second = text[at + 1]
  if (first === '-' && second === '-') {
    const third = text[at + 2]
    return !comments.dashNeedsSpace || third === undefined || third <= ' ' ? 'line' : undefined
  }
  if (first === '#') return comments.hash ? 'line' : undefined
  if (first !== '/' || second !== '*') return undefined
  const versioned = versionedAt(text, at, comments.versioned)
  if (!versioned) return 'block'
  return versioned.isCode ? undefined : 'versioned'
}

/** The offset of the code that a versioned comment opens; undefined where none opens that the dialect runs. */
export function versionedCodeAt(text: string, at: number, { comments }: Lexical) {
  const versioned = versionedAt(text, at, comments.versioned)
  return versioned?.isCode ? versioned.end : undefined
}

function versionedAt(text: string, at: number, versioned: VersionedComments | undefined) {
  if (!versioned || text[at] !== '/') return undefined
  const mark = Object.keys(versioned.marks).find((each) => text.startsWith(each, at))
  if (mark === undefined) return undefined
  const { marks, version } = versioned
  version.lastIndex = at + mark.length
  const [digits = ''] = version.exec(text) ?? []
  const runs = marks[mark]?.some(([from, to]) => Number(digits) >= from && Number(digits) <= to)
  return { isCode: runs === true, end: at + mark.length + digits.length }
}

/** The offset behind the comment that opens at `at`, or -1. */
export function skipComment(text: string, at: number, style: CommentStyle, lexical: Lexical) {
  if (style === 'line') return skipLine(text, at)
  const end = skipBlockComment(text, at, style === 'versioned' || lexical.comments.nested)
  // SQLite's tokenize.c: two signs at the very end are no comment.
  const isEnded = end < 0 && lexical.comments.endsWithText && text.length > at + 2
  return isEnded ? text.length : end
}
