import { newSeal, type Seal } from '../../../runtime/browse/order/seal.ts'
import type { DocumentStore } from '../../../runtime/document/document-store.ts'
import type { Journal } from '../../../runtime/journal/journal.ts'
import type { ServedStudio, StudioFacts } from '../served-studio.ts'

/** What `quarry studio` has found out before it serves documents. */
export interface DocumentStudioSettings extends StudioFacts {
  readonly store: DocumentStore
  /** What can be taken back. */
  readonly journal: Journal
}

/** What the routes of documents ask. */
export interface DocumentStudio extends DocumentStudioSettings, ServedStudio {
  /** Of cursors. */
  readonly seal: Seal
}

export function createDocumentStudio(settings: DocumentStudioSettings): DocumentStudio {
  const { store, journal } = settings
  return {
    ...settings,
    seal: newSeal(),
    close: async () => {
      await store.close()
      journal.close()
    },
  }
}
