import type { Connection } from 'mysql2'
import type { RawValue } from '../../../raw-value.ts'
import type { Batch } from '../../../pool/link.ts'
import type { ResultField } from './protocol-type.ts'
import { readFirst } from './read-rows.ts'

const BATCH = 500
/** About the bytes of texts in a batch. */
const BYTES = 1_000_000

/** The rows of a statement; the connection reads on when a batch is asked for. */
interface RowCursor {
  readonly isEnded: boolean
  readonly fields: readonly ResultField[]
  next(): Promise<Batch>
  /** Reads what is left and forgets it. */
  drain(): Promise<void>
}

export async function openCursor(client: Connection, sql: string): Promise<RowCursor> {
  const cursor = new PausingCursor(client)
  await cursor.start(sql)
  return cursor
}

class PausingCursor implements RowCursor {
  fields: readonly ResultField[] = []
  private readonly client: Connection
  private rows: (readonly RawValue[])[] = []
  private bytes = 0
  isEnded = false
  private isDrained = false
  private failure: { readonly error: unknown } | undefined
  private wake: () => void = () => undefined

  constructor(client: Connection) {
    this.client = client
  }

  async start(sql: string): Promise<void> {
    const begun = Promise.withResolvers<void>()
    const whole = readFirst(this.client, sql, {
      fields: (fields) => {
        this.fields = fields
        begun.resolve()
      },
      row: (row) => this.take(row),
      done: () => begun.resolve(),
      status: () => undefined,
    })
    whole.then(
      () => this.finish(undefined),
      (error: unknown) => this.finish({ error }),
    )
    await Promise.race([begun.promise, whole])
  }

  async next(): Promise<Batch> {
    if (!this.isFull() && !this.isEnded) {
      const woken = Promise.withResolvers<void>()
      this.wake = woken.resolve
      this.client.resume()
      await woken.promise
    }
    if (this.failure !== undefined) throw this.failure.error
    const { rows } = this
    this.rows = []
    this.bytes = 0
    return { rows, isLast: this.isEnded }
  }

  async drain(): Promise<void> {
    this.isDrained = true
    this.rows = []
    if (this.isEnded) return
    const woken = Promise.withResolvers<void>()
    this.wake = woken.resolve
    this.client.resume()
    await woken.promise
  }

  private take(row: readonly RawValue[]): void {
    if (this.isDrained) return
    this.rows.push(row)
    for (const value of row)
      this.bytes += typeof value === 'object' ? (value?.length ?? 0) : String(value).length
    if (!this.isFull()) return
    this.client.pause()
    this.wake()
  }

  private isFull(): boolean {
    return this.rows.length >= BATCH || this.bytes >= BYTES
  }

  private finish(failure: { readonly error: unknown } | undefined): void {
    this.isEnded = true
    this.failure = failure
    this.wake()
  }
}
