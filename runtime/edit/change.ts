import type { Json } from '../values/cell-value.ts'

/**
 * The columns that tell a row from all others, with their values. Of a relation without a key it is
 * one token, which `expect` of every column must go with.
 */
export type RowKey = Readonly<Record<string, Json>>

/** Changes of one row. A write happens only where the row still is what the person saw. */
export interface RowChange {
  readonly key: RowKey
  readonly set: Readonly<Record<string, Json>>
  /** Columns that are to have their default. */
  readonly defaults: readonly string[]
  /** What the person saw, of the columns that are changed at least. */
  readonly expect: Readonly<Record<string, Json>>
  /** Instead of a value that was shown cut: the hash of the whole one. */
  readonly expectHash: Readonly<Record<string, string>>
}

export interface RowInsert {
  readonly set: Readonly<Record<string, Json>>
  readonly defaults: readonly string[]
}
