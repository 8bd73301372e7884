import type { Database, Statement as Prepared } from 'better-sqlite3'
import type { Statement } from '../../../database.ts'
import type { RawValue } from '../../../raw-value.ts'
import type { Batch, Limits } from '../../../pool/link.ts'
import type { ChildColumn } from './child-request.ts'
import { exactRow, mayBeAltered, withBytes } from '../values/exact-text.ts'

type Row = readonly RawValue[]

/** The rows of a statement, read in parts. All calls block. */
export class ChildCursor {
  readonly columns: readonly ChildColumn[]
  private readonly database: Database
  private readonly statement: Statement
  private readonly isRepeatable: boolean
  private rows: IterableIterator<Row>
  private count = 0
  private isExact = false

  constructor(database: Database, prepared: Prepared<unknown[], Row>, statement: Statement) {
    this.database = database
    this.statement = statement
    this.isRepeatable = prepared.readonly
    this.columns = prepared.columns().map(({ name, type }) => ({ name, declared: type }))
    this.rows = iterate(prepared, statement)
  }

  /** The rows within the limits; whether one is the last is known by asking for another. */
  next(limits: Limits): Batch {
    const batch = this.take(limits)
    if (this.isExact || !mayBeAltered(batch.rows) || !this.readAgain()) {
      this.count += batch.rows.length
      return batch
    }
    return this.next(limits)
  }

  close(): void {
    this.rows.return?.()
  }

  private take({ rows: most, bytes: mostBytes }: Limits): Batch {
    const rows: Row[] = []
    let bytes = 0
    while (rows.length < most && bytes <= mostBytes) {
      const { value, done } = this.rows.next()
      if (done === true) return { rows, isLast: true }
      rows.push(this.isExact ? exactRow(value) : value)
      bytes += sizeOf(value)
    }
    return { rows, isLast: false }
  }

  /** Begins the statement anew behind the rows that have been told, with the bytes of its texts. */
  private readAgain(): boolean {
    const exact = this.isRepeatable ? withBytes(this.statement.sql, this.columns.length) : undefined
    const prepared = exact === undefined ? undefined : this.prepare(exact)
    if (prepared === undefined) return false
    this.close()
    this.rows = iterate(prepared, this.statement)
    this.isExact = true
    for (let skipped = 0; skipped < this.count; skipped += 1) this.rows.next()
    return true
  }

  /** Undefined for what cannot be a part of another statement, as a PRAGMA. */
  private prepare(sql: string): Prepared<unknown[], Row> | undefined {
    try {
      return this.database.prepare<unknown[], Row>(sql)
    } catch {
      return undefined
    }
  }
}

function iterate(
  prepared: Prepared<unknown[], Row>,
  { parameters }: Statement,
): IterableIterator<Row> {
  return prepared.raw(true).iterate(...parameters.map(boundValue))
}

function sizeOf(row: Row): number {
  let size = 0
  for (const value of row) {
    size += typeof value === 'string' || value instanceof Uint8Array ? value.length : 8
  }
  return size
}

/** The driver takes no truth values. */
export function boundValue(value: RawValue | boolean): RawValue {
  return typeof value === 'boolean' ? BigInt(value) : value
}
