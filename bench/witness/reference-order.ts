import type { Catalog, ForeignKey, Relation } from '../../compiler/ir/catalog.ts'

/** The tables of the schema that rows can be put into, each behind those that it refers to, as far as there is such an order. */
export function inReferenceOrder({ schemas }: Catalog): readonly Relation[] {
  const tables = [...schemas.values()]
    .flatMap(({ relations }) => [...relations.values()])
    .filter(({ kind, place }) => place && (kind === 'table' || kind === 'virtual-table'))
  const ordered = new Set<Relation>()
  const entered = new Set<Relation>()
  const enter = (table: Relation) => {
    if (entered.has(table)) return
    entered.add(table)
    for (const key of table.foreignKeys) {
      const target = referredBy(key, tables)
      if (target) enter(target)
    }
    ordered.add(table)
  }
  for (const table of tables) enter(table)
  return [...ordered]
}

/** SQLite and MySQL pass over the case of names. */
export function referredBy(
  { references }: ForeignKey,
  tables: readonly Relation[],
): Relation | undefined {
  const named = tables.filter(({ schema }) => schema === references.schema)
  return (
    named.find(({ name }) => name === references.relation) ??
    named.find(({ name }) => name.toLowerCase() === references.relation.toLowerCase())
  )
}
