import type { Relation } from '../../ir/catalog.ts'
import type { CompositeType } from '../../ir/type.ts'

/**
 * Every relation is a type too: that of its rows. What the relation refuses is refused by it alone:
 * `INSERT INTO other VALUES (ROW(NULL, NULL)::t)`.
 */
export function rowTypeOf(relation: Relation): CompositeType & { readonly name: string } {
  const { schema, name, columns } = relation
  const fields = columns.map((column) => ({ name: column.name, type: column.type, nullable: true }))
  return { kind: 'composite', schema, name, fields }
}
