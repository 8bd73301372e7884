import type * as Catalog from '../../ir/catalog.ts'

/** The sets of columns whose values no two rows share; none of them is empty. */
export function uniqueKeys({
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
