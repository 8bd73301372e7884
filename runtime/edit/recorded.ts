import type { Queryable } from '../database.ts'
import { DatabaseFailure } from '../database-failure.ts'
import type { ChangedRow, JournalSubject } from '../journal/journal.ts'
import type { Editing } from './editing.ts'
import { unlessCommitted } from './undo/unless-committed.ts'

export interface Recorded<T> {
  readonly value: T
  /** Undefined where there is nothing to undo, or no journal. */
  readonly undoId: string | undefined
}

/** What is told of each row, in the order of the changes. */
export type Record = (row: ChangedRow) => void

/**
 * Makes changes in one transaction, and one entry of the journal. The entry is written before the database commits and
 * settled afterwards: where the process or the connection ends in between, the rows tell which it was. Throws
 * UnknownOutcome where they cannot be asked, and what the change throws.
 */
export async function recorded<T>(
  editing: Editing,
  subject: JournalSubject,
  change: (session: Queryable, record: Record) => Promise<T>,
): Promise<Recorded<T>> {
  const { open, journal, options } = editing
  const draft = journal.draft(subject)
  let rows = 0
  let sealed: { readonly value: T } | undefined
  const record = (row: ChangedRow) => {
    draft.add(row)
    rows += 1
  }
  try {
    const value = await open.database.transaction(async (session) => {
      const result = await change(session, record)
      if (rows > 0) draft.seal()
      if (rows > 0) sealed = { value: result }
      return result
    }, options)
    if (rows === 0) draft.withdraw()
    return { value, undoId: rows > 0 ? draft.settle() : undefined }
  } catch (error) {
    if (sealed === undefined || !isUnknown(error)) {
      draft.withdraw()
      throw error
    }
    const undoId = draft.abandon()
    await unlessCommitted(editing, error, { id: undoId, state: 'done' })
    return { value: sealed.value, undoId }
  }
}

/** Whether the database may have committed nevertheless. */
export function isUnknown(error: unknown): error is DatabaseFailure {
  return (
    error instanceof DatabaseFailure && UNKNOWN_OUTCOMES.some((kind) => kind === error.facts.kind)
  )
}

const UNKNOWN_OUTCOMES = ['connection', 'timeout', 'cancelled', 'other'] as const
