import { health, type Meta, meta } from '../../../api/meta.ts'
import { limits } from '../../limits.ts'
import { type RelationalRoute, route } from './relational-route.ts'
import { sharedMeta } from '../../shared-meta.ts'
import type { Studio } from '../../studio.ts'

export const metaRoutes: readonly RelationalRoute[] = [
  route(
    {
      method: 'GET',
      url: '/api/health',
      summary: 'Whether the database answers',
      answers: health,
    },
    async ({ signal }, { opened, version }) => {
      await opened.database.query({ sql: 'SELECT 1', parameters: [] }, { signal })
      return { body: { status: 'ok', version } }
    },
  ),
  route(
    { method: 'GET', url: '/api/meta', summary: 'The database and its limits', answers: meta },
    (_request, studio) => ({ body: metaOf(studio) }),
  ),
]

function metaOf(studio: Studio): Meta {
  const { opened, readOnly } = studio
  const shared = sharedMeta(studio)
  const { database, dialect, sqlText } = opened
  return {
    ...shared,
    variant: 'relational',
    dialect: dialect.label.toLowerCase(),
    dialectLabel: dialect.label,
    serverVersion: database.version,
    database: database.name,
    defaultSchema: dialect.names.defaultSchema,
    capabilities: {
      schemas: dialect.names.defaultSchema !== 'main',
      transactions: true,
      undo: !readOnly,
      explain: true,
      analyze: opened.explain.statement('', true) !== undefined,
      sharedQueries: studio.projectDirectory !== undefined,
      migrations: studio.migrations !== undefined,
      regex: sqlText.patterns.regex !== undefined,
    },
    limits: { ...limits, ...shared.limits },
    identifierQuote: sqlText.quote('x').charAt(0),
  }
}
