import { createHash, randomUUID } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { SavedQuery, SavedQueryBody } from '../../api/queries.ts'
import { savedQuery } from '../../api/queries.ts'
import { refusal } from '../failure/refusal.ts'
import { checkVersion, foundQuery, type QueryStore } from './query-store.ts'
import { StateFile } from './state-file.ts'

const list = Type.Array(savedQuery)
const MOST = 2000

/** The queries that a person keeps for a database, in a file that nobody else reads. */
export class PrivateQueries implements QueryStore {
  private readonly file: StateFile<SavedQuery[]>

  constructor(path: string) {
    this.file = new StateFile(path, (value) => (Value.Check(list, value) ? value : []))
  }

  all(): Promise<readonly SavedQuery[]> {
    return this.file.read()
  }

  add(body: SavedQueryBody): Promise<SavedQuery> {
    return this.file.update((queries) => {
      if (queries.length >= MOST) throw refusal('conflict', `at most ${MOST} queries are kept`)
      const added = queryOf(randomUUID(), body)
      return [[added, ...queries], added]
    })
  }

  replace(id: string, body: SavedQueryBody, etag: string | undefined): Promise<SavedQuery> {
    return this.file.update((queries) => {
      checkVersion(foundQuery(queries, id), etag)
      const changed = queryOf(id, body)
      return [queries.map((each) => (each.id === id ? changed : each)), changed]
    })
  }

  remove(id: string, etag: string | undefined): Promise<void> {
    return this.file.update((queries) => {
      checkVersion(foundQuery(queries, id), etag)
      return [queries.filter((each) => each.id !== id), undefined]
    })
  }
}

function queryOf(id: string, body: SavedQueryBody): SavedQuery {
  const { name, query, tags = [], category = null } = body
  const content = { name, query, tags, category, shared: false, file: null, template: false }
  const updatedAt = new Date().toISOString()
  const digest = createHash('sha256').update(JSON.stringify([content, updatedAt, id]))
  return { id, ...content, etag: `"${digest.digest('base64url')}"`, updatedAt }
}
