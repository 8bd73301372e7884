/** What went wrong, as far as a stranger may know. */
export type FailureKind =
  | 'connection'
  | 'timeout'
  | 'cancelled'
  | 'permission'
  | 'read-only'
  | 'constraint'
  | 'syntax'
  | 'unknown-name'
  | 'type'
  /** A statement wants rows of its client, or gives it rows, in a way of its own: COPY ... FROM STDIN. */
  | 'transfer'
  | 'other'

export interface FailureFacts {
  readonly kind: FailureKind
  /** Of a statement: where it is wrong, in UTF-16 units from its beginning; undefined where the engine does not say. */
  readonly offset?: number | undefined
  /** Of a broken constraint: which sort, and its name where the engine tells it. */
  readonly constraint?:
    | {
        readonly kind: 'unique' | 'foreign-key' | 'not-null' | 'check' | 'exclusion'
        readonly name: string | undefined
        readonly columns: readonly string[]
      }
    | undefined
  /** Of a value that is refused: its column, where the engine names it, and what is wrong with it. */
  readonly value?: { readonly column: string; readonly kind: 'zero-date' | 'other' } | undefined
  /** Of a lack of rights: what the user may not do, where the engine tells it: `run DBSIZE`. */
  readonly denied?: string | undefined
}

/** A database that refuses or does not answer. Its own words are in `cause` only, for the log. */
export class DatabaseFailure extends Error {
  readonly facts: FailureFacts

  constructor(facts: FailureFacts, { cause }: { readonly cause: unknown }) {
    super(`the database failed: ${facts.kind}`, { cause })
    this.name = 'DatabaseFailure'
    this.facts = facts
  }
}
