import { type KeyMeta, keyMeta } from '../../../api/keys/meta.ts'
import { health } from '../../../api/meta.ts'
import type { KeyStudio } from '../../keys/key-studio.ts'
import { BODY_BYTES } from '../../guard/content.ts'
import { type KeyRoute, route } from './key-route.ts'

export const metaRoutes: readonly KeyRoute[] = [
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
    { method: 'GET', url: '/api/meta', summary: 'The server and its limits', answers: keyMeta },
    (_request, studio) => ({ body: metaOf(studio) }),
  ),
]

function metaOf(studio: KeyStudio): KeyMeta {
  const { store, version, address, environment, readOnly, statementTimeout } = studio
  return {
    ...{ apiVersion: 1, variant: 'key-value', version, address, readOnly },
    serverVersion: store.version,
    environment: environment ?? null,
    database: store.database,
    capabilities: { undo: false },
    limits: { bodyBytes: BODY_BYTES, statementTimeoutMs: statementTimeout },
  }
}
