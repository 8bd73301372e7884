/** A query that comes with quarry; a person copies it. */
export interface QueryTemplate {
  /** Unique within the engine: a word in lower case. */
  readonly id: string
  readonly name: string
  readonly category: string
  readonly query: string
}
