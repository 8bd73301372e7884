import type { KeyStore } from '../../../runtime/key-value/key-store.ts'
import type { Journal } from '../../../runtime/journal/journal.ts'
import { memoryJournal } from '../../../runtime/journal/memory-journal.ts'
import type { ServedStudio, StudioFacts } from '../served-studio.ts'
import { Jobs } from './jobs.ts'

/** What `quarry studio` has found out before it serves keys. */
export interface KeyStudioSettings extends StudioFacts {
  readonly store: KeyStore
  /** What can be taken back; undefined: it is kept as long as the process lives. */
  readonly journal?: Journal
  /** The console sends gated commands that are confirmed. */
  readonly allowDangerous?: boolean
}

/** What the routes of keys ask. */
export interface KeyStudio extends KeyStudioSettings, ServedStudio {
  readonly journal: Journal
  readonly allowDangerous: boolean
  /** Work that goes on behind the requests. */
  readonly jobs: Jobs
}

export function createKeyStudio(settings: KeyStudioSettings): KeyStudio {
  const journal = settings.journal ?? memoryJournal('no file was given')
  const jobs = new Jobs()
  return {
    ...settings,
    ...{ journal, jobs, allowDangerous: settings.allowDangerous ?? false },
    async close() {
      await jobs.close()
      await settings.store.close()
      journal.close()
    },
  }
}
