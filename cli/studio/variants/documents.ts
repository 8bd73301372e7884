import { openDocuments } from '../../../runtime/document/open-documents.ts'
import { hideHostsPassword } from '../../../runtime/hosts-address.ts'
import { createDocumentStudio } from '../../../studio/server/documents/document-studio.ts'
import { documentRoutes } from '../../../studio/server/routes/documents/document-routes.ts'
import { servedRoutes } from '../../../studio/server/routing/route.ts'
import { unlessUnreachable } from '../../database/unless-unreachable.ts'
import type { OpenVariant } from './served.ts'
import { studioFacts } from './studio-facts.ts'

/** Opens a server of documents. */
export const openDocumentStudio: OpenVariant = (found, run) =>
  unlessUnreachable(async () => {
    const facts = studioFacts(found, run, hideHostsPassword)
    const store = await openDocuments(found.url, facts)
    const studio = createDocumentStudio({ ...facts, store })
    const server = `MongoDB ${store.version}`
    return { server, studio, routes: servedRoutes(documentRoutes, studio) }
  })
