import { DatabaseFailure } from '../../database-failure.ts'
import type { JournalEntry } from '../../journal/journal.ts'
import { UnknownOutcome } from '../../unknown-outcome.ts'
import type { Editing } from '../editing.ts'
import { settleAbandoned } from './settle-abandoned.ts'

/** An entry of the journal and the state that it has where the database has committed. */
interface Sought {
  /** Undefined: no journal was kept. */
  readonly id: string | undefined
  readonly state: JournalEntry['state']
}

/**
 * Returns where the rows say that the database has committed an abandoned change. Throws the failure where they say that
 * it has not, and UnknownOutcome where they cannot be asked.
 */
export async function unlessCommitted(
  { open, journal, catalog }: Editing,
  failure: DatabaseFailure,
  { id, state }: Sought,
): Promise<void> {
  const look = async () => {
    if (id === undefined) return undefined
    await settleAbandoned({ open, journal }, async () => catalog)
    return journal.list().some((entry) => entry.id === id && entry.state === state)
  }
  const isDone = await look().catch((error: unknown) => {
    if (error instanceof DatabaseFailure) return undefined
    throw error
  })
  if (isDone === undefined) throw new UnknownOutcome(failure, look)
  if (!isDone) throw failure
}
