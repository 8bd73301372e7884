import type { DocumentStore } from '../../../runtime/document/document-store.ts'
import type { ServedStudio, StudioFacts } from '../served-studio.ts'

/** What `quarry studio` has found out before it serves documents. */
export interface DocumentStudioSettings extends StudioFacts {
  readonly store: DocumentStore
}

/** What the routes of documents ask. */
export interface DocumentStudio extends DocumentStudioSettings, ServedStudio {}

export function createDocumentStudio(settings: DocumentStudioSettings): DocumentStudio {
  return { ...settings, close: () => settings.store.close() }
}
