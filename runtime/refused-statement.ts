/** What an engine says of a statement that it refuses, with the place that it names. */
export class RefusedStatement extends Error {
  /** Of what was sent: a text for each fragment of the query. */
  readonly pieces: readonly string[]
  /** In what was sent, in UTF-16 code units. */
  readonly offset: number

  constructor(
    { message, pieces, offset }: Pick<RefusedStatement, 'message' | 'pieces' | 'offset'>,
    options: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'RefusedStatement'
    this.pieces = pieces
    this.offset = offset
  }
}
