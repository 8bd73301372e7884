import type { DocumentStore } from '../../../runtime/document/document-store.ts'
import type { ServedStudio } from '../served-studio.ts'

/** What `quarry studio` has found out before it serves documents. */
export interface DocumentStudioSettings {
  readonly store: DocumentStore
  /** Of quarry. */
  readonly version: string
  /** Without its password. */
  readonly address: string
  /** Of quarry.toml; undefined without one. */
  readonly environment: string | undefined
  readonly readOnly: boolean
  /** Milliseconds. */
  readonly statementTimeout: number
  /** Where files that belong to the user are kept. */
  readonly stateDirectory: string
  /** Takes one line for the terminal: without values and passwords. */
  readonly log: (line: string) => void
}

/** What the routes of documents ask. */
export interface DocumentStudio extends DocumentStudioSettings, ServedStudio {}

export function createDocumentStudio(settings: DocumentStudioSettings): DocumentStudio {
  return { ...settings, close: () => settings.store.close() }
}
