import type { Client, Connection } from 'pg'

/** Sends rows by COPY ... FROM STDIN, as fast as the server takes them. Throws what the server or `chunks` throws. */
export function copyIn(client: Client, sql: string, chunks: Iterable<string>): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(sql, chunks, { resolve, reject }))
  })
}

interface Told {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** The messages of the protocol (PostgreSQL manual 54.2.6, 54.7). */
const DATA = 0x64
const DONE = Buffer.from([0x63, 0, 0, 0, 4])
const FAIL = Buffer.from([0x66, 0, 0, 0, 5, 0])
const HEADER = 5

class CopyIn {
  private readonly sql: string
  private readonly chunks: Iterable<string>
  private readonly told: Told
  private isRefused = false
  private failure: { readonly error: unknown } | undefined
  private connection: Connection | undefined

  constructor(sql: string, chunks: Iterable<string>, told: Told) {
    this.sql = sql
    this.chunks = chunks
    this.told = told
  }

  submit(connection: Connection): void {
    this.connection = connection
    connection.once('end', this.lose)
    connection.query(this.sql)
  }

  handleCopyInResponse(connection: Connection): void {
    void this.send(connection)
  }

  handleError(error: unknown): void {
    this.isRefused = true
    this.connection?.off('end', this.lose)
    this.told.reject(this.failure === undefined ? error : this.failure.error)
  }

  handleCommandComplete(): void {
    // The server says next that it is ready.
  }

  handleReadyForQuery(): void {
    this.connection?.off('end', this.lose)
    this.told.resolve()
  }

  private readonly lose = (): void => {
    this.isRefused = true
    this.told.reject(new Error('the connection was closed'))
  }

  private async send({ stream }: Connection): Promise<void> {
    const messages = new CopyMessages()
    try {
      for (const chunk of this.chunks) {
        // A refusal comes in between two chunks; what is sent behind it is dropped by the server.
        if (this.isRefused || stream.destroyed) return
        await written(stream, messages.of(chunk))
      }
      stream.write(DONE)
    } catch (error) {
      this.failure = { error }
      stream.write(FAIL)
    }
  }
}

/** Resolves when the bytes are taken, also when the connection ends: their buffer is free then. */
function written(stream: Connection['stream'], bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    stream.write(bytes, () => resolve())
  })
}

/** Writes messages into one buffer: a new one for each is memory that is given back too late. */
class CopyMessages {
  private buffer = Buffer.alloc(0)

  /** Returns the message of a text, which holds until the next one is asked for. */
  of(text: string): Buffer {
    const most = HEADER + text.length * BYTES
    if (this.buffer.length < most) this.buffer = Buffer.allocUnsafe(most)
    const length = this.buffer.write(text, HEADER)
    this.buffer[0] = DATA
    this.buffer.writeInt32BE(length + HEADER - 1, 1)
    return this.buffer.subarray(0, HEADER + length)
  }
}

/** The most that one UTF-16 unit takes in UTF-8. */
const BYTES = 3
