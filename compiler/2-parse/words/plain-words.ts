import type { IToken } from 'chevrotain'
import type * as Ast from '../ast.ts'
import { Names } from './names.ts'
import { Refusal } from '../runner/refusal.ts'

/**
 * What chapters of definitions read with: words by their text, most of which the grammar has no token
 * type for. Productions that use them run in ACTION, not while the grammar is recorded.
 */
export abstract class PlainWords extends Names {
  /** Whether words or signs stand next; words in upper case. */
  protected at(...row: readonly string[]): boolean {
    return row.every((text, index) => this.isAt(text, this.place + index))
  }

  /** Whether a word stands next; else it is noted as one that could. */
  protected couldBe(word: string): boolean {
    if (this.isAt(word, this.place)) return true
    this.missed(word, this.place)
    return false
  }

  /** Reads them if they are all there. */
  protected skip(...row: readonly string[]): boolean {
    let { place } = this
    for (const text of row) {
      if (!this.isAt(text, place)) {
        this.missed(text, place)
        return false
      }
      place++
    }
    this.place = place
    return true
  }

  /** One string: `'a' 'b'` are one in expressions alone. */
  protected singleString(): string {
    if (this.has('engine-tables')) {
      // N'a' stands in expressions alone.
      if (/^n/i.test(this.LA(1).image)) this.refuseToken(this.LA(1), 'a string')
      return this.contentOf(this.sign(this.signs.string))
    }
    return this.sub(this.stringText)
  }

  /** The text of a routine in another language: string, or `$$ ... $$` where that is no string. */
  protected bodyText(): void {
    if (this.aheadSign(this.signs.bodyString)) this.sign(this.signs.bodyString)
    else this.singleString()
  }

  /** Reads one of several words, and tells which. */
  protected skipOneOf<W extends string>(...words: readonly W[]): W | undefined {
    return words.find((word) => this.skip(word))
  }

  /** Reads one of several, each words in a row in lower case, and tells which. */
  protected skipRow<R extends string>(...rows: readonly R[]): R | undefined {
    return rows.find((row) => this.skip(...wordsOf(row)))
  }

  protected need(...row: readonly string[]): void {
    for (const text of row) if (!this.skip(text)) this.refuseFurthest()
  }

  /** What can be read, or undefined and the same token next. */
  protected tried<T>(read: () => T): T | undefined {
    const outcome = this.attemptAt(this.place, read)
    if (outcome instanceof Refusal) {
      for (const label of outcome.labels()) this.missed(label, outcome.place)
      return undefined
    }
    this.place = outcome.end
    return outcome.value
  }

  /** A name, where one stands. */
  protected nextName(): Ast.Name | undefined {
    return this.nameAhead() ? this.sub(this.name) : undefined
  }

  protected nameAhead(): boolean {
    if (this.LA(1).tokenType.CATEGORIES?.includes(this.names.column) === true) return true
    this.missed('a name', this.place)
    return false
  }

  /** A name that is neither reserved nor has a syntax of its own. */
  protected typeFunctionName(): Ast.Name {
    const categories = this.LA(1).tokenType.CATEGORIES ?? []
    const isFunction = categories.includes(this.names.function)
    return this.nameOf(this.sign(isFunction ? this.names.type : this.names.function))
  }

  /** A name that is no word of the grammar. */
  protected identifier(): IToken {
    const quoted = this.aheadSign(this.signs.quotedName)
    return this.sign(quoted ? this.signs.quotedName : this.signs.name)
  }

  /** The text of a clause of the dialect's table, as often as it stands there; empty where it does not. */
  protected clauseTexts(name: string): string {
    const start = this.start()
    let found = false
    while (this.optionalSynopsis(name)) found = true
    return found ? this.textFrom(start) : ''
  }

  /** The text of a clause of the dialect's table; empty where it does not stand. */
  protected clauseText(name: string): string {
    return this.optionalSynopsis(name)?.text ?? ''
  }

  /** `read (',' read)*` */
  protected listed<T>(read: () => T): T[] {
    const items = [read()]
    while (this.skip(',')) items.push(read())
    return items
  }

  /** `'(' read (',' read)* ')'` */
  protected listedInParentheses<T>(read: () => T): T[] {
    this.need('(')
    const items = this.listed(read)
    this.need(')')
    return items
  }

  /** '(' name (',' name)* ')' */
  protected namesInParentheses(): Ast.Name[] {
    return this.listedInParentheses(() => this.sub(this.name))
  }

  protected inParentheses<T>(read: () => T): T {
    this.need('(')
    const found = read()
    this.need(')')
    return found
  }
}

/** A row of the grammar is cut into its words once. */
const rows = new Map<string, readonly string[]>()

function wordsOf(row: string): readonly string[] {
  const words = rows.get(row) ?? row.toUpperCase().split(' ')
  rows.set(row, words)
  return words
}
