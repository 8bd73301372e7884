import type { Names } from '../../dialects/dialect.ts'
import type * as Catalog from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { columnPlaces } from './column-places.ts'

/** The sets of columns whose values no two rows share, each column as `keyOf` tells it; none of them is empty. */
export function keysOf(
  { id, over }: Ir.RangeVariable,
  names: Names,
): readonly (readonly string[])[] {
  if (over.kind !== 'relation' || over.withHeirs) return []
  const keys = uniqueKeys(over.relation)
  const places = columnPlaces(over.columns, names)
  return keys.map((columns) => columns.map((name) => `${id}.${places.get(names.columnKey(name))}`))
}

function uniqueKeys({
  primaryKey,
  uniqueKeys: constraints,
  indexes,
}: Catalog.Relation): readonly (readonly string[])[] {
  const whole = indexes.filter(({ unique, partial }) => unique && !partial)
  const indexed = whole.flatMap(({ columns }) => {
    const named = columns.filter((column) => column !== undefined)
    return named.length === columns.length ? [named] : []
  })
  const keys = [...(primaryKey ? [primaryKey] : []), ...constraints].map(({ columns }) => columns)
  return [...keys, ...indexed].filter((columns) => columns.length > 0)
}
