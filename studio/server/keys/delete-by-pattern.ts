import { KeyDeletion } from '../../../runtime/key-value/edit/delete-keys.ts'
import { failureOf } from '../../../runtime/key-value/failure/failure-of.ts'
import type { Link } from '../../../runtime/key-value/link/link.ts'
import { type KeyFilter, scanAll } from '../../../runtime/key-value/scan/scan-keys.ts'
import type { KeyStudio } from './key-studio.ts'
import type { Progress } from './jobs.ts'

interface Wish {
  readonly link: Link
  readonly database: number
  readonly filter: KeyFilter
  readonly studio: KeyStudio
}

/** Counts the keys of a pattern, as the work of a job. */
export function countWork({ link, filter }: Omit<Wish, 'studio' | 'database'>) {
  return failing(async (progress: Progress, signal: AbortSignal) => {
    for await (const { keys, scanned, total } of scanAll(link, filter, signal)) {
      progress.found += keys.length
      Object.assign(progress, { scanned, total })
    }
  })
}

/** Deletes the keys of a pattern, as the work of a job; what was deleted before it was stopped can be taken back. */
export function deleteWork({ link, database, filter, studio }: Wish) {
  return failing(async (progress: Progress, signal: AbortSignal) => {
    const deletion = new KeyDeletion({ link, database, signal, journal: studio.journal })
    try {
      for await (const { keys, scanned, total } of scanAll(link, filter, signal)) {
        progress.found += keys.length
        await deletion.delete(keys)
        Object.assign(progress, { scanned, total, deleted: deletion.count })
      }
    } finally {
      const { deleted, undoId = null } = deletion.finish()
      Object.assign(progress, { deleted, undoId })
    }
  })
}

type Work = (progress: Progress, signal: AbortSignal) => Promise<void>

/** The work, whose refusals by the server become failures. */
export function failing(work: Work): Work {
  return async (progress, signal) => {
    try {
      await work(progress, signal)
    } catch (error) {
      throw failureOf(error)
    }
  }
}
