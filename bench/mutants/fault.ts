/** A deliberate fault in a rule: a replacement in one file, and the tests that should notice. */
export interface Fault {
  readonly name: string
  readonly file: string
  /** Occurs once. */
  readonly text: string
  readonly by: string
  /** Asked in this order, until one fails. */
  readonly tests: readonly string[]
}
