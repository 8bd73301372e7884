import type { Journal } from '../../journal/journal.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import type { Namespace } from '../find/find-request.ts'

/** What every change of documents needs. */
export interface DocumentEditing extends Namespace {
  readonly store: DocumentStore
  readonly journal: Journal
  readonly options: CommandOptions
}
