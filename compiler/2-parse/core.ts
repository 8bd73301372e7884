import {
  EmbeddedActionsParser,
  type IParserErrorMessageProvider,
  type IToken,
  MismatchedTokenException,
  type ParserMethod,
  type TokenType,
} from 'chevrotain'
import type { CallWord, Chapter, Grammar } from '../dialects/grammar.ts'
import type { Lexical } from '../dialects/lexical.ts'
import { bug } from '../diagnostics/bug.ts'
import type { Span } from '../source/span.ts'
import type * as Ast from './ast.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Word } from './words.ts'

export interface ParserSource {
  readonly vocabulary: Vocabulary
  readonly lexical: Lexical
  readonly grammar: Grammar
  readonly messages: IParserErrorMessageProvider
  /** Chevrotain's own check of the grammar; slow, for a test. */
  readonly validate: boolean
}

/**
 * What every chapter of the grammar builds on. The chapters are chained classes; each adds rules, and
 * asks `has` at construction whether an alternative exists in the dialect.
 *
 * While chevrotain records the grammar, every rule runs once with neither tokens nor arguments: code
 * that looks into results stands in `ACTION`.
 */
export abstract class Core extends EmbeddedActionsParser {
  protected readonly grammar: Grammar
  protected readonly lexical: Lexical
  protected readonly names: Vocabulary['names']
  protected readonly signs: Vocabulary['signs']
  private readonly words: Vocabulary['words']
  private readonly calls: Vocabulary['calls']
  private recording = true
  private recorded = 0
  private text = ''
  /** Set when the parse ended because operators nest deeper than the later stages can walk. */
  tooDeep = false

  constructor({ vocabulary, lexical, grammar, messages, validate }: ParserSource) {
    super([...vocabulary.all], {
      maxLookahead: 1,
      skipValidations: !validate,
      recoveryEnabled: false,
      errorMessageProvider: messages,
    })
    this.grammar = grammar
    this.lexical = lexical
    this.names = vocabulary.names
    this.signs = vocabulary.signs
    this.words = vocabulary.words
    this.calls = vocabulary.calls
  }

  /** Called by the last chapter's constructor, when all rules exist. */
  protected finish(): void {
    this.performSelfAnalysis()
    this.recording = false
  }

  /** The tokens of the next statement, and its text. */
  load(tokens: IToken[], text: string): void {
    this.input = tokens
    this.text = text
    this.tooDeep = false
  }

  protected has(chapter: Chapter): boolean {
    return this.grammar.chapters.has(chapter)
  }

  protected rule<A extends unknown[], R>(
    name: string,
    production: (...args: A) => R,
  ): ParserMethod<A, R> {
    return this.RULE(name, production)
  }

  protected sub<A extends unknown[], R>(rule: ParserMethod<A, R>, ...args: A): R {
    return this.subrule(this.occurrence(), rule, { ARGS: args })
  }

  protected sign(type: TokenType): IToken {
    return this.consume(this.occurrence(), type)
  }

  protected word(word: Word): IToken {
    return this.consume(this.occurrence(), this.wordType(word))
  }

  /** A word whose call has a syntax of its own, before its `(`. */
  protected callWord(word: CallWord): IToken {
    return this.sign(this.calls.get(word) ?? this.wordType(word))
  }

  protected wordsInRow(...row: readonly Word[]): void {
    for (const word of row) this.word(word)
  }

  /** Chevrotain numbers the uses of a token in a rule, for error recovery, which is off: any number will do. */
  private occurrence(): number {
    if (!this.recording) return 0
    this.recorded = (this.recorded + 1) % 256
    return this.recorded
  }

  protected wordType(word: Word): TokenType {
    return this.words.get(word) ?? bug(`the grammar has no word ${word}`)
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
    return this.text.slice(start, (this.LA(0).endOffset ?? 0) + 1)
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
    const error = new MismatchedTokenException(expected, token, this.LA(0))
    this.errors = [error]
    throw error
  }

  protected refuseAt(offset: number, expected: string): never {
    const token = this.input.find((candidate) => candidate.startOffset >= offset) ?? this.LA(1)
    return this.refuseToken(token, expected)
  }

  protected refuseDepth(): never {
    this.tooDeep = true
    return this.refuseToken(this.LA(1), '')
  }
}
