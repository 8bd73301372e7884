import type { Dialect } from '../../../dialects/dialect.ts'
import type { Catalog, Relation } from '../../../ir/catalog.ts'
import type * as Ir from '../../../ir/query.ts'
import { findRelation } from '../../find-object.ts'

/** The relation and its heirs: what refuses NULL in it alone, with NO INHERIT, may be NULL in them. */
export function withHeirs(
  variable: Ir.RangeVariable,
  catalog: Catalog,
  { names }: Dialect,
): Ir.RangeVariable {
  const { over } = variable
  if (over.kind !== 'relation') return variable
  const { columnKey } = names
  const heirs = heirsBelow(over.relation, catalog, names)
  const nullable = heirs.flatMap(({ columns }) => columns.filter((column) => column.nullable))
  const keys = new Set(nullable.map(({ name }) => columnKey(name)))
  const columns = over.columns.map((column) =>
    keys.has(columnKey(column.name)) ? { ...column, nullable: true } : column,
  )
  return { ...variable, over: { ...over, columns, withHeirs: true } }
}

/** All the way down, each once: one may inherit along two ways. */
function heirsBelow(
  relation: Relation,
  catalog: Catalog,
  names: Dialect['names'],
): readonly Relation[] {
  const found = new Set<Relation>([relation])
  for (const { heirs = [] } of found) {
    for (const { schema, name } of heirs) {
      const heir = findRelation(catalog, names, schema, name)
      if (heir) found.add(heir)
    }
  }
  return [...found].slice(1)
}
