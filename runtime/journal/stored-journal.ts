import type { Database } from 'better-sqlite3'
import { claimStored, storedClaim } from './stored-claim.ts'
import { storedDraft } from './stored-draft.ts'
import {
  entryOf,
  type EntryRecord,
  isAlive,
  ownerName,
  type Processes,
  type StoredJournal,
} from './stored-entry.ts'
import type { Journal, ListedEntry } from './journal.ts'
import { openJournalFile } from './journal-file.ts'
import { type JournalLimits, journalLimits } from './journal-limits.ts'

export interface StoredJournalOptions {
  readonly processes: Processes
  readonly limits?: JournalLimits
  readonly now?: () => number
}

/** The journal in a file, which several processes may have open. */
export async function openStoredJournal(
  path: string,
  { processes, limits = journalLimits, now = Date.now }: StoredJournalOptions,
): Promise<Journal> {
  const database = await openJournalFile(path)
  const journal = { database, limits, now, processes, owner: ownerName(processes) }
  prune(journal)
  return {
    storage: { kind: 'file', path },
    list() {
      prune(journal)
      return settledEntries(database)
    },
    draft: (subject) => storedDraft(journal, subject, () => prune(journal)),
    claim: (id, direction) => claimStored(journal, id, direction),
    abandoned: () => abandoned(journal),
    close() {
      database.close()
    },
  }
}

interface ListedRecord extends EntryRecord {
  readonly isSuperseded: 0 | 1
}

function settledEntries(database: Database): readonly ListedEntry[] {
  return database
    .prepare<[], ListedRecord>(
      `SELECT *, state = 'undone' AND undone_after < max(number) OVER () AS isSuperseded
       FROM entries WHERE state <> 'new' ORDER BY number DESC`,
    )
    .all()
    .map((record) => ({ ...entryOf(record), isSuperseded: record.isSuperseded === 1 }))
}

function abandoned(journal: StoredJournal) {
  const { database, owner } = journal
  const pending = database
    .prepare<[], EntryRecord>('SELECT * FROM entries WHERE pending IS NOT NULL ORDER BY number')
    .all()
  return pending
    .filter((record) => !isAlive(record.owner, journal.processes))
    .flatMap((record) => {
      const taken = database
        .prepare('UPDATE entries SET owner = ? WHERE number = ? AND owner IS ? AND pending = ?')
        .run(owner, record.number, record.owner, record.pending)
      return taken.changes === 1 ? [storedClaim(journal, record)] : []
    })
}

/** Takes out what is too old, and the oldest of what is too much. */
function prune({ database, limits, now }: StoredJournal): void {
  const remove = database.prepare('DELETE FROM entries WHERE number <= ? AND pending IS NULL')
  const last = database
    .prepare<[number, number, number], { number: number | null }>(
      `SELECT max(number) AS number FROM (
         SELECT number, at, count(*) OVER newer AS entries, sum(bytes) OVER newer AS total
         FROM entries WINDOW newer AS (ORDER BY number DESC)
       ) WHERE at < ? OR entries > ? OR total > ?`,
    )
    .get(now() - limits.milliseconds, limits.entries, limits.bytes)
  if (last?.number != null) remove.run(last.number)
}
