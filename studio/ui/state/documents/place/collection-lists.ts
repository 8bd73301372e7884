import { getOwner, runWithOwner } from 'solid-js'
import type { CollectionList } from '../../../../api/documents/collections.ts'
import { createFetched, type Told } from '../../fetched.ts'
import type { Frame } from '../../frame/frame.ts'
import { databaseApiPath } from './collection-address.ts'

/** The collections of each database that somebody has opened. */
export interface CollectionLists {
  /** Read when they are asked for first. */
  readonly of: (database: string) => Told<CollectionList>
  readonly refetch: () => void
}

export function createCollectionLists({
  api,
  ready,
}: Pick<Frame, 'api' | 'ready'>): CollectionLists {
  const owner = getOwner()
  const lists = new Map<string, Told<CollectionList>>()
  const read = (database: string) =>
    createFetched(ready, (_, signal) =>
      api.get<CollectionList>(databaseApiPath(database, '/collections'), { signal }),
    )
  return {
    of(database) {
      const known = lists.get(database) ?? runWithOwner(owner, () => read(database))
      if (known === undefined) throw new Error('lists are read by a page that is there')
      lists.set(database, known)
      return known
    },
    refetch() {
      for (const list of lists.values()) list.refetch()
    },
  }
}
