import type { ClaimRefusal, Direction } from '../../journal/journal.ts'
import type { Editing } from '../editing.ts'
import { Stopped, type Unwritten } from '../outcome.ts'
import { isUnknown } from '../recorded.ts'
import type { StoredRow } from '../rows/row-image.ts'
import { inRestoringSession } from './in-restoring-session.ts'
import { settleAbandoned } from './settle-abandoned.ts'
import { takeBack } from './take-back.ts'
import { unlessCommitted } from './unless-committed.ts'

export interface UndoRequest {
  readonly id: string
  readonly direction: Direction
}

export type Undone =
  | {
      readonly kind: 'done'
      /** The rows that are there now, in the order in which they were changed. */
      readonly rows: readonly StoredRow[]
    }
  | { readonly kind: 'stopped'; readonly outcome: Unwritten }
  | { readonly kind: 'unclaimed'; readonly reason: ClaimRefusal }

/**
 * Takes a change back, or makes it again, in one transaction. Each row must be what the change has left: one that has
 * been changed since is a conflict, and nothing is written. Throws DatabaseFailure, UnknownOutcome.
 */
export async function undoChange(editing: Editing, request: UndoRequest): Promise<Undone> {
  const { open, catalog, journal, options } = editing
  await settleAbandoned(editing, async () => catalog)
  const claim = journal.claim(request.id, request.direction)
  if (typeof claim === 'string') return { kind: 'unclaimed', reason: claim }
  let sealed: readonly StoredRow[] | undefined
  try {
    const rows = await open.database.transaction(async (session) => {
      const stored = await inRestoringSession(session, open.editText, () =>
        takeBack(session, { ...request, open, catalog, claim }),
      )
      claim.seal()
      sealed = stored
      return stored
    }, options)
    claim.settle()
    return { kind: 'done', rows }
  } catch (error) {
    if (sealed !== undefined && isUnknown(error)) {
      claim.abandon()
      const state = request.direction === 'undo' ? 'undone' : 'done'
      await unlessCommitted(editing, error, { id: request.id, state })
      return { kind: 'done', rows: sealed }
    }
    claim.withdraw()
    if (error instanceof Stopped) return { kind: 'stopped', outcome: error.outcome }
    throw error
  }
}
