import type { SortKey } from '../grid-view.ts'

type Sort = readonly SortKey[]

export type NullsPlace = SortKey['nulls']

export function withDirection(sort: Sort, place: number, direction: SortKey['direction']): Sort {
  return change(sort, place, (key) => ({ ...key, direction }))
}

export function withNulls(sort: Sort, place: number, nulls: NullsPlace): Sort {
  return change(sort, place, ({ column, direction }) => ({
    ...{ column, direction },
    ...(nulls && { nulls }),
  }))
}

export function withColumn(sort: Sort, place: number, column: string): Sort {
  return change(sort, place, (key) => ({ ...key, column }))
}

export function withoutKey(sort: Sort, place: number): Sort {
  return sort.toSpliced(place, 1)
}

/** The key before or behind its neighbour; at an end nothing changes. */
export function withMovedKey(sort: Sort, place: number, by: -1 | 1): Sort {
  const key = sort[place]
  const to = place + by
  if (key === undefined || to < 0 || to >= sort.length) return sort
  return sort.toSpliced(place, 1).toSpliced(to, 0, key)
}

/** Sorts by the column alone, or behind all the others. */
export function sortedBy(sort: Sort, key: SortKey, keepOthers: boolean): Sort {
  if (!keepOthers) return [key]
  return [...sort.filter(({ column }) => column !== key.column), key]
}

function change(sort: Sort, place: number, by: (key: SortKey) => SortKey): Sort {
  return sort.map((key, index) => (index === place ? by(key) : key))
}
