import type { Lexical, Quote } from '../dialects/lexical.ts'
import { BodyBlocks } from './body-blocks.ts'
import { markerAt } from './migration-marker.ts'
import { commentAt, dollarTagAt, skipComment, skipDollarQuoted, skipQuoted } from './skip.ts'

/** Characters that can be passed over without a look: neither quotes nor comments nor ends. */
export function plainCharacters(lexical: Lexical): Uint8Array {
  const plain = new Uint8Array(128).fill(1)
  const others = ['-', '/', '#', '$', ';', '(', ')', '\\', ...Object.keys(lexical.quotes)]
  for (const character of others) plain[character.charCodeAt(0)] = 0
  return plain
}

const firstWord = /(?:\/\*M?!\d*\s*)?([a-z]+)\b/iy
const SPACE = 32

/** Finds where one statement ends. */
export class StatementEnd {
  private readonly text: string
  private readonly lexical: Lexical
  private readonly delimiter: string
  private readonly blocks: BodyBlocks
  private stop: number | undefined

  constructor(text: string, lexical: Lexical, delimiter: string) {
    this.text = text
    this.lexical = lexical
    this.delimiter = delimiter
    this.blocks = new BodyBlocks(text, lexical)
  }

  /** The offset of the delimiter, of a line that ends the statement too, or of the end of the text. */
  find(start: number, plain: Uint8Array): number {
    // Another delimiter ends a definition wherever it stands: `END$$`.
    let inDefinition = this.delimiter === ';' && this.mayHoldStatements(start)
    const mark = this.delimiter.charCodeAt(0)
    let at = start
    while (at < this.text.length) {
      const code = this.text.charCodeAt(at)
      if (code === mark && this.endsAt(at)) return at
      if (inDefinition) {
        at = this.readInDefinition(at, code)
        inDefinition = !this.blocks.isPlain
      } else if (code > 127 || plain[code] === 1) at++
      else at = this.readSpecial(at)
      if (at < 0) return this.text.length
      if (this.stop !== undefined) return this.stop
    }
    return this.text.length
  }

  private mayHoldStatements(start: number): boolean {
    firstWord.lastIndex = start
    const first = firstWord.exec(this.text)?.[1]?.toLowerCase() ?? ''
    return /^(?:create|alter)$/.test(first) || this.lexical.splitting.outsideBodies.includes(first)
  }

  private endsAt(at: number): boolean {
    if (this.blocks.isOpen) return false
    return this.text.startsWith(this.delimiter, at)
  }

  private readInDefinition(at: number, code: number): number {
    if (code <= SPACE) return at + 1
    if (isLetter(code)) return this.blocks.word(at)
    // A comment says nothing: `; /* done */ END`.
    if (!commentAt(this.text, at, this.lexical)) this.blocks.sign(this.text[at] ?? '')
    return this.readSpecial(at)
  }

  /** A quote, a comment, another character. The offset behind it, or -1 when it is not closed. */
  private readSpecial(at: number): number {
    const character = this.text[at] ?? ''
    const quote = this.quoteAt(at, character)
    if (quote) return skipQuoted(this.text, at, quote)
    const style = commentAt(this.text, at, this.lexical)
    if (style) {
      if (style === 'line' && markerAt(this.text, at)) this.stop = at
      return skipComment(this.text, at, style, this.lexical)
    }
    if (character === '\\' && this.isSent(at)) this.stop = at
    if (character === '$' && this.lexical.dollarQuotes !== 'none' && !this.inName(at)) {
      const tag = dollarTagAt(this.text, at)
      if (tag !== undefined) return skipDollarQuoted(this.text, at, tag)
    }
    return at + 1
  }

  /** `SELECT 1 \gset` */
  private isSent(at: number): boolean {
    const { send } = this.lexical.splitting.client
    if (!send) return false
    send.lastIndex = at
    return send.test(this.text)
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
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code > 127
}
