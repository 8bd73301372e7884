import { historyList } from '../../../api/history.ts'
import { savedQuery, savedQueryBody, savedQueryList } from '../../../api/queries.ts'
import { type Route, type RouteRequest, routesOf } from '../../routing/route.ts'
import type { KeptQueries } from '../../state/kept-queries.ts'

const { route, bodyRoute } = routesOf<KeptQueries>()

const URL = '/api/queries/:id'

/** The saved queries and the history, whatever kind of database they are of. */
export const queryRoutes: readonly Route<KeptQueries>[] = [
  route(
    { method: 'GET', url: '/api/queries', summary: 'The saved queries', answers: savedQueryList },
    async (_request, { queries }) => ({ body: { queries: await queries.all() } }),
  ),
  bodyRoute(
    {
      method: 'POST',
      url: '/api/queries',
      summary: 'Saves a query',
      body: savedQueryBody,
      answers: savedQuery,
      isCreation: true,
    },
    async (body, _request, { queries }) => {
      const added = await queries.add(body)
      const headers = { location: `/api/queries/${added.id}`, etag: added.etag }
      return { status: 201, headers, body: added }
    },
  ),
  route(
    { method: 'GET', url: URL, summary: 'A saved query', answers: savedQuery },
    async ({ params: { id = '' } }, { queries }) => {
      const found = await queries.find(id)
      return { headers: { etag: found.etag }, body: found }
    },
  ),
  bodyRoute(
    {
      method: 'PUT',
      url: URL,
      summary: 'Changes a saved query',
      body: savedQueryBody,
      answers: savedQuery,
    },
    async (body, request, { queries }) => {
      const { id = '' } = request.params
      const changed = await queries.replace(id, body, versionOf(request))
      return { headers: { etag: changed.etag }, body: changed }
    },
  ),
  route(
    { method: 'DELETE', url: URL, summary: 'Deletes a saved query' },
    async (request, { queries }) => {
      await queries.remove(request.params['id'] ?? '', versionOf(request))
      return {}
    },
  ),
  route(
    { method: 'GET', url: '/api/history', summary: 'What has been run', answers: historyList },
    async (_request, { history }) => ({ body: await history.read() }),
  ),
  route(
    { method: 'DELETE', url: '/api/history', summary: 'Forgets what has been run' },
    async (_request, { history }) => {
      await history.clear()
      return {}
    },
  ),
]

function versionOf({ headers }: RouteRequest): string | undefined {
  const value = headers['if-match']
  return value === undefined ? undefined : String(value)
}
