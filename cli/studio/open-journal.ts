import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { hidePassword } from '../../runtime/connection-failed.ts'
import { hideHostsPassword } from '../../runtime/hosts-address.ts'
import { settleAbandoned } from '../../runtime/edit/undo/settle-abandoned.ts'
import type { Journal } from '../../runtime/journal/journal.ts'
import { memoryJournal } from '../../runtime/journal/memory-journal.ts'
import { noJournal } from '../../runtime/journal/no-journal.ts'
import { openStoredJournal } from '../../runtime/journal/stored-journal.ts'
import { MissingDriver } from '../../runtime/missing-driver.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { ioCode } from '../diagnostics/io-fault.ts'
import { processTable } from '../process/process-table.ts'

interface Journaling {
  readonly url: string
  readonly open: OpenDatabase
  readonly stateDirectory: string
  /** `[studio] journal` of quarry.toml. */
  readonly isKept: boolean
  /** Takes one line for the terminal. */
  readonly tell: (line: string) => void
}

/**
 * The undo journal of a database: one file for each server, database and user, in which changes of an earlier process
 * that were not finished are settled first. Without better-sqlite3, or where the file cannot be written, changes are
 * kept as long as the process lives, which is told.
 */
export async function openJournal({ url, open, ...where }: Journaling): Promise<Journal> {
  const journal = await openJournalOf(url, where)
  await settleAbandoned({ open, journal }, () => open.database.catalog())
  return journal
}

/** The same, whose changes nobody has settled. */
export async function openJournalOf(
  url: string,
  { stateDirectory, isKept, tell }: Omit<Journaling, 'url' | 'open'>,
): Promise<Journal> {
  if (!isKept) return noJournal
  const name = createHash('sha256').update(shownAddress(url)).digest('hex').slice(0, 24)
  try {
    return await openStoredJournal(join(stateDirectory, `journal-${name}.db`), {
      processes: processTable,
    })
  } catch (error) {
    if (!(error instanceof MissingDriver) && !isUnusableFile(error)) throw error
    tell(`what is changed can be taken back only as long as this runs: ${error.message}`)
    return memoryJournal(error.message)
  }
}

/** Several hosts with their ports are no URL. */
function shownAddress(url: string): string {
  return URL.canParse(url) ? hidePassword(url) : hideHostsPassword(url)
}

/** A directory that is not ours to write, a full disk: no reason not to show the database. */
function isUnusableFile(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return ioCode(error) !== undefined || /^SQLITE_(?:CANTOPEN|READONLY|FULL|IOERR)/.test(code)
}
