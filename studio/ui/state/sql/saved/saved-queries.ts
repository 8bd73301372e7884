import { type Accessor, createSignal } from 'solid-js'
import type { SavedQuery, SavedQueryBody, SavedQueryList } from '../../../../api/queries.ts'
import type { ApiClient } from '../../api/api-client.ts'

/** The saved queries of the server. All calls throw ApiFailure. */
export interface SavedQueriesState {
  readonly all: Accessor<readonly SavedQuery[] | undefined>
  readonly failure: Accessor<unknown>
  readonly load: () => Promise<void>
  readonly add: (body: SavedQueryBody) => Promise<SavedQuery>
  /** `etag`: the version that the person saw; undefined: whichever there is. */
  readonly replace: (
    id: string,
    body: SavedQueryBody,
    etag: string | undefined,
  ) => Promise<SavedQuery>
  readonly remove: (query: SavedQuery) => Promise<void>
  readonly read: (id: string) => Promise<SavedQuery>
}

export function createSavedQueries(api: ApiClient): SavedQueriesState {
  const [all, setAll] = createSignal<readonly SavedQuery[]>()
  const [failure, setFailure] = createSignal<unknown>()
  const load = async () => {
    try {
      setAll((await api.get<SavedQueryList>('/api/queries')).queries)
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    }
  }
  const add = async (body: SavedQueryBody) => {
    const added = await api.send<SavedQuery>('POST', '/api/queries', { body })
    await load()
    return added
  }
  const replace = async (id: string, body: SavedQueryBody, etag: string | undefined) => {
    const headers: Record<string, string> = etag === undefined ? {} : { 'If-Match': etag }
    const changed = await api.send<SavedQuery>('PUT', pathOf(id), { body, headers })
    await load()
    return changed
  }
  const remove = async ({ id, etag }: SavedQuery) => {
    await api.send('DELETE', pathOf(id), { headers: { 'If-Match': etag } })
    await load()
  }
  return { all, failure, load, add, replace, remove, read: (id) => api.get(pathOf(id)) }
}

function pathOf(id: string): string {
  return `/api/queries/${encodeURIComponent(id)}`
}

/** What is written of a query, so that a deleted one comes back. */
export function bodyOf({ name, query, tags, category, shared }: SavedQuery): SavedQueryBody {
  return { name, query, tags, category, shared }
}
