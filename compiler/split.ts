import { commentLines } from './1-lex/comments.ts'
import {
  commentAt,
  dollarTagAt,
  skipComment,
  skipDollarQuoted,
  skipLine,
  skipQuoted,
} from './1-lex/skip.ts'
import type { Statement } from './1-lex/token.ts'
import type { Lexical, Quote } from './dialects/lexical.ts'

/**
 * The statements of a file, empty ones left out. A text starts at its first token and ends before its
 * semicolon; spans are UTF-16 offsets into the file. Never fails: what is not closed runs to the end.
 */
export function split(text: string, lexical: Lexical): readonly Statement[] {
  return new Splitter(text, lexical).run()
}

const word = /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y
const routineStart = /(?:\/\*!\d*\s*)?(?:create|alter)\b/iy
const routineKinds = new Set(['trigger', 'procedure', 'function', 'event', 'package'])
const compoundWords = new Set(['if', 'loop', 'repeat', 'while'])
const delimiterCommand = /delimiter[ \t]+(\S+)[^\n]*/iy
const copyFromStdin = /^copy\b[\s\S]*\bfrom\s+(?:stdin|pstdin)\b/i

/** Characters that can be passed over without a look: neither quotes nor comments nor ends. */
function plainCharacters(lexical: Lexical): Uint8Array {
  const plain = new Uint8Array(128).fill(1)
  for (const character of ['-', '/', '#', '$', ';', '(', ')', ...Object.keys(lexical.quotes)]) {
    plain[character.charCodeAt(0)] = 0
  }
  return plain
}

class Splitter {
  private readonly text: string
  private readonly lexical: Lexical
  private readonly plain: Uint8Array
  private readonly statements: Statement[] = []
  private delimiter = ';'
  private at = 0
  /** Where the statement before ended, its delimiter included. */
  private last = 0

  constructor(text: string, lexical: Lexical) {
    this.text = text
    this.lexical = lexical
    this.plain = plainCharacters(lexical)
  }

  run(): readonly Statement[] {
    for (;;) {
      this.skipBlank()
      if (this.at >= this.text.length) return this.statements
      if (this.skipDelimiterCommand() || this.skipEmpty()) continue
      if (this.lexical.splitting.psql && this.text[this.at] === '\\') this.readPsql()
      else this.readSql()
    }
  }

  private skipBlank(): void {
    while (this.at < this.text.length) {
      const code = this.text.charCodeAt(this.at)
      if (code <= 32 || code === 0xfe_ff || code === 0xa0) {
        this.at++
        continue
      }
      const style = commentAt(this.text, this.at, this.lexical)
      if (!style) return
      const end = skipComment(this.text, this.at, style, this.lexical)
      // A comment that never ends is a statement's matter: the lexer reports it.
      if (end < 0) return
      this.at = end
    }
  }

  private skipDelimiterCommand(): boolean {
    if (!this.lexical.splitting.delimiter) return false
    delimiterCommand.lastIndex = this.at
    const [whole, delimiter] = delimiterCommand.exec(this.text) ?? []
    if (whole === undefined || delimiter === undefined) return false
    this.delimiter = delimiter
    this.at += whole.length
    this.last = this.at
    return true
  }

  private skipEmpty(): boolean {
    if (!this.text.startsWith(this.delimiter, this.at)) return false
    this.at += this.delimiter.length
    this.last = this.at
    return true
  }

  private readPsql(): void {
    const start = this.at
    this.at = skipLine(this.text, start)
    this.push('psql', start, this.at)
    this.last = this.at
  }

  private readSql(): void {
    const start = this.at
    this.at = new Body(this.text, this.lexical, this.delimiter).end(start, this.plain)
    this.push('sql', start, this.at)
    this.at += this.delimiter.length
    this.last = this.at
    if (this.lexical.splitting.psql && copyFromStdin.test(this.text.slice(start, start + 2000))) {
      this.readCopyData()
    }
  }

  /** The rows behind COPY ... FROM stdin, up to the line `\.` (PostgreSQL manual, COPY). */
  private readCopyData(): void {
    const start = skipLine(this.text, this.at) + 1
    const mark = /^\\\.\r?$/m.exec(this.text.slice(start))
    const end = mark ? start + mark.index : this.text.length
    if (start < end) this.push('copy-data', start, end)
    this.at = mark ? end + mark[0].length : this.text.length
    this.last = this.at
  }

  private push(kind: Statement['kind'], start: number, end: number): void {
    const text = this.text.slice(start, end).trimEnd()
    const at = { start, end: start + text.length }
    this.statements.push({ text, at, kind, comments: this.commentsAbove(start) })
  }

