import { type Static, Type } from '@sinclair/typebox'
import { count, kind } from './cell.ts'

const nullable = <T extends ReturnType<typeof Type.String | typeof Type.Integer>>(type: T) =>
  Type.Union([type, Type.Null()])

export const tableSummary = Type.Object({
  name: Type.String(),
  schema: Type.String(),
  view: Type.Boolean(),
  kind: Type.String(),
  rows: count,
  /** Bytes, indexes included; null where the engine keeps no such number. */
  size: nullable(Type.Integer()),
  /** False: the name is outside the rule of identifiers, so that only the SQL editor reaches it. */
  addressable: Type.Boolean(),
  comment: nullable(Type.String()),
})
export type TableSummary = Static<typeof tableSummary>

export const tableList = Type.Object({ tables: Type.Array(tableSummary) })
export type TableList = Static<typeof tableList>

/** A column of a table, as pages and metadata show it. */
export const column = Type.Object({
  name: Type.String(),
  /** As the engine writes it. */
  type: Type.String(),
  kind,
  nullable: Type.Boolean(),
  primaryKey: Type.Boolean(),
  /** Computed by the database: nothing can be written. */
  generated: Type.Boolean(),
  /** The database numbers it. */
  identity: Type.Boolean(),
  /** False: the database computes it, or numbers it in every row (GENERATED ALWAYS). */
  writable: Type.Boolean(),
  /** The engine's own text of the default where it is known; true where there is one; null without. */
  default: Type.Union([Type.String(), Type.Literal(true), Type.Null()]),
  /** The values of an enum; the kind of the elements of an array. */
  values: Type.Optional(Type.Array(Type.String())),
  elementKind: Type.Optional(kind),
  addressable: Type.Boolean(),
  /** False: the user of the database may not change its values, though perhaps give them to a new row. */
  changeable: Type.Optional(Type.Literal(false)),
  /** Whether values of the type have an order: rows are sorted by such columns, and values compared. */
  ordered: Type.Boolean(),
  /** The column of another table that this one refers to by itself. */
  references: Type.Optional(
    Type.Object({ schema: Type.String(), table: Type.String(), column: Type.String() }),
  ),
  comment: nullable(Type.String()),
})
export type Column = Static<typeof column>

export const constraint = Type.Object({
  name: nullable(Type.String()),
  kind: Type.Union([
    Type.Literal('primary-key'),
    Type.Literal('unique'),
    Type.Literal('foreign-key'),
    Type.Literal('check'),
    Type.Literal('exclusion'),
  ]),
  columns: Type.Array(Type.String()),
  definition: Type.String(),
})
export type Constraint = Static<typeof constraint>

export const tableSchema = Type.Object({
  table: Type.String(),
  schema: Type.String(),
  kind: Type.String(),
  comment: nullable(Type.String()),
  columns: Type.Array(column),
  constraints: Type.Array(constraint),
})
export type TableSchema = Static<typeof tableSchema>

export const index = Type.Object({
  name: nullable(Type.String()),
  /** Null stands for an expression. */
  columns: Type.Array(nullable(Type.String())),
  /** The parts of its key as its statement writes them, expressions and the order of rows too. */
  parts: Type.Array(Type.String()),
  /** The columns that it holds besides its key. */
  included: Type.Array(Type.String()),
  unique: Type.Boolean(),
  primaryKey: Type.Boolean(),
  method: nullable(Type.String()),
  /** The condition of the rows that it has; true where its text is not known. */
  where: Type.Union([Type.String(), Type.Boolean()]),
  /** Null where the engine keeps no such number, or the user may not see it. */
  bytes: nullable(Type.Integer()),
  /** How often it has been read since the engine counts. */
  scans: nullable(Type.Integer()),
})
export type Index = Static<typeof index>

export const indexList = Type.Object({ indexes: Type.Array(index) })
export type IndexList = Static<typeof indexList>

export const foreignKey = Type.Object({
  name: nullable(Type.String()),
  columns: Type.Array(Type.String()),
  references: Type.Object({
    schema: Type.String(),
    table: Type.String(),
    columns: Type.Array(Type.String()),
  }),
  onDelete: Type.String(),
  onUpdate: Type.String(),
})
export type ForeignKey = Static<typeof foreignKey>

export const foreignKeyList = Type.Object({ foreignKeys: Type.Array(foreignKey) })
export type ForeignKeyList = Static<typeof foreignKeyList>

/** An object that refers to this relation; `via` is the foreign key of a table, null for what names it in its query or body. */
export const dependency = Type.Object({
  kind: Type.String(),
  schema: Type.String(),
  name: Type.String(),
  via: Type.Union([
    Type.Object({
      name: nullable(Type.String()),
      columns: Type.Array(Type.String()),
      references: Type.Array(Type.String()),
    }),
    Type.Null(),
  ]),
})
export type Dependency = Static<typeof dependency>

export const dependencyList = Type.Object({ dependencies: Type.Array(dependency) })
export type DependencyList = Static<typeof dependencyList>

export const tableCount = Type.Object({ count })
export type TableCount = Static<typeof tableCount>

/** Bytes; null where the engine keeps no such number. */
export const tableSizes = Type.Object({
  sizes: Type.Object({
    table: nullable(Type.Integer()),
    indexes: nullable(Type.Integer()),
    total: nullable(Type.Integer()),
  }),
  /** Whatever else the engine says of the table as a whole, in the order in which it is shown. */
  facts: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
})
export type TableSizes = Static<typeof tableSizes>

export const tableDdl = Type.Object({ ddl: Type.String() })
export type TableDdl = Static<typeof tableDdl>

/** All relations of the database with their columns and keys, for the diagram. */
export const databaseSchema = Type.Object({
  tables: Type.Array(
    Type.Object({
      name: Type.String(),
      schema: Type.String(),
      view: Type.Boolean(),
      addressable: Type.Boolean(),
      columns: Type.Array(column),
      foreignKeys: Type.Array(foreignKey),
    }),
  ),
})
export type DatabaseSchema = Static<typeof databaseSchema>
