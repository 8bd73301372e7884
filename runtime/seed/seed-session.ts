import type { Column, Relation } from '../../compiler/ir/catalog.ts'
import type { SeedRow } from './seed-value.ts'

export interface SeedTarget {
  readonly relation: Relation
  readonly columns: readonly Column[]
}

/** Rows of which some columns get their values when all rows are there. */
export interface LaterValues {
  readonly relation: Relation
  /** The columns that tell rows apart. */
  readonly key: readonly Column[]
  readonly columns: readonly Column[]
}

/** The engine has refused rows, of which nothing is in the table. */
export interface Refusal {
  readonly reason: string
}

/** A connection with one transaction, in which a database is seeded. All calls throw what the driver throws. */
export interface SeedSession {
  begin(): Promise<void>
  /** Deletes all rows of tables, each of which stands behind those that refer to it. */
  empty(relations: readonly Relation[]): Promise<void>
  insert(target: SeedTarget, batches: Iterable<readonly SeedRow[]>): Promise<void>
  /** The transaction goes on when rows are refused. */
  tryInsert(target: SeedTarget, rows: readonly SeedRow[]): Promise<Refusal | undefined>
  /** Each row has the values of the key, then those of the columns. */
  fill(values: LaterValues, batches: Iterable<readonly SeedRow[]>): Promise<void>
  /** What numbers rows goes on behind the highest number. */
  finish(targets: readonly SeedTarget[]): Promise<void>
  commit(): Promise<void>
  /** Ends the connection; what is not committed is gone. */
  close(): Promise<void>
  /** What a person is told of an error of the driver; undefined: it is none. */
  reasonOf(error: unknown): string | undefined
}
