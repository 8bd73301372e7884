import { type DocumentMeta, documentMeta } from '../../../api/documents/meta.ts'
import { health } from '../../../api/meta.ts'
import type { DocumentStudio } from '../../documents/document-studio.ts'
import { sharedMeta } from '../../shared-meta.ts'
import { type DocumentRoute, route } from './document-route.ts'

export const metaRoutes: readonly DocumentRoute[] = [
  route(
    {
      ...{ method: 'GET', url: '/api/health', answers: health },
      summary: 'Whether the server answers',
    },
    async ({ signal }, { store, version }) => {
      await store.ping(signal)
      return { body: { status: 'ok', version } }
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/meta',
      summary: 'The server and its limits',
      answers: documentMeta,
    },
    (_request, studio) => ({ body: metaOf(studio) }),
  ),
]

function metaOf(studio: DocumentStudio): DocumentMeta {
  const { version: serverVersion, database } = studio.store
  const capabilities = { undo: studio.journal.storage.kind !== 'off' }
  return {
    ...sharedMeta(studio),
    ...{ variant: 'document', serverVersion, database, capabilities },
  }
}
