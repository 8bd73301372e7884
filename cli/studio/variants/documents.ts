import { ConnectionFailed } from '../../../runtime/connection-failed.ts'
import { openDocuments } from '../../../runtime/document/open-documents.ts'
import { hideHostsPassword } from '../../../runtime/hosts-address.ts'
import { MissingDriver } from '../../../runtime/missing-driver.ts'
import { createDocumentStudio } from '../../../studio/server/documents/document-studio.ts'
import { documentRoutes } from '../../../studio/server/routes/documents/document-routes.ts'
import { servedRoutes } from '../../../studio/server/routing/route.ts'
import { fault } from '../../diagnostics/fault.ts'
import { version } from '../../version.ts'
import type { OpenVariant } from './served.ts'

/** Opens a server of documents. */
export const openDocumentStudio: OpenVariant = async (found, run) => {
  const { options, invocation, statementTimeout, stateDirectory } = run
  const { readOnly } = options
  try {
    const store = await openDocuments(found.url, { readOnly, statementTimeout })
    const address = hideHostsPassword(found.url)
    const studio = createDocumentStudio({
      ...{ store, version, address, readOnly, statementTimeout, stateDirectory },
      environment: found.environment,
      log: (line) => invocation.terminal.err(`${line}\n`),
    })
    const server = `MongoDB ${store.version}`
    return { server, address, studio, routes: servedRoutes(documentRoutes, studio) }
  } catch (error) {
    const isExpected = error instanceof ConnectionFailed || error instanceof MissingDriver
    if (!isExpected) throw error
    return fault('unreachable-database', { reason: error.message }, undefined)
  }
}
