import type { Names } from '../../dialects/dialect.ts'
import type { Column } from '../../ir/catalog.ts'

type Places = ReadonlyMap<string, number>

/** Of each list once, which belongs to a relation and so to one dialect. */
const known = new WeakMap<readonly Column[], Places>()

/** Where the columns of a relation stand, by the keys of their names. */
export function columnPlaces(columns: readonly Column[], { columnKey }: Names): Places {
  const found =
    known.get(columns) ?? new Map(columns.map(({ name }, index) => [columnKey(name), index]))
  known.set(columns, found)
  return found
}
