interface Fault extends ErrorOptions {
  /** How many rows could be read before. */
  readonly rows: number
}

/** A file that cannot be read behind some row. The message is a whole sentence. */
export class MalformedFile extends Error {
  readonly rows: number

  constructor(message: string, { rows, ...options }: Fault) {
    super(message, options)
    this.name = 'MalformedFile'
    this.rows = rows
  }
}
