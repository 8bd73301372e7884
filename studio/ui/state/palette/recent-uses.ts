import type { Accessor } from 'solid-js'
import { createStored, type TextStore } from '../browser/stored.ts'

const MOST = 30

/** What was chosen in the palette, the last first; kept in the browser for each database. */
export interface RecentUses {
  readonly ids: Accessor<readonly string[]>
  readonly note: (id: string) => void
}

export function createRecentUses(storage: TextStore, database: string): RecentUses {
  const place = `quarry-recent:${database}`
  const [ids, setIds] = createStored<readonly string[]>(storage, place, [], areIds)
  const note = (id: string) => setIds([id, ...ids().filter((other) => other !== id)].slice(0, MOST))
  return { ids, note }
}

function areIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string')
}
