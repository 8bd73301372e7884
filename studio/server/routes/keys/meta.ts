import { type KeyMeta, keyMeta } from '../../../api/keys/meta.ts'
import { health } from '../../../api/meta.ts'
import type { KeyStudio } from '../../keys/key-studio.ts'
import { sharedMeta } from '../../shared-meta.ts'
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
  const { store, journal, allowDangerous } = studio
  const { version: serverVersion, database, product, topology, hasJson, modules } = store
  return {
    ...sharedMeta(studio),
    ...{ variant: 'key-value', serverVersion, database, product, modules: [...modules] },
    capabilities: {
      undo: !store.readOnly && journal.storage.kind !== 'off',
      json: hasJson,
      cluster: topology === 'cluster',
      dangerousCommands: allowDangerous,
    },
  }
}
