import type { IOrAlt, IToken, ParserMethod, TokenType } from 'chevrotain'
import type { CallWord, Chapter, Grammar } from '../dialects/grammar.ts'
import type { Lexical } from '../dialects/lexical.ts'
import { bug } from '../diagnostics/bug.ts'
import type { Span } from '../source/span.ts'
import type * as Ast from './ast.ts'
import { type Outcome, Runner } from './runner/runner.ts'
import { type Depth, tooDeep } from './runner/refusal.ts'
import type { Vocabulary } from './words/vocabulary.ts'
import type { Word } from './words/words.ts'

export interface ParserSource {
  readonly vocabulary: Vocabulary
  readonly lexical: Lexical
  readonly grammar: Grammar
  /** Chevrotain's own check of the grammar; slow, for a test. */
  readonly validate: boolean
}

export type Alternative<T> = IOrAlt<T>

export interface ParserInput {
  readonly tokens: readonly IToken[]
  readonly text: string
  /** The places of the statement's nesting. */
  readonly layers: readonly number[]
}

/** An expression inside special syntax, with the parentheses around it. */
export interface Hole {
  readonly value: Ast.Written['holes'][number]
  readonly at: Span
}

/**
 * What every chapter of the grammar builds on. The chapters are chained classes; each adds rules, and
 * asks `has` at construction whether an alternative exists in the dialect.
 *
 * While chevrotain records the grammar, every rule runs once with neither tokens nor arguments: code
 * that looks into results stands in `ACTION`.
 */
export abstract class Core extends Runner {
  protected readonly grammar: Grammar
  protected readonly lexical: Lexical
  protected readonly names: Vocabulary['names']
  protected readonly signs: Vocabulary['signs']
  private readonly words: Vocabulary['words']
  private readonly calls: Vocabulary['calls']
  private readonly bound: Vocabulary['bound']
  private text = ''

  constructor({ vocabulary, lexical, grammar, validate }: ParserSource) {
    super(vocabulary.all, validate)
    this.grammar = grammar
    this.lexical = lexical
    this.names = vocabulary.names
    this.signs = vocabulary.signs
    this.words = vocabulary.words
    this.calls = vocabulary.calls
    this.bound = vocabulary.bound
  }

  /** What a rule makes of a statement's tokens. */
  readAll<T>(rule: ParserMethod<[], T>, { tokens, text, layers }: ParserInput): Outcome<T> {
    this.text = text
    return this.runAll(rule, tokens, layers)
  }

  protected has(chapter: Chapter): boolean {
    return this.grammar.chapters.has(chapter)
  }

  protected word(word: Word): IToken {
    return this.sign(this.wordType(word))
  }

  /** A word before one of those that make it a keyword. */
  protected boundWord(word: Word): IToken {
    return this.sign(this.boundType(word))
  }

  protected aheadBound(word: Word, nth = 1): boolean {
    return this.LA(nth).tokenType === this.boundType(word)
  }

  private boundType(word: Word): TokenType {
    return this.bound.get(word)?.type ?? this.wordType(word)
  }

  /** A word whose call has a syntax of its own, before its `(`. */
  protected callWord(word: CallWord): IToken {
    return this.sign(this.calls.get(word)?.asked ?? this.wordType(word))
  }

  protected wordsInRow(...row: readonly Word[]): void {
    for (const word of row) this.word(word)
  }

  protected wordType(word: Word): TokenType {
    return this.words.get(word) ?? bug(`the grammar has no word ${word}`)
  }

  /** Whether a word may name a column. */
  protected isName(word: string): boolean {
    const type = this.words.get(word.toLowerCase())
    return type === undefined || type.CATEGORIES?.includes(this.names.column) === true
  }

  /** Whether the next token, or the nth, is a word. For gates. */
  protected ahead(word: Word, nth = 1): boolean {
    return this.LA(nth).tokenType === this.words.get(word)
  }

  protected aheadSign(type: TokenType, nth = 1): boolean {
    return this.LA(nth).tokenType === type
  }

  /** `item (',' item)*`; `index` is a MANY of the rule. */
  protected listOf<T>(index: number, rule: ParserMethod<[], T>): T[] {
    const items = [this.sub(rule)]
    this.many(index, () => {
      this.sign(this.signs.comma)
      items.push(this.sub(rule))
    })
    return items
  }

  /** `'(' item (',' item)* ')'` */
  protected listInParentheses<T>(index: number, rule: ParserMethod<[], T>): T[] {
    this.sign(this.signs.anyOpen)
    const items = this.listOf(index, rule)
    this.sign(this.signs.close)
    return items
  }

  /** Whether an optional word is there. */
  protected flag(index: number, ...row: readonly Word[]): boolean {
    let found = false
    this.option(index, () => {
      this.wordsInRow(...row)
      found = true
    })
    return found
  }

  /** The offset of the next token. */
  protected start(): number {
    return this.LA(1).startOffset
  }

  /** From an offset to the end of the token read last. */
  protected from(start: number): Span {
    return { start, end: (this.LA(0).endOffset ?? 0) + 1 }
  }

