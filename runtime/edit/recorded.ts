import type { Queryable } from '../database.ts'
import { DatabaseFailure } from '../database-failure.ts'
import type { ChangedRow, JournalSubject } from '../journal/journal.ts'
import type { Editing } from './editing.ts'

export interface Recorded<T> {
  readonly value: T
  /** Undefined where there is nothing to undo, or no journal. */
  readonly undoId: string | undefined
}

/** What is told of each row, in the order of the changes. */
export type Record = (row: ChangedRow) => void

/**
 * Makes changes in one transaction, and one entry of the journal. The entry is written before the database commits and
 * settled afterwards: where the process or the connection ends in between, the rows tell which it was.
 */
export async function recorded<T>(
  { open, journal, options }: Editing,
  subject: JournalSubject,
  change: (session: Queryable, record: Record) => Promise<T>,
): Promise<Recorded<T>> {
  const draft = journal.draft(subject)
  let rows = 0
  let isSealed = false
  const record = (row: ChangedRow) => {
    draft.add(row)
    rows += 1
  }
  try {
    const value = await open.database.transaction(async (session) => {
      const result = await change(session, record)
      if (rows > 0) draft.seal()
      isSealed = rows > 0
      return result
    }, options)
    if (rows === 0) draft.withdraw()
    return { value, undoId: rows > 0 ? draft.settle() : undefined }
  } catch (error) {
    if (isSealed && isUnknown(error)) draft.abandon()
    else draft.withdraw()
    throw error
  }
}

/** Whether the database may have committed nevertheless. */
export function isUnknown(error: unknown): boolean {
  return (
    error instanceof DatabaseFailure && UNKNOWN_OUTCOMES.some((kind) => kind === error.facts.kind)
  )
}

const UNKNOWN_OUTCOMES = ['connection', 'timeout', 'cancelled', 'other'] as const
