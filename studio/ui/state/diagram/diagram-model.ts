import type { DatabaseSchema } from '../../../api/tables.ts'
import { tableId } from '../table-address.ts'

/** What has become of a table or a column on the way from one schema to another; undefined: nothing is compared. */
export type DiagramChange = 'added' | 'removed' | 'changed' | 'same' | undefined

export interface DiagramColumn {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly isPrimaryKey: boolean
  /** A part of a foreign key. */
  readonly isReference: boolean
  readonly change?: DiagramChange
}

export interface DiagramTable {
  readonly id: string
  readonly schema: string
  readonly name: string
  readonly addressable: boolean
  readonly change?: DiagramChange
  readonly columns: readonly DiagramColumn[]
}

/** A foreign key: many rows of `from` point to a row of `to`. */
export interface DiagramRelation {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly columns: readonly string[]
  readonly referenced: readonly string[]
  /** A row may point to nothing. */
  readonly isOptional: boolean
  /** The columns are the primary key, so that one row at most points to a row. */
  readonly isSingle: boolean
  readonly onDelete: string
  readonly change?: DiagramChange
}

export interface DiagramModel {
  readonly tables: readonly DiagramTable[]
  readonly relations: readonly DiagramRelation[]
}

type SchemaTable = DatabaseSchema['tables'][number]

/** The tables and their foreign keys. Views have no keys and are not drawn; nor is a key to a table that the user may not see. */
export function diagramModel(schema: DatabaseSchema): DiagramModel {
  const base = schema.tables.filter(({ view }) => !view)
  const ids = new Set(base.map(tableId))
  const relations = base.flatMap(relationsOf).filter(({ to }) => ids.has(to))
  return { tables: base.map(tableOf), relations }
}

function tableOf(table: SchemaTable): DiagramTable {
  const references = new Set(table.foreignKeys.flatMap(({ columns }) => columns))
  return {
    id: tableId(table),
    schema: table.schema,
    name: table.name,
    addressable: table.addressable,
    columns: table.columns.map(({ name, type, nullable, primaryKey }) => ({
      name,
      type,
      nullable,
      isPrimaryKey: primaryKey,
      isReference: references.has(name),
    })),
  }
}

function relationsOf(table: SchemaTable): readonly DiagramRelation[] {
  const from = tableId(table)
  const key = table.columns.filter(({ primaryKey }) => primaryKey).map(({ name }) => name)
  const nullable = new Set(table.columns.filter((each) => each.nullable).map(({ name }) => name))
  return table.foreignKeys.map(({ columns, references, onDelete }, place) => ({
    id: `${from} ${place}`,
    from,
    to: tableId({ schema: references.schema, name: references.table }),
    columns,
    referenced: references.columns,
    isOptional: columns.some((name) => nullable.has(name)),
    isSingle: key.length === columns.length && key.every((name) => columns.includes(name)),
    onDelete,
  }))
}

export interface RelationEnds {
  readonly outgoing: ReadonlyMap<string, readonly DiagramRelation[]>
  readonly incoming: ReadonlyMap<string, readonly DiagramRelation[]>
}

/** Returns the relations that leave each table, and those that come to it. */
export function relationEnds(relations: readonly DiagramRelation[]): RelationEnds {
  return {
    outgoing: Map.groupBy(relations, ({ from }) => from),
    incoming: Map.groupBy(relations, ({ to }) => to),
  }
}

/** The tables that are at most so many foreign keys away from a table, itself included. */
export function neighboursOf(model: DiagramModel, id: string, depth: number): ReadonlySet<string> {
  const found = new Set([id])
  for (let step = 0; step < depth; step++) {
    const border = new Set(found)
    for (const { from, to } of model.relations) {
      if (border.has(from)) found.add(to)
      if (border.has(to)) found.add(from)
    }
  }
  return found
}

/** What is left of a diagram when only some of its tables are drawn. */
export function onlyTables(model: DiagramModel, holds: (table: DiagramTable) => boolean) {
  const tables = model.tables.filter(holds)
  const ids = new Set(tables.map(({ id }) => id))
  const relations = model.relations.filter(({ from, to }) => ids.has(from) && ids.has(to))
  return { tables, relations } satisfies DiagramModel
}
