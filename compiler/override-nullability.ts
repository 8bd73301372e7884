import { columnKey } from './5-emit/overrides.ts'
import type { Types } from './dialects/dialect.ts'
import type { Catalog, Column, Relation, Schema } from './ir/catalog.ts'
import type { GenOptions } from './ir/options.ts'

/** The catalog with what `[gen.js.overrides]` says of NULL in columns, and in all columns of a type. */
export function overrideNullability(
  catalog: Catalog,
  overrides: GenOptions['overrides'],
  types: Pick<Types, 'render'>,
): Catalog {
  if (![...overrides.values()].some(({ nullable }) => nullable !== undefined)) return catalog
  const columnOf = (column: Column, { schema, name }: Relation): Column => {
    const own = columnKey({ schema, relation: name, column: column.name }, overrides)
    const keys = [...(own === undefined ? [] : [own]), types.render(column.type)]
    const overriddenBy = keys.find((key) => overrides.get(key)?.nullable !== undefined)
    const nullable = overriddenBy === undefined ? undefined : overrides.get(overriddenBy)?.nullable
    return nullable === undefined || overriddenBy === undefined
      ? column
      : { ...column, nullable, overriddenBy }
  }
  const relationOf = (relation: Relation): Relation => ({
    ...relation,
    columns: relation.columns.map((column) => columnOf(column, relation)),
  })
  const schemaOf = (schema: Schema): Schema => ({
    ...schema,
    relations: new Map([...schema.relations].map(([key, each]) => [key, relationOf(each)])),
  })
  const schemas = new Map([...catalog.schemas].map(([key, schema]) => [key, schemaOf(schema)]))
  return { ...catalog, schemas }
}
