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

  /** Reads them if they are all there. */
  protected skip(...row: readonly string[]): boolean {
    if (!this.at(...row)) {
      this.missed(row[0] ?? '', this.place)
      return false
    }
    this.place += row.length
    return true
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