  protected textFrom(start: number): string {
    const end = (this.LA(0).endOffset ?? 0) + 1
    const text = this.text.slice(start, end)
    if (this.lexical.comments.versioned === undefined || !endsInComment.test(text)) return text
    return this.text.slice(start, this.text.indexOf('*/', end) + 2)
  }

  /** The white space behind the token read last; none at the end of the statement. */
  protected blanksBehind(): string {
    blanks.lastIndex = (this.LA(0).endOffset ?? 0) + 1
    const [found = ''] = blanks.exec(this.text) ?? []
    return blanks.lastIndex >= this.text.length ? '' : found
  }

  /** The same without comments, of which nothing is to be told. */
  protected plainFrom(start: number): string {
    const text = this.textFrom(start)
    if (!/\/\*|--|#/.test(text)) return text
    let plain = ''
    let end = start
    for (let place = this.placeFrom(start); place < this.place; place++) {
      const token = this.tokenAt(place)
      plain += token.startOffset > end ? ` ${token.image}` : token.image
      end = (token.endOffset ?? 0) + 1
    }
    return plain
  }

  /** What the optimizer hints say that stand directly behind the token read last. */
  protected hints(): string {
    if (!this.has('optimizer-hints')) return ''
    const { endOffset } = this.LA(0)
    const gap = this.text.slice((endOffset ?? 0) + 1, this.LA(1).startOffset || undefined)
    return /^\s*\/\*\+([\s\S]*?)\*\//.exec(gap)?.[1]?.trim() ?? ''
  }

  /** What a rule gives, noted as a hole in the text that is being written. */
  protected hole<T extends Ast.Written['holes'][number]>(
    holes: Hole[],
    rule: ParserMethod<[], T>,
  ): T {
    const start = this.start()
    const value = this.sub(rule)
    this.ACTION(() => holes.push({ value, at: this.from(start) }))
    return value
  }

  /** The text from an offset up to here, with holes where the expressions stand. */
  protected writtenFrom(start: number, holes: readonly Hole[]): Ast.Written {
    const end = (this.LA(0).endOffset ?? 0) + 1
    const pieces: string[] = []
    let from = start
    for (const { at } of holes) {
      pieces.push(this.text.slice(from, at.start))
      from = at.end
    }
    return {
      pieces: [...pieces, this.text.slice(from, end)],
      holes: holes.map(({ value }) => value),
    }
  }

  protected spanOf(token: IToken): Span {
    return { start: token.startOffset, end: (token.endOffset ?? 0) + 1 }
  }

  protected contentOf(token: IToken): string {
    const value: string | undefined = token.payload
    return value ?? ''
  }

  protected nameOf(token: IToken): Ast.Name {
    const quoted =
      token.tokenType === this.signs.quotedName || token.tokenType === this.signs.string
    return { text: this.contentOf(token), quoted, at: this.spanOf(token) }
  }

  /** Alternatives that look at nothing the rule has read: made when it first runs, not each time. */
  protected once<T>(make: () => Alternative<T>[]): () => Alternative<T>[] {
    let made: Alternative<T>[] | undefined
    return () => {
      made ??= make()
      return made
    }
  }

  /** A rule that is one of several others, or the like. */
  protected oneOf<T>(name: string, make: () => Alternative<T>[]): ParserMethod<[], T> {
    const alternatives = this.once(make)
    return this.rule(name, (): T => this.OR(alternatives()))
  }

  /**
   * The same for a rule that is given something: an alternative asks for it first of all, because what it
   * reads may run the rule again.
   */
  protected onceGiven<G, T>(
    make: (given: () => G) => Alternative<T>[],
  ): (given: G) => Alternative<T>[] {
    let made: Alternative<T>[] | undefined
    let current: () => G
    return (given) => {
      current = () => given
      made ??= make(() => current())
      return made
    }
  }

  /** Alternatives of a chapter: none where the dialect lacks it. */
  protected alternatives<T>(chapter: Chapter, ...reads: readonly (() => T)[]): { ALT: () => T }[] {
    return this.has(chapter) ? reads.map((ALT) => ({ ALT })) : []
  }

  /** An alternative that wins over later ones that could begin with the same token. */
  protected preferred<T>(ALT: () => T): { ALT: () => T; IGNORE_AMBIGUITIES: true } {
    return { ALT, IGNORE_AMBIGUITIES: true }
  }

  /** Ends the parse as if `expected` had been asked for at a token. */
  protected refuseToken(token: IToken, expected: string): never {
    const { startOffset } = token
    return this.refuse(this.placeFrom(Number.isNaN(startOffset) ? Infinity : startOffset), [
      expected,
    ])
  }

  protected refuseAt(offset: number, expected: string): never {
    return this.refuse(this.placeFrom(offset), [expected])
  }

  protected refuseDepth(by: Depth = 'operators'): never {
    throw tooDeep[by]
  }
}

const blanks = /\s*/y
/** Of code in a versioned comment: `TEXT /*!100302 COMPRESSED`. */
const endsInComment = /\/\*M?!(?:(?!\*\/).)*$/s
