import { join } from 'node:path'
import { newSeal, type Seal } from '../../../runtime/browse/order/seal.ts'
import type { DocumentStore } from '../../../runtime/document/document-store.ts'
import type { Journal } from '../../../runtime/journal/journal.ts'
import type { ServedStudio, StudioFacts } from '../served-studio.ts'
import { History } from '../state/history.ts'
import type { KeptQueries } from '../state/kept-queries.ts'
import { PrivateQueries } from '../state/private-queries.ts'
import { SavedQueries } from '../state/saved-queries.ts'
import { databaseDirectory } from '../state/state-file.ts'

/** What `quarry studio` has found out before it serves documents. */
export interface DocumentStudioSettings extends StudioFacts {
  readonly store: DocumentStore
  /** What can be taken back. */
  readonly journal: Journal
}

/** What the routes of documents ask. */
export interface DocumentStudio extends DocumentStudioSettings, ServedStudio, KeptQueries {
  /** Of cursors. */
  readonly seal: Seal
}

export function createDocumentStudio(settings: DocumentStudioSettings): DocumentStudio {
  const { store, journal } = settings
  const directory = databaseDirectory(settings.stateDirectory, settings.address)
  const own = new PrivateQueries(join(directory, 'queries.json'))
  return {
    ...settings,
    // A server of documents belongs to no project, so that nothing is shared by its files.
    queries: new SavedQueries({ own, shared: undefined, templates: [] }),
    history: new History(join(directory, 'history.json')),
    seal: newSeal(),
    close: async () => {
      await store.close()
      journal.close()
    },
  }
}
