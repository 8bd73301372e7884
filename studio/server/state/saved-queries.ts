import { createHash } from 'node:crypto'
import type { QueryTemplate } from '../../../runtime/query-template.ts'
import type { SavedQuery, SavedQueryBody } from '../../api/queries.ts'
import { refusal } from '../failure/refusal.ts'
import { foundQuery, type QueryStore } from './query-store.ts'

interface Stores {
  readonly own: QueryStore
  /** Undefined: the studio was started without a project. */
  readonly shared: QueryStore | undefined
  readonly templates: readonly QueryTemplate[]
}

/** The saved queries of a database: a person's own, those of the project, and those that come with quarry. */
export class SavedQueries {
  private readonly stores: Stores
  private readonly templates: readonly SavedQuery[]

  constructor(stores: Stores) {
    this.stores = stores
    this.templates = stores.templates.map(queryOfTemplate)
  }

  async all(): Promise<readonly SavedQuery[]> {
    const { own, shared } = this.stores
    return [...(await own.all()), ...((await shared?.all()) ?? []), ...this.templates]
  }

  async find(id: string): Promise<SavedQuery> {
    return foundQuery(await this.all(), id)
  }

  add(body: SavedQueryBody): Promise<SavedQuery> {
    return this.storeFor(body).add(body)
  }

  /** A query that becomes shared, or is no longer, moves to the other place, where it has another id. */
  async replace(id: string, body: SavedQueryBody, etag: string | undefined): Promise<SavedQuery> {
    const from = await this.storeOf(id)
    const to = this.storeFor(body)
    if (from === to) return from.replace(id, body, etag)
    const moved = await to.add(body)
    try {
      await from.remove(id, etag)
    } catch (error) {
      await to.remove(moved.id, undefined)
      throw error
    }
    return moved
  }

  async remove(id: string, etag: string | undefined): Promise<void> {
    await (await this.storeOf(id)).remove(id, etag)
  }

  private storeFor({ shared: isShared = false }: SavedQueryBody): QueryStore {
    const { own, shared } = this.stores
    if (!isShared) return own
    if (shared === undefined)
      throw refusal(
        'invalid_value',
        'there is no project: queries are shared by its files',
        'shared',
      )
    return shared
  }

  private async storeOf(id: string): Promise<QueryStore> {
    const { template, shared } = await this.find(id)
    if (template) throw refusal('forbidden', 'it comes with quarry: save a copy of it', 'id')
    return this.storeFor({ name: '', query: '', shared })
  }
}

function queryOfTemplate({ id, name, category, query }: QueryTemplate): SavedQuery {
  const digest = createHash('sha256').update(query).digest('base64url')
  const fixed = { shared: false, file: null, template: true, updatedAt: null }
  return { id: `template-${id}`, name, query, tags: [], category, ...fixed, etag: `"${digest}"` }
}
