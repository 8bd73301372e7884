import type { TableAddress } from '../../table-address.ts'

/** A condition as part of the statement that reads its table, so that it can be judged. */
export interface ConditionText {
  /** Where the condition begins in its statement. */
  readonly start: number
  readonly statement: (condition: string) => string
  /** The place in the condition of one in its statement. */
  readonly placeIn: (condition: string, place: number) => number
}

export function conditionText({ schema, name }: TableAddress, quote: string): ConditionText {
  const quoted = (text: string) => quote + text.replaceAll(quote, quote + quote) + quote
  const before = `SELECT 1 FROM ${quoted(schema)}.${quoted(name)} WHERE (`
  return {
    start: before.length,
    // On a line of its own, so that a comment cannot swallow the parenthesis.
    statement: (condition) => `${before}${condition}\n)`,
    placeIn: (condition, place) => Math.max(0, Math.min(condition.length, place - before.length)),
  }
}
