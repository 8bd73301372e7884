import type { Database } from 'better-sqlite3'
import { randomBytes } from 'node:crypto'
import type { ChangedRow, ChangeKind, Direction, JournalEntry } from './journal.ts'
import type { JournalLimits } from './journal-limits.ts'

/** What the parts of a journal in a file share. */
export interface StoredJournal {
  readonly database: Database
  readonly limits: JournalLimits
  readonly now: () => number
  readonly processes: Processes
  /** Tells the journals of processes apart. */
  readonly owner: string
}

/** What the rows of one table have in common. */
export type Shape = Pick<ChangedRow, 'schema' | 'relation' | 'columns' | 'written' | 'isDerived'>

export interface EntryRecord {
  readonly number: number
  readonly id: string
  readonly kind: ChangeKind
  readonly schema: string
  readonly relation: string
  readonly at: number
  readonly rows: number
  readonly state: 'new' | 'done' | 'undone'
  readonly pending: 'do' | Direction | null
  readonly owner: string | null
}

export function entryOf({
  id,
  kind,
  schema,
  relation,
  at,
  rows,
  state,
}: EntryRecord): JournalEntry {
  return { id, kind, schema, relation, at, rows, state: state === 'undone' ? 'undone' : 'done' }
}

/** The processes of this machine, which the runtime is told. */
export interface Processes {
  /** The number of this one. */
  readonly pid: number
  readonly isAlive: (pid: number) => boolean
}

/** The process, and which of the journals that it has opened. */
export function ownerName({ pid }: Processes): string {
  return `${pid} ${randomBytes(8).toString('hex')}`
}

/** Whether the process that has begun a change can still settle it. */
export function isAlive(owner: string | null, processes: Processes): boolean {
  const pid = Number(owner?.split(' ')[0] ?? Number.NaN)
  return Number.isInteger(pid) && processes.isAlive(pid)
}
