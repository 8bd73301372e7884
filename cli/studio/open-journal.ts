import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { hidePassword } from '../../runtime/connection-failed.ts'
import { settleAbandoned } from '../../runtime/edit/undo/settle-abandoned.ts'
import type { Journal } from '../../runtime/journal/journal.ts'
import { memoryJournal } from '../../runtime/journal/memory-journal.ts'
import { noJournal } from '../../runtime/journal/no-journal.ts'
import { openStoredJournal } from '../../runtime/journal/stored-journal.ts'
import { MissingDriver } from '../../runtime/missing-driver.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { processTable } from '../process/process-table.ts'

interface Journaling {
  readonly url: string
  readonly open: OpenDatabase
  readonly stateDirectory: string
  /** `[studio] journal` of quarry.toml. */
  readonly isKept: boolean
}

/**
 * The undo journal of a database: one file for each server, database and user, in which changes of an earlier process
 * that were not finished are settled first. Without better-sqlite3 changes are kept as long as the process lives.
 */
export async function openJournal({ url, open, ...where }: Journaling): Promise<Journal> {
  if (!where.isKept) return noJournal
  const journal = await openFile(url, where.stateDirectory)
  await settleAbandoned({ open, journal }, () => open.database.catalog())
  return journal
}

async function openFile(url: string, directory: string): Promise<Journal> {
  const name = createHash('sha256').update(hidePassword(url)).digest('hex').slice(0, 24)
  try {
    return await openStoredJournal(join(directory, `journal-${name}.db`), {
      processes: processTable,
    })
  } catch (error) {
    if (error instanceof MissingDriver) return memoryJournal(error.message)
    throw error
  }
}
