import { Alters } from '../alter.ts'

/**
 * What the chapters of this folder read with: words that the grammar has no token type for, because
 * they are words of a list. Productions that use them run in ACTION, not while the grammar is recorded.
 */
export abstract class PlainWords extends Alters {
  /** Whether words or signs stand next; words in upper case. */
  protected at(...row: readonly string[]): boolean {
    return row.every((text, index) => this.isAt(text, this.place + index))
  }

  /** Whether a word stands next; else it is noted as one that could. */
  protected couldBe(word: string): boolean {
    if (this.at(word)) return true
    this.couldStand(word, this.place)
    return false
  }

  /** Reads them if they are all there. */
  protected skip(...row: readonly string[]): boolean {
    const wrong = row.findIndex((text, index) => !this.isAt(text, this.place + index))
    if (wrong < 0) {
      this.place += row.length
      return true
    }
    this.couldStand(row[wrong] ?? '', this.place + wrong)
    return false
  }

  private couldStand(text: string, place: number): void {
    this.missed(/^\w/.test(text) ? text : `"${text}"`, place)
  }

  /** One string: `'a' 'b'` are one in expressions alone. */
  protected singleString(): string {
    if (this.has('engine-tables')) return this.contentOf(this.sign(this.signs.string))
    return this.sub(this.stringText)
  }

  /** Reads one of several words, and tells which. */
  protected skipOneOf<W extends string>(...words: readonly W[]): W | undefined {
    return words.find((word) => this.skip(word))
  }

  protected need(...row: readonly string[]): void {
    for (const text of row) if (!this.skip(text)) this.refuseFurthest()
  }

  /** A clause of the dialect's table, as often as it stands there. */
  protected synopses(name: string): void {
    for (;;) if (!this.optionalSynopsis(name)) return
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

  protected inParentheses<T>(read: () => T): T {
    this.need('(')
    const found = read()
    this.need(')')
    return found
  }
}
