import type { SavedQuery, SavedQueryBody } from '../../api/queries.ts'
import { Refusal } from '../failure/refusal.ts'

/**
 * A place where saved queries are kept. `etag` is the version that the person saw; undefined: whichever there is.
 * Throws: Refusal `not_found`, or `precondition_failed` for another version.
 */
export interface QueryStore {
  all(): Promise<readonly SavedQuery[]>
  add(body: SavedQueryBody): Promise<SavedQuery>
  replace(id: string, body: SavedQueryBody, etag: string | undefined): Promise<SavedQuery>
  remove(id: string, etag: string | undefined): Promise<void>
}

export function foundQuery(queries: readonly SavedQuery[], id: string): SavedQuery {
  const query = queries.find((each) => each.id === id)
  if (query === undefined) throw new Refusal('not_found')
  return query
}

export function checkVersion({ etag }: SavedQuery, seen: string | undefined): void {
  if (seen === undefined || seen === '*' || seen === etag) return
  throw new Refusal('precondition_failed')
}
