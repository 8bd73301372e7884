import type { Limits } from '../../../pool/link.ts'
import type { RawValue } from '../../../raw-value.ts'
import { LimitedRows } from './limited-rows.ts'
import type { ResultField } from './protocol-type.ts'

/** So many results of one statement are kept: a procedure may have a query in a loop. */
const RESULTS = 100

/** The results of a statement. The bytes that the limits allow are those of all of them. */
export class LimitedResults {
  readonly first: LimitedRows
  private readonly kept: LimitedRows[]
  private readonly limits: Limits
  private readonly stop: () => Promise<void>
  private isFull = false

  constructor(limits: Limits, stop: () => Promise<void>) {
    this.limits = limits
    this.stop = stop
    this.first = new LimitedRows(limits, stop)
    this.kept = [this.first]
  }

  get further(): readonly LimitedRows[] {
    return this.kept.slice(1)
  }

  get truncated(): boolean {
    return this.kept.some(({ truncated }) => truncated)
  }

  fields(fields: readonly ResultField[]): void {
    const isFirst = this.first.columns.length === 0
    this.isFull = this.kept.length >= RESULTS
    if (this.isFull) this.last.truncated = true
    else this.next(isFirst).fields(fields)
  }

  row(row: readonly RawValue[]): void {
    if (!this.isFull) this.last.row(row)
  }

  private next(isFirst: boolean): LimitedRows {
    if (isFirst) return this.first
    const used = this.kept.reduce((sum, { bytes }) => sum + bytes, 0)
    const left = { ...this.limits, bytes: Math.max(0, this.limits.bytes - used) }
    const next = new LimitedRows(left, this.stop)
    this.kept.push(next)
    return next
  }

  private get last(): LimitedRows {
    return this.kept.at(-1) ?? this.first
  }
}
