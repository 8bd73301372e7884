import type { History } from './history.ts'
import type { SavedQueries } from './saved-queries.ts'

/** What a person keeps of the queries of a database. */
export interface KeptQueries {
  readonly queries: SavedQueries
  readonly history: History
}
