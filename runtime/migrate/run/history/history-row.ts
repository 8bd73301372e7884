/** What the history keeps of a migration. Times are ISO 8601 in UTC. */
export interface HistoryRow {
  readonly id: string
  readonly name: string
  /** Of the file that was applied: of its text, and of its statements alone. */
  readonly checksum: string
  readonly statementsChecksum: string
  /** Of the statements of the file that was run last. */
  readonly hashes: readonly string[]
  /** Which file was run last. */
  readonly direction: Direction
  readonly done: number
  readonly total: number
  /** The statement that was begun, counted from 1, of which it is not known that it ended. */
  readonly running: number | undefined
  /** What the engine remembers of the time before that statement. */
  readonly remembered: string
  readonly started: string
  /** Undefined: not all of its statements are done. */
  readonly finished: string | undefined
  /** Why the last run ended early. */
  readonly error: string | undefined
  /** The version of quarry that wrote the row. */
  readonly tool: string
  /** Milliseconds. */
  readonly duration: number | undefined
  /** Of the history: a newer one is not written by this version. */
  readonly format: number
}

export type Direction = 'up' | 'down'

/** The history as this version writes it. */
export const HISTORY_FORMAT = 1
