import { Merges } from './queries/changes/merge.ts'

/** Clauses that say nothing about the catalog: their parentheses must balance, no more is asked. */
export abstract class SkippedText extends Merges {
  /** '(' anything, parentheses balanced, ')' */
  protected readonly skippedParentheses = this.rule('skippedParentheses', (): void => {
    this.sign(this.signs.anyOpen)
    this.MANY(() =>
      this.OR<unknown>([
        { ALT: () => this.sign(this.signs.content) },
        { ALT: () => this.sub(this.skippedParentheses) },
      ]),
    )
    this.sign(this.signs.close)
  })

  /** Anything up to a comma outside parentheses, or to the end. */
  protected readonly skippedClause = this.rule('skippedClause', (): void => {
    this.MANY({
      GATE: () => !this.aheadSign(this.signs.comma),
      DEF: () =>
        this.OR<unknown>([
          { ALT: () => this.sign(this.signs.content) },
          { ALT: () => this.sub(this.skippedParentheses) },
        ]),
    })
  })

  /** Anything to the end of the statement. */
  protected readonly skippedRest = this.rule('skippedRest', (): void => {
    this.MANY(() =>
      this.OR<unknown>([
        { ALT: () => this.sign(this.signs.content) },
        { ALT: () => this.sub(this.skippedParentheses) },
      ]),
    )
  })
}
