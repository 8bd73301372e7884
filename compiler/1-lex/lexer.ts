import type { Lexical, Operators, Quote } from '../dialects/lexical.ts'
import { type LexicalTables, tablesOf } from './lexical-tables.ts'
import {
  commentAt,
  dollarTagAt,
  skipBlanks,
  skipComment,
  skipDollarQuoted,
  skipQuoted,
  versionedCodeAt,
} from './skip.ts'
import type { Lexed, Token, TokenKind } from './token.ts'
import { isWellEscaped, unescape } from './unescape.ts'

/**
 * The tokens of one statement, comments left out. Never fails: what cannot be closed ends the
 * tokens, what begins no token is `invalid`.
 */
export function lex(text: string, lexical: Lexical): Lexed {
  return new Lexer(text, lexical).run()
}

type Munched = Extract<Operators, { kind: 'munched' }>

interface Piece {
  readonly kind: TokenKind
  readonly end: number
  readonly value: string
}

const SPACE = 32
const LAST_ASCII = 127
const LAST_PARAMETER = 2 ** 31 - 1

const name = /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y
const nameWithDigits = /[\w$\u0080-\uffff]*[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/y
const plainNumber = /(?:\d+(?:\.(?!\.)\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y
/** A separator stands between digits, or behind `0x` (PostgreSQL manual 4.1.2.6). */
const separatedNumber =
  /(?:0[xX](?:_?[\da-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:\d(?:_?\d)*(?:\.(?!\.)(?:\d(?:_?\d)*)?)?|\.\d(?:_?\d)*)(?:[eE][+-]?\d(?:_?\d)*)?)/y
const prefixedNumber = /0(?:x[\da-fA-F]+|b[01]+)/y
/** A separator stands between digits (SQLite manual, lang_expr.html, literal values). */
const strictlySeparated =
  /(?:0[xX][\da-fA-F](?:_?[\da-fA-F])*|(?:\d(?:_?\d)*(?:\.(?:\d(?:_?\d)*)?)?|\.\d(?:_?\d)*)(?:[eE][+-]?\d(?:_?\d)*)?)/y
const nameStart = /[A-Za-z_\u0080-\uffff]/
const nameCharacters = /[\w$\u0080-\uffff]+/y
const nameCharacter = /[\w$\u0080-\uffff]/
const userVariable = /[\w$.\u0080-\uffff]+/y
/** `global.x`, `` `x` ``, `` x.`y` `` */
const systemVariable =
  /(?:(?:[\w$\u0080-\uffff]+|`(?:[^`]|``)+`)(?:\.(?=[\w$`\u0080-\uffff])|(?![\w$`\u0080-\uffff])))+/y
const digits = /\d*/y

class Lexer {
  readonly text: string
  readonly lexical: Lexical
  readonly tokens: Token[] = []
  unterminated: Lexed['unterminated'] = undefined
  /** Up to here stand + and - that the run before them gave back: each is an operator of its own. */
  private signsUntil = 0
  /** Where the versioned comment opens whose code is being read. */
  private versionedFrom: number | undefined

  private readonly tables: LexicalTables

  constructor(text: string, lexical: Lexical) {
    this.text = text
    this.lexical = lexical
    this.tables = tablesOf(lexical)
  }

  run(): Lexed {
    let at = 0
    while (at < this.text.length && !this.unterminated) {
      const next = this.skipSpace(at)
      at = next > at ? next : this.readToken(at)
    }
    if (this.versionedFrom !== undefined) this.close(this.versionedFrom, -1, 'comment')
    return { text: this.text, tokens: this.tokens, unterminated: this.unterminated }
  }

  /** Space, comments, and the marks of code inside versioned comments. */
  private skipSpace(at: number): number {
    const code = this.text.charCodeAt(at)
    if (code <= SPACE || code > LAST_ASCII) {
      const end = skipBlanks(this.text, at, this.lexical)
      if (end > at) return end
    } else if (isLetterOrDigit(code)) return at
    const style = commentAt(this.text, at, this.lexical)
    if (style) return this.close(at, skipComment(this.text, at, style, this.lexical), 'comment')
    return this.skipVersionMark(at)
  }

  /** The opening or the closing mark of code inside a versioned comment. */
  private skipVersionMark(at: number): number {
    const code = versionedCodeAt(this.text, at, this.lexical)
    if (code !== undefined) {
      this.versionedFrom ??= at
      return code
    }
    if (this.versionedFrom === undefined || !this.text.startsWith('*/', at)) return at
    this.versionedFrom = undefined
    return at + 2
  }

  private close(start: number, end: number, what: string): number {
    if (end >= 0) return end
    this.unterminated = { what, at: { start, end: this.text.length } }
    return this.text.length
  }

  private readToken(at: number): number {
    const piece = this.readMember(at) ?? this.readPiece(at)
    if (this.unterminated) return this.text.length
    this.tokens.push({
      kind: piece.kind,
      text: this.text.slice(at, piece.end),
      value: piece.value,
      continues: piece.kind === 'string' && this.continuesString(at),
      at: { start: at, end: piece.end },
    })
    if (piece.kind === 'string' && this.tokens.length > 2) this.applyUescape()
    return piece.end
  }

  private readPiece(at: number): Piece {
    const code = this.text.charCodeAt(at)
    if (isLetterOrDigit(code)) {
      return this.readNumber(at) ?? this.readWord(at) ?? this.readSign(at)
    }
    if (alwaysSigns.has(code)) return this.readSign(at)
    return (
      this.readDollar(at) ??
      this.readQuoted(at) ??
      this.readNumber(at) ??
      this.readWord(at) ??
      this.readNull(at) ??
      this.readParameter(at) ??
      this.readOperator(at) ??
      this.readSign(at)
    )
  }

  /** `U&'d!0061' UESCAPE '!'` is one token, of a string or of a name (PostgreSQL manual 4.1.2.3). */
  private applyUescape(): void {
    const [quoted, word, character] = this.tokens.slice(-3)
    if (word?.kind !== 'word' || word.text.toLowerCase() !== 'uescape') return
    const quote = quoted && this.lexical.prefixes[quoted.text.slice(0, 3).toLowerCase()]
    if (!quoted || !character || quote?.escapes !== 'unicode') return
    if (!/^'[^\da-f+'"\s]'$/i.test(character.text)) return
    const { start } = quoted.at
    const at = { start, end: character.at.end }
    const body = quoted.text.slice(3, -1)
    const value = unescape(body, quote, character.value)
    const kind = isWellEscaped(body, quote, character.value) ? quote.token : 'invalid'
    const text = this.text.slice(start, at.end)
    this.tokens.splice(-3, 3, { ...quoted, kind, text, value, at })
  }

  private continuesString(at: number): boolean {
    const last = this.tokens.at(-1)
    const { adjacentStrings } = this.lexical
    if (last?.kind !== 'string' || adjacentStrings === 'none') return false
    const mark = this.text[at]
    if (adjacentStrings === 'any') return mark === "'" || mark === '"'
    return mark === "'" && /^[ \t\n\r\f\v]*\n[ \t\n\r\f\v]*$/.test(this.text.slice(last.at.end, at))
  }

  /** `t.1` and `t.1e5`: what directly follows a word and a point is a name (MySQL manual 11.2). */
  private readMember(at: number): Piece | undefined {
    const last = this.tokens.at(-1)
    if (!this.lexical.numbers.leadNames || last?.at.end !== at) return undefined
    if (last.text === '.') {
      const word = match(nameCharacters, this.text, at)
      return word ? this.word('word', at, word) : undefined
    }
    const follows = this.text[at] === '.' && isDigit(this.text[at + 1])
    return follows && last.kind === 'word' ? this.readSign(at) : undefined
  }

  private readDollar(at: number): Piece | undefined {
    if (this.text[at] !== '$') return undefined
    const number = match(digits, this.text, at + 1)
    if (number) {
      const end = at + 1 + number.length
      const ended = !nameStart.test(this.text[end] ?? '') && Number(number) <= LAST_PARAMETER
      return { kind: ended ? 'parameter' : 'invalid', end, value: number }
    }
    const tag = this.lexical.dollarQuotes !== 'none' ? dollarTagAt(this.text, at) : undefined
    if (tag !== undefined) {
      const end = this.close(at, skipDollarQuoted(this.text, at, tag), `string ${tag}`)
      return { kind: 'string', end, value: this.text.slice(at + tag.length, end - tag.length) }
    }
    if (!this.lexical.parameters.dollarName) return undefined
    return this.named('parameter', at, 1)
  }

  private readQuoted(at: number): Piece | undefined {
    const quote = this.lexical.quotes[this.text[at] ?? '']
    return quote && this.quoted(at, at, quote)
  }

  /** `start` is where the token begins, `open` where its quote stands. */
  private quoted(start: number, open: number, quote: Quote): Piece {
    const what = quote.token === 'quoted-name' ? 'quoted name' : 'string'
    const end = this.close(start, skipQuoted(this.text, open, quote), what)
    const body = this.text.slice(open + 1, end - 1)
    const value = unescape(body, quote)
    const isWell = quote.content?.test(value) !== false && isWellEscaped(body, quote)
    return { kind: isWell ? quote.token : 'invalid', end, value }
  }

  private readNumber(at: number): Piece | undefined {
    const first = this.text[at] ?? ''
    const begins = isDigit(first) || (first === '.' && isDigit(this.text[at + 1]))
    if (!begins) return undefined
    const { separators, prefixed, leadNames } = this.lexical.numbers
    const bits = prefixed === 'strings' ? match(prefixedNumber, this.text, at) : ''
    if (bits && !nameCharacter.test(this.text[at + bits.length] ?? '')) {
      const kind = bits[1] === 'x' ? 'bytes' : 'bits'
      return { kind, end: at + bits.length, value: bits.slice(2) }
    }
    const strict = prefixed === 'hexadecimal' ? strictlySeparated : separatedNumber
    const number = match(separators ? strict : plainNumber, this.text, at)
    const end = at + number.length
    // `.45x` is a number and its alias where `45x` is a name.
    const ended = leadNames && number.includes('.')
    if (ended || !nameCharacter.test(this.text[end] ?? '')) {
      return { kind: 'number', end, value: number }
    }
    const word = match(nameWithDigits, this.text, at)
    if (leadNames && word) return this.word('word', at, word)
    return { kind: 'invalid', end: end + match(nameWithDigits, this.text, end).length, value: '' }
  }

  private readWord(at: number): Piece | undefined {
    const word = match(name, this.text, at)
    if (!word) return undefined
    const end = at + word.length
    const next = this.text[end]
    const { prefixes } = this.lexical
    if (next === "'") {
      const quote = prefixes[word.toLowerCase()]
      if (quote) return this.quoted(at, end, quote)
    }
    if (next === '&' && (this.text[end + 1] === "'" || this.text[end + 1] === '"')) {
      const quote = prefixes[`${word.toLowerCase()}&${this.text[end + 1]}`]
      if (quote) return this.quoted(at, end + 1, quote)
    }
    return this.word('word', at, word)
  }

  private readNull(at: number): Piece | undefined {
    const { nullSign } = this.lexical
    if (nullSign === undefined || !this.text.startsWith(nullSign, at)) return undefined
    return this.tokens.at(-1)?.text === '.' ? undefined : this.word('word', at, nullSign)
  }

  private word(kind: TokenKind, at: number, word: string): Piece {
    return { kind, end: at + word.length, value: this.lexical.fold(word) }
  }

  private readParameter(at: number): Piece | undefined {
    const { parameters, variables } = this.lexical
    const first = this.text[at]
    if (first === '?' && parameters.question !== 'none') {
      const number = parameters.question === 'numbered' ? match(digits, this.text, at + 1) : ''
      const end = at + 1 + number.length
      // Fails: `WHERE a = ?AND b = 1`.
      const ended = parameters.question === 'numbered' || !nameCharacter.test(this.text[end] ?? '')
      return { kind: ended ? 'parameter' : 'invalid', end, value: number }
    }
    if (first === ':' && parameters.colon) return this.readColonParameter(at)
    if (first !== '@') return undefined
    if (parameters.at) return this.named('parameter', at, 1)
    return variables ? this.readVariable(at) : undefined
  }

  /** `:x`, but not in `done:BEGIN`, where the colon is a label's. */
  private readColonParameter(at: number): Piece | undefined {
    const piece = this.named('parameter', at, 1)
    const before = this.tokens.at(-1)
    const isBlock = piece && this.lexical.splitting.labelled.includes(piece.value.toLowerCase())
    if (!isBlock || !before) return piece
    const isName = before.kind === 'quoted-name' || before.kind === 'word'
    return isName && !this.tables.reserved.has(before.text.toLowerCase()) ? undefined : piece
  }

  private named(kind: TokenKind, at: number, marks: number): Piece | undefined {
    const word = match(name, this.text, at + marks)
    if (!word) return undefined
    return { kind, end: at + marks + word.length, value: word }
  }

  /** `@x`, `@'x'`, `@@session.x` (MySQL manual 11.4). The value keeps a second `@`. */
  private readVariable(at: number): Piece | undefined {
    const system = this.text[at + 1] === '@'
    const open = at + (system ? 2 : 1)
    const quote = this.lexical.quotes[this.text[open] ?? '']
    if (quote && !system) return { ...this.quoted(at, open, quote), kind: 'variable' }
    const word = match(system ? systemVariable : userVariable, this.text, open)
    if (!word) return undefined
    return {
      kind: 'variable',
      end: open + word.length,
      value: system ? `@${word.replaceAll('`', '')}` : word,
    }
  }

  private readOperator(at: number): Piece | undefined {
    const { operators } = this.lexical
    const operator =
      operators.kind === 'munched'
        ? this.munch(at, operators)
        : this.tables.operators
            .get(this.text[at] ?? '')
            ?.find((candidate) => this.text.startsWith(candidate, at))
    return operator ? { kind: 'operator', end: at + operator.length, value: operator } : undefined
  }

  /** PostgreSQL manual 4.1.3: a comment ends the run; a final + or - only behind an unusual character. */
  private munch(at: number, { characters, withAt }: Munched): string {
    if (at < this.signsUntil) return this.text[at] ?? ''
    if (this.text[at] === ':') return /^:[:=]/.exec(this.text.slice(at, at + 2))?.[0] ?? ''
    let end = at
    while (end < this.text.length && characters.includes(this.text[end] ?? '')) {
      if (end > at && commentAt(this.text, end, this.lexical)) break
      end++
    }
    const whole = this.text.slice(at, end)
    const hasParameter = whole.endsWith('@') && nameStart.test(this.text[end] ?? '')
    // `id=@id` is a comparison with a parameter; `a <@b` is an operator.
    const own = hasParameter && !withAt.includes(whole) ? whole.slice(0, -1) : whole
    const run = this.withoutFinalSigns(own)
    if (run.length < own.length) this.signsUntil = at + own.length
    return run
  }

  private withoutFinalSigns(run: string): string {
    if (/[~!@#%^&|`?]/.test(run)) return run
    let length = run.length
    while (length > 1 && '+-'.includes(run[length - 1] ?? '')) length--
    return run.slice(0, length)
  }

  private readSign(at: number): Piece {
    // The bounds of `FOR i IN 0..3`; nothing but a fault in other places.
    if (this.text.startsWith('..', at)) return { kind: 'punctuation', end: at + 2, value: '..' }
    const sign = String.fromCodePoint(this.text.codePointAt(at) ?? 0)
    const kind = '()[]{},;.:'.includes(sign) ? 'punctuation' : 'invalid'
    return { kind, end: at + sign.length, value: sign }
  }
}

/** `(`, `)`, `,` and `;` begin nothing else in any dialect. */
const alwaysSigns: ReadonlySet<number> = new Set([40, 41, 44, 59])

/** What a sticky expression matches at an offset; empty when nothing. */
function match(expression: RegExp, text: string, at: number): string {
  expression.lastIndex = at
  return expression.test(text) ? text.slice(at, expression.lastIndex) : ''
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9'
}

/** Of ASCII: nothing but a word or a number begins so. */
function isLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
}
