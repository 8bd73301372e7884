import type { Dialect } from '../../dialects/dialect.ts'
import type { Catalog, Column, Relation, Schema } from '../../ir/catalog.ts'

/**
 * The catalog in which a column that a check keeps from being NULL is not nullable, nor is a generated one whose
 * operands are not. Not those of foreign tables, whose constraints nobody checks.
 */
export function holdColumns(catalog: Catalog, { names }: Pick<Dialect, 'names'>): Catalog {
  const schemas = new Map(
    [...catalog.schemas].map(([key, schema]) => [key, heldSchema(schema, names)]),
  )
  return { ...catalog, schemas }
}

/** The schema itself, where nothing is said: those of the engine are known by their identity. */
function heldSchema(schema: Schema, { columnKey }: Dialect['names']): Schema {
  const relations = new Map(
    [...schema.relations].map(([key, relation]) => [key, heldRelation(relation, columnKey)]),
  )
  const isSame = [...schema.relations].every(([key, relation]) => relations.get(key) === relation)
  return isSame ? schema : { ...schema, relations }
}

function heldRelation(relation: Relation, columnKey: (name: string) => string): Relation {
  const { kind, columns, checks } = relation
  const isSaid = columns.some(saysMore) || checks.some(({ refusesNull }) => refusesNull)
  if (kind !== 'table' || !isSaid) return relation
  const held = new Set(
    [
      ...columns.filter(({ nullable }) => !nullable).map(({ name }) => name),
      ...checks.flatMap(({ refusesNull = [] }) => refusesNull),
    ].map(columnKey),
  )
  // One that is generated may be generated from another one.
  let waiting: readonly Column[] = columns.filter(saysMore)
  for (let before = waiting.length + 1; waiting.length < before;) {
    before = waiting.length
    for (const { name, nullWith = [] } of waiting) {
      if (nullWith.every((each) => held.has(columnKey(each)))) held.add(columnKey(name))
    }
    waiting = waiting.filter(({ name }) => !held.has(columnKey(name)))
  }
  const heldColumn = (column: Column): Column =>
    column.nullable && held.has(columnKey(column.name)) ? { ...column, nullable: false } : column
  return { ...relation, columns: columns.map(heldColumn) }
}

function saysMore({ generated, nullWith }: Column): boolean {
  return generated !== 'none' && nullWith !== undefined
}