  /** Without a blank line in between, and not on the line where the last statement ended. */
  private commentsAbove(start: number): readonly string[] {
    if (start - this.last < 3) return []
    const from = this.last === 0 ? 0 : Math.min(skipLine(this.text, this.last), start)
    const lines = commentLines(this.text, { start: from, end: start }, this.lexical)
    const above: string[] = []
    let below = start
    for (const line of lines.toReversed()) {
      if (/\n[^\S\n]*\n/.test(this.text.slice(line.at.end, below))) break
      above.unshift(line.text)
      below = line.at.start
    }
    return above.filter((line) => !/^name\s*:/.test(line))
  }
}

/** Finds where one statement ends. */
class Body {
  private readonly text: string
  private readonly lexical: Lexical
  private readonly delimiter: string
  /** BEGIN and CASE that are open, in a statement that defines a routine. */
  private blocks = 0
  private parentheses = 0
  private words = 0
  private kind: 'plain' | 'definition' | 'routine' | 'rule' = 'plain'

  constructor(text: string, lexical: Lexical, delimiter: string) {
    this.text = text
    this.lexical = lexical
    this.delimiter = delimiter
  }

  /** The offset of the delimiter, or of the end of the text. */
  end(start: number, plain: Uint8Array): number {
    routineStart.lastIndex = start
    if (routineStart.test(this.text)) this.kind = 'definition'
    const mark = this.delimiter.charCodeAt(0)
    let at = start
    while (at < this.text.length) {
      const code = this.text.charCodeAt(at)
      if (code === mark && this.endsAt(at)) return at
      if (this.kind !== 'plain' && isLetter(code)) at = this.readWord(at)
      else if (code > 127 || plain[code] === 1) at++
      else at = this.readSpecial(at)
      if (at < 0) return this.text.length
    }
    return this.text.length
  }

  private endsAt(at: number): boolean {
    if (this.blocks > 0 && this.delimiter === ';') return false
    if (this.kind === 'rule' && this.parentheses > 0) return false
    return this.text.startsWith(this.delimiter, at)
  }

  /** A quote, a comment, a parenthesis. The offset behind it, or -1 when it is not closed. */
  private readSpecial(at: number): number {
    const character = this.text[at] ?? ''
    if (character === '(') this.parentheses++
    if (character === ')') this.parentheses--
    const quote = this.quoteAt(at, character)
    if (quote) return skipQuoted(this.text, at, quote)
    const style = commentAt(this.text, at, this.lexical)
    if (style) return skipComment(this.text, at, style, this.lexical)
    if (character === '$' && this.lexical.dollarQuotes && !this.inName(at)) {
      const tag = dollarTagAt(this.text, at)
      if (tag !== undefined) return skipDollarQuoted(this.text, at, tag)
    }
    return at + 1
  }

  private quoteAt(at: number, character: string): Quote | undefined {
    const quote = this.lexical.quotes[character]
    if (!quote || at === 0) return quote
    const letter = this.text[at - 1]?.toLowerCase() ?? ''
    const prefixed = this.lexical.prefixes[letter]
    return prefixed?.close === character && !this.inName(at - 1) ? prefixed : quote
  }

  /** Whether the character before belongs to a name or number. */
  private inName(at: number): boolean {
    return /[\w$\u0080-\uffff]/.test(this.text[at - 1] ?? '')
  }

  private readWord(at: number): number {
    const found = wordAt(this.text, at)
    const lower = found.toLowerCase()
    // `e'...'` is left to the quote.
    const end = at + found.length
    this.words++
    if (this.kind === 'definition') this.classify(lower)
    else if (lower === 'begin' || lower === 'case') this.blocks++
    else if (lower === 'end') return this.readEnd(end)
    return end
  }

  private classify(lower: string): void {
    if (this.parentheses > 0 || this.words > 20) this.kind = 'plain'
    else if (routineKinds.has(lower)) this.kind = 'routine'
    else if (lower === 'rule') this.kind = 'rule'
  }

  /** END closes BEGIN and CASE; END IF, END LOOP and the like close what was not counted. */
  private readEnd(end: number): number {
    const next = end + (/^\s*/.exec(this.text.slice(end, end + 100))?.[0].length ?? 0)
    const following = wordAt(this.text, next).toLowerCase()
    if (compoundWords.has(following)) return next + following.length
    this.blocks--
    return following === 'case' ? next + following.length : end
  }
}

function wordAt(text: string, at: number): string {
  word.lastIndex = at
  return word.exec(text)?.[0] ?? ''
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code > 127
}
