import type { RowImage } from '../edit/rows/row-image.ts'

export type ChangeKind = 'update' | 'insert' | 'delete'

/** A row that a request has changed; an image is undefined where the row was not there. */
export interface ChangedRow {
  readonly schema: string
  readonly relation: string
  /** In the order of the images. */
  readonly columns: readonly string[]
  readonly before: RowImage | undefined
  readonly after: RowImage | undefined
  /** The columns that were given a value, apart from those that the database changed besides. */
  readonly written: readonly string[]
  /** The database changed it by itself, because of another row: ON DELETE CASCADE. */
  readonly isDerived: boolean
}

export interface JournalSubject {
  readonly kind: ChangeKind
  readonly schema: string
  readonly relation: string
}

export interface JournalEntry extends JournalSubject {
  readonly id: string
  /** How many rows were changed, derived ones too. */
  readonly rows: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly state: 'done' | 'undone'
}

export interface ListedEntry extends JournalEntry {
  /** Another change came after it was taken back: to make it again would not be a step forward. */
  readonly isSuperseded: boolean
}

export type Direction = 'undo' | 'redo'

/**
 * What can be undone, newest first. A change is written here before the database commits it, and settled afterwards, so
 * that nothing that was committed is missing: an entry that nobody has settled is settled by looking at the rows.
 */
export interface Journal {
  readonly storage: JournalStorage
  list(): readonly ListedEntry[]
  /** Begins the entry of a request. */
  draft(subject: JournalSubject): Draft
  /** Takes an entry for one undo or redo, which no other process can take meanwhile. */
  claim(id: string, direction: Direction): Claim | ClaimRefusal
  /** The changes whose process ended before it could say whether they were committed. */
  abandoned(): readonly Claim[]
  close(): void
}

export type JournalStorage =
  | { readonly kind: 'file'; readonly path: string }
  /** Why the entries end with the process. */
  | { readonly kind: 'memory'; readonly reason: string }
  | { readonly kind: 'off' }

export type ClaimRefusal = 'unknown' | 'already-undone' | 'not-undone' | 'busy'

export interface Draft {
  /** Throws JournalFull. */
  add(row: ChangedRow): void
  /** To be called before the database commits. */
  seal(): void
  /** After it has: the id of the entry, undefined where there is none. */
  settle(): string | undefined
  /** After it has not. */
  withdraw(): void
  /** After the connection was lost while it was about to: the rows will tell. The id that the entry then has. */
  abandon(): string | undefined
}

export interface Claim {
  readonly entry: JournalEntry
  /** What was begun and not finished. */
  readonly pending: 'do' | Direction
  /** In the order in which they were changed. */
  rows(): Iterable<ClaimedRow>
  /** The row as it is once the database has committed: replaces `before` of an undo, `after` of a redo. */
  becomes(number: number, row: RowImage | undefined): void
  /** Once the claim is settled or withdrawn, the row is no part of the change any more. */
  leaveOut(number: number): void
  /** To be called before the database commits. */
  seal(): void
  settle(): void
  withdraw(): void
  abandon(): void
}

export interface ClaimedRow {
  readonly number: number
  readonly row: ChangedRow
  /** Of an abandoned claim: the rows as they are where the change was not committed, and where it was. */
  readonly outcomes: {
    readonly without: RowImage | undefined
    readonly with: RowImage | undefined
  }
}

/** The rows of one request are more than the journal keeps. */
export class JournalFull extends Error {
  /** The bytes that it may have. */
  readonly limit: number

  constructor(limit: number) {
    super(`a change is larger than the ${limit} bytes that the undo journal keeps`)
    this.name = 'JournalFull'
    this.limit = limit
  }
}
