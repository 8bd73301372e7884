import type { Relation } from '../../ir/catalog.ts'
import type { CompositeType } from '../../ir/type.ts'

/** Every relation is a type too: that of its rows. */
export function rowTypeOf(relation: Relation): CompositeType & { readonly name: string } {
  const { schema, name, columns } = relation
  const fields = columns.map((column) => ({
    name: column.name,
    type: column.type,
    nullable: column.nullable,
  }))
  return { kind: 'composite', schema, name, fields }
}
