import { lex } from '../1-lex/lexer.ts'
import { markerAt } from '../1-lex/migration-marker.ts'
import { commentAt, skipBlanks, skipComment, skipLine } from '../1-lex/skip.ts'
import { plainCharacters, StatementEnd } from '../1-lex/statement-end.ts'
import type { Statement } from '../1-lex/token.ts'
import type { ClientCommands, Lexical } from '../dialects/lexical.ts'
import type { Span } from '../source/span.ts'

export interface SplitStatement extends Statement {
  /** How it falls into tokens, where an earlier statement has changed that. */
  readonly lexical?: Lexical
}

/**
 * The statements of a file, empty ones left out. A text starts at its first token and ends before its
 * semicolon; spans are UTF-16 offsets into the file. Never fails: what is not closed runs to the end.
 */
export function split(text: string, lexical: Lexical): readonly SplitStatement[] {
  return new Splitter(text, lexical).run()
}

class Splitter {
  private readonly text: string
  private readonly usual: Lexical
  private lexical: Lexical
  private plain: Uint8Array
  private readonly statements: SplitStatement[] = []
  private delimiter = ';'
  private at = 0
  /** Below a marker like `-- +goose Down`. */
  private rollback = false

  constructor(text: string, lexical: Lexical) {
    this.text = text
    this.usual = lexical
    this.lexical = lexical
    this.plain = plainCharacters(lexical)
  }

  run(): readonly SplitStatement[] {
    // A byte order mark, which clients drop.
    if (this.text.startsWith('\ufeff')) this.at = 1
    for (;;) {
      this.skipBlank()
      if (this.at >= this.text.length) return this.statements
      if (this.skipDelimiterCommand() || this.skipEmpty()) continue
      if (!this.readClient() && !this.readLine()) this.readSql()
    }
  }

  private skipBlank(): void {
    while (this.at < this.text.length) {
      this.at = skipBlanks(this.text, this.at, this.lexical)
      const style = commentAt(this.text, this.at, this.lexical)
      if (!style) return
      if (style === 'line') this.readMarker()
      const end = skipComment(this.text, this.at, style, this.lexical)
      // A comment that never ends is a statement's matter: the lexer reports it.
      if (end < 0) return
      this.at = end
    }
  }

  private readMarker(): void {
    const marker = markerAt(this.text, this.at)
    if (marker === 'up') this.rollback = false
    if (marker === 'down') this.rollback = true
  }

  private skipDelimiterCommand(): boolean {
    const found = this.match(this.client.delimiter)
    const delimiter = found?.slice(1).find((group) => group !== undefined)
    if (!found || delimiter === undefined) return false
    this.delimiter = delimiter
    this.at += found[0].length
    return true
  }

  private get client(): ClientCommands {
    return this.lexical.splitting.client
  }

  private match(expression: RegExp | undefined): RegExpExecArray | undefined {
    if (!expression) return undefined
    expression.lastIndex = this.at
    return expression.exec(this.text) ?? undefined
  }

  private skipEmpty(): boolean {
    if (!this.text.startsWith(this.delimiter, this.at)) return false
    this.at += this.delimiter.length
    return true
  }

  private readClient(): boolean {
    const [command] = this.match(this.client.command) ?? []
    if (command === undefined) return false
    this.push('client', this.at, this.at + command.length)
    this.at += command.length
    if (this.readsRows(command.slice(1))) this.readCopyData()
    return true
  }

  private readLine(): boolean {
    const [line] = this.match(this.client.line) ?? []
    if (line === undefined || line.trimEnd().endsWith(this.delimiter)) return false
    this.push('sql', this.at, this.at + line.length)
    this.at += line.length
    return true
  }

  private readSql(): void {
    const start = this.at
    this.at = new StatementEnd(this.text, this.lexical, this.delimiter).find(start, this.plain)
    const end = this.delimiter === ';' ? this.at : this.withoutSemicolon(start, this.at)
    this.push('sql', start, end)
    if (this.text.startsWith(this.delimiter, this.at)) this.at += this.delimiter.length
    if (this.readsRows(this.text.slice(start, end))) this.readCopyData()
  }

  /** `COPY t FROM stdin`, or `\copy` of psql. */
  private readsRows(text: string): boolean {
    if (!this.client.copyData || !/^copy\b/i.test(text)) return false
    const words = lex(text, this.lexical).tokens.map((token) =>
      token.kind === 'word' ? token.value : '',
    )
    return words.some((each, i) => each === 'from' && /^p?stdin$/.test(words[i + 1] ?? ''))
  }

  /** `END;//`: the server takes a semicolon behind the statement that the client sends. */
  private withoutSemicolon(start: number, end: number): number {
    const last = this.behindLast(start, end) - 1
    return this.text[last] === ';' ? last : end
  }

  /**
   * The rows behind COPY ... FROM stdin, up to the line `\.` (PostgreSQL manual, COPY). Blanks are values, and an empty
   * line is a row: nothing is taken away, and a table without rows has an empty text.
   */
  private readCopyData(): void {
    const start = skipLine(this.text, this.at) + 1
    const mark = /^\\\.\r?$/m.exec(this.text.slice(start))
    const end = mark ? start + mark.index : this.text.length
    this.pushAt('copy-data', { start: Math.min(start, end), end })
    this.at = mark ? end + mark[0].length : this.text.length
  }

  private push(kind: Statement['kind'], start: number, end: number): void {
    this.pushAt(kind, { start, end: this.behindLast(start, end) })
  }

  private pushAt(kind: Statement['kind'], at: Span): void {
    const { rollback, lexical } = this
    const text = this.text.slice(at.start, at.end)
    const own = lexical === this.usual ? undefined : { lexical }
    this.statements.push({ text, at, kind, rollback, ...own })
    const next = kind === 'sql' && !rollback ? lexical.after(text) : undefined
    if (!next || next === lexical) return
    this.lexical = next
    this.plain = plainCharacters(next)
  }

  /** The end without the blanks before it. */
  private behindLast(start: number, end: number): number {
    let last = end
    while (last > start && this.lexical.blanks.includes(this.text[last - 1] ?? '')) last--
    // SQLite's tokenize.c: a comment that nothing closes has one more character than its opening.
    const isOpening = this.lexical.comments.endsWithText && this.text.startsWith('/*', last - 2)
    return isOpening && last < end ? last + 1 : last
  }
}
