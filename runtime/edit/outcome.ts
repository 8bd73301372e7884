import type { DatabaseFailure } from '../database-failure.ts'
import type { Refusal } from './check-change.ts'
import type { StoredRow } from './rows/row-image.ts'

/** How a change of one row ended. */
export type Outcome =
  /** The row as the database now holds it. */
  | { readonly kind: 'stored'; readonly row: StoredRow }
  | Unwritten
  /** The database refused it; only where the changes of a request stand each for itself. */
  | { readonly kind: 'failed'; readonly failure: DatabaseFailure }

/** Nothing was written. */
export type Unwritten =
  /** The row is another than was seen; `current` is undefined where it is gone. */
  | {
      readonly kind: 'conflict'
      readonly current: StoredRow | undefined
      /** The columns that are other than was seen; empty where the row is gone. */
      readonly columns: readonly string[]
      /** A whole sentence, where it is not this row but others that stand in the way. */
      readonly reason?: string
    }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }

/** Thrown within a transaction, which it rolls back. */
export class Stopped extends Error {
  readonly outcome: Unwritten

  constructor(outcome: Unwritten) {
    super(`the change was stopped: ${outcome.kind}`)
    this.name = 'Stopped'
    this.outcome = outcome
  }
}

export function refused(path: string, reason: string): Stopped {
  return new Stopped({ kind: 'refused', refusals: [{ path, reason }] })
}
