import { type Static, Type } from '@sinclair/typebox'
import { migrationScript } from './migrations.ts'

const textOrNull = Type.Union([Type.String(), Type.Null()])

const MOST_NAME = 200

/** A schema that can be compared with another one. */
export const schemaSide = Type.Object({
  /** What a comparison calls it: `files`, `migrations`, `database`, `env:staging`. */
  name: Type.String(),
  kind: Type.Union([
    Type.Literal('files'),
    Type.Literal('migrations'),
    Type.Literal('database'),
    Type.Literal('environment'),
  ]),
  /** It is the database that the studio shows. */
  current: Type.Boolean(),
  /** A database has it, so that its rows can be counted. */
  live: Type.Boolean(),
  /** Why it cannot be read now, in a sentence. */
  unavailable: textOrNull,
})
export type SchemaSide = Static<typeof schemaSide>

export const schemaSideList = Type.Object({ sides: Type.Array(schemaSide) })
export type SchemaSideList = Static<typeof schemaSideList>

const sideName = Type.String({ minLength: 1, maxLength: MOST_NAME })

/** The SQL of the answer makes `from` like `to`. */
export const comparisonRequest = Type.Object(
  { from: sideName, to: sideName },
  { additionalProperties: false },
)
export type ComparisonRequest = Static<typeof comparisonRequest>

/** `added` is in `to` alone, `removed` in `from` alone. */
const change = Type.Union([Type.Literal('added'), Type.Literal('removed'), Type.Literal('changed')])
export type SchemaChange = Static<typeof change>

const attributeValue = Type.Union([Type.String(), Type.Boolean(), Type.Null()])
export type AttributeValue = Static<typeof attributeValue>

const objectPart = Type.Object({
  kind: Type.String(),
  name: Type.String(),
  change,
  /** Those that differ, in the words of the engine; null: that side has it not. */
  attributes: Type.Array(
    Type.Object({ name: Type.String(), from: attributeValue, to: attributeValue }),
  ),
})
export type ObjectPart = Static<typeof objectPart>

const comparedObject = Type.Object({
  /** Unique within the answer: `table public.users`. */
  id: Type.String(),
  kind: Type.String(),
  /** Null where the engine has a single schema, and for what is in none. */
  schema: textOrNull,
  name: Type.String(),
  /** The table that it belongs to, by its name; null where it stands alone. */
  parent: textOrNull,
  change,
  /** What differs within an object that both sides have. */
  parts: Type.Array(objectPart),
  /** The statements that make it; null where the side has it not. */
  from: textOrNull,
  to: textOrNull,
})
export type ComparedObject = Static<typeof comparedObject>

const sameObject = Type.Object({
  kind: Type.String(),
  schema: textOrNull,
  name: Type.String(),
})
export type SameObject = Static<typeof sameObject>

const tableChange = Type.Union([change, Type.Literal('same')])
export type TableChange = Static<typeof tableChange>

/** A table of either side, as a diagram shows it. */
export const comparedTable = Type.Object({
  /** Unique within the answer. */
  id: Type.String(),
  schema: textOrNull,
  name: Type.String(),
  change: tableChange,
  columns: Type.Array(
    Type.Object({ name: Type.String(), type: Type.String(), change: tableChange }),
  ),
  /** Where its foreign keys lead, by the ids of tables. */
  references: Type.Array(
    Type.Object({ to: Type.String(), columns: Type.Array(Type.String()), change: tableChange }),
  ),
})
export type ComparedTable = Static<typeof comparedTable>

const possibleRename = Type.Object({
  schema: Type.String(),
  table: Type.String(),
  /** Null: it is the table itself. */
  column: textOrNull,
  /** The name in `from`. */
  old: Type.String(),
})
export type PossibleRename = Static<typeof possibleRename>

export const schemaComparison = Type.Object({
  from: Type.String(),
  to: Type.String(),
  equal: Type.Boolean(),
  objects: Type.Array(comparedObject),
  /** What both sides have alike. */
  same: Type.Array(sameObject),
  /** Every table of either side. */
  tables: Type.Array(comparedTable),
  /** What may be one object under two names: the SQL drops the old one, and makes the new one without its rows. */
  renames: Type.Array(possibleRename),
  /** Makes `from` like `to`. Where `from` is a database, the rows at risk are counted there. */
  up: migrationScript,
  /** Makes `to` like `from`; nobody has counted rows for it. */
  down: migrationScript,
  /** Whether a statement of `up` throws rows or values away. */
  destructive: Type.Boolean(),
  /** What is there on a side and was not compared, as no statement of ours changes it. */
  unmodelled: Type.Array(Type.String()),
})
export type SchemaComparison = Static<typeof schemaComparison>
