import type { DocumentStore } from '../../../runtime/document/document-store.ts'
import { settleAbandoned } from '../../../runtime/document/edit/settle-abandoned.ts'
import { openDocuments } from '../../../runtime/document/open-documents.ts'
import { hideHostsPassword } from '../../../runtime/hosts-address.ts'
import type { Journal } from '../../../runtime/journal/journal.ts'
import { createDocumentStudio } from '../../../studio/server/documents/document-studio.ts'
import { documentRoutes } from '../../../studio/server/routes/documents/document-routes.ts'
import type { StudioFacts } from '../../../studio/server/served-studio.ts'
import { servedRoutes } from '../../../studio/server/routing/route.ts'
import { boundHeap } from '../../process/bounded-heap.ts'
import { unlessUnreachable } from '../../database/unless-unreachable.ts'
import type { FoundDatabase } from '../../database/find-address.ts'
import { openJournalOf } from '../open-journal.ts'
import { closingOnFailure } from './closing-on-failure.ts'
import type { OpenVariant } from './served.ts'
import { studioFacts } from './studio-facts.ts'

/** Opens a server of documents. */
export const openDocumentStudio: OpenVariant = (found, run) =>
  unlessUnreachable(async () => {
    // A file of a million documents makes as many short-lived values.
    boundHeap()
    const facts = studioFacts(found, run, hideHostsPassword)
    const store = await openDocuments(found.url, facts)
    return closingOnFailure(store, async () => {
      const journal = await openStoreJournal(found, facts, store)
      const studio = createDocumentStudio({ ...facts, store, journal })
      const server = `MongoDB ${store.version}`
      return { server, studio, routes: servedRoutes(documentRoutes, studio) }
    })
  })

/** The undo journal of the server, in which changes of an earlier process that were not finished are settled first. */
async function openStoreJournal(
  { config }: FoundDatabase,
  { address, readOnly, stateDirectory, statementTimeout, log }: StudioFacts,
  store: DocumentStore,
): Promise<Journal> {
  const isKept = !readOnly && config?.studio.journal !== false
  const journal = await openJournalOf(address, { stateDirectory, isKept, tell: log })
  const signal = AbortSignal.timeout(statementTimeout)
  await settleAbandoned({ store, journal, options: { signal } })
  return journal
}
