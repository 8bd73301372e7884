import type { RawValue } from '../../../raw-value.ts'
import type { Limits } from '../../../pool/link.ts'
import type { ResultField } from './protocol-type.ts'

/** What is read of a result that has been cut before the server is asked to end it. */
const REST = 100_000

/** The rows of a result as far as the limits allow. */
export class LimitedRows {
  columns: readonly ResultField[] = []
  readonly rows: (readonly RawValue[])[] = []
  truncated = false
  changed = 0
  private readonly limits: Limits
  private readonly stop: () => Promise<void>
  /** What the rows hold, cut ones included. */
  bytes = 0
  private rest = REST

  constructor(limits: Limits, stop: () => Promise<void>) {
    this.limits = limits
    this.stop = stop
  }

  fields(fields: readonly ResultField[]): void {
    this.columns = fields
  }

  row(row: readonly RawValue[]): void {
    const size = sizeOf(row)
    this.bytes += size
    const isOver = this.rows.length >= this.limits.rows || this.bytes > this.limits.bytes
    if (!isOver && !this.truncated) {
      this.rows.push(row)
      return
    }
    this.truncated = true
    const before = this.rest
    this.rest -= size
    if (before > 0 && this.rest <= 0) this.stop().catch((error: unknown) => error)
  }
}

function sizeOf(row: readonly RawValue[]): number {
  let size = 1
  for (const value of row)
    if (typeof value === 'string' || value instanceof Uint8Array) size += value.length
  return size
}
