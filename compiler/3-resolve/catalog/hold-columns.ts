import type { Dialect } from '../../dialects/dialect.ts'
import type { Catalog, Column, Relation, Schema } from '../../ir/catalog.ts'
import { mappedLazily } from './mapped-lazily.ts'

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

/** The same of a catalog that is yet to change: of its relations those are looked at that somebody asks for. */
export function holdingColumns(catalog: Catalog, { names }: Pick<Dialect, 'names'>): Catalog {
  const schemas = mappedLazily(catalog.schemas, (schema) => {
    const relations = mappedLazily(schema.relations, (relation) =>
      heldRelation(relation, names.columnKey),
    )
    return { ...schema, relations }
  })
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

/** Of each relation once: relations are known by their identity. */
const known = new WeakMap<Relation, Relation>()

/** The relation of such a catalog. */
export function heldRelation(relation: Relation, columnKey: (name: string) => string): Relation {
  const found = known.get(relation) ?? relationHolding(relation, columnKey)
  known.set(relation, found)
  return found
}

function relationHolding(relation: Relation, columnKey: (name: string) => string): Relation {
  const { kind, columns, checks } = relation
  const isSaid = columns.some(saysMore) || checks.some(({ refusesNull }) => refusesNull)
  if (kind !== 'table' || !isSaid) return relation
  const checked = new Set(checks.flatMap(({ refusesNull = [] }) => refusesNull).map(columnKey))
  const held = new Set(checked)
  for (const { nullable, name } of columns) if (!nullable) held.add(columnKey(name))
  holdGenerated(columns, held, columnKey)
  const heldColumn = (column: Column): Column => {
    const key = columnKey(column.name)
    if (!column.nullable || !held.has(key)) return column
    return { ...column, nullable: false, heldBy: checked.has(key) ? 'check' : 'expression' }
  }
  return { ...relation, columns: columns.map(heldColumn) }
}

/** Adds the generated columns, of which one may be generated from another. */
function holdGenerated(
  columns: readonly Column[],
  held: Set<string>,
  columnKey: (name: string) => string,
): void {
  const isOpen = ({ name }: Column) => !held.has(columnKey(name))
  const isHeld = ({ nullWith = [] }: Column) => nullWith.every((each) => held.has(columnKey(each)))
  let waiting = columns.filter(saysMore).filter(isOpen)
  for (let next = waiting.find(isHeld); next; next = waiting.find(isHeld)) {
    held.add(columnKey(next.name))
    waiting = waiting.filter(isOpen)
  }
}

function saysMore({ generated, nullWith }: Column): boolean {
  return generated !== 'none' && nullWith !== undefined
}
