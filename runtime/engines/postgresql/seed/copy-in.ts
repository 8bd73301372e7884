import { setImmediate as nextTurn } from 'node:timers/promises'
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
    try {
      for (const chunk of this.chunks) {
        // A refusal comes in between two chunks; what is sent behind it is dropped by the server.
        if (this.isRefused || stream.destroyed) return
        if (stream.write(message(chunk))) await nextTurn()
        else await drained(stream)
      }
      stream.write(DONE)
    } catch (error) {
      this.failure = { error }
      stream.write(FAIL)
    }
  }
}

/** Also when the connection ends. */
function drained(stream: Connection['stream']): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done)
      stream.off('close', done)
      resolve()
    }
    stream.on('drain', done)
    stream.on('close', done)
  })
}

function message(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const buffer = Buffer.allocUnsafe(HEADER + length)
  buffer[0] = DATA
  buffer.writeInt32BE(length + HEADER - 1, 1)
  buffer.write(text, HEADER)
  return buffer
}
