import { type Static, Type } from '@sinclair/typebox'

/** A column in fields; each part is written as in SQL. */
const designedColumn = Type.Object({
  name: Type.String(),
  type: Type.String(),
  notNull: Type.Boolean(),
  /** Empty: there is none. */
  default: Type.String(),
  /** Keys, checks and references that stand in the column, in the order of the text. */
  others: Type.Array(Type.String()),
})
export type DesignedColumn = Static<typeof designedColumn>

/** What stands between the parentheses of CREATE TABLE. */
const designedElement = Type.Object({
  text: Type.String(),
  /** Null where it is a constraint or an index. */
  column: Type.Union([designedColumn, Type.Null()]),
})
export type DesignedElement = Static<typeof designedElement>

/** A table as the schema files of the project write it. */
export const tableDesign = Type.Object({
  /** The schema file of its CREATE TABLE. */
  file: Type.String(),
  elements: Type.Array(designedElement),
  /** The indexes, changes and comments of the table behind it, without semicolons. */
  statements: Type.Array(Type.String()),
  /** Of all these texts: who edits them says with it what they were. */
  checksum: Type.String(),
})
export type TableDesign = Static<typeof tableDesign>

/** What a form for tables offers. */
export const schemaFiles = Type.Object({
  /** The schema files of the project. */
  files: Type.Array(Type.String()),
  /** The names of types that the engine has. */
  types: Type.Array(Type.String()),
})
export type SchemaFiles = Static<typeof schemaFiles>

const MOST_PARTS = 2000
const text = Type.String({ minLength: 1, maxLength: 100_000 })
const from = Type.Optional(Type.Integer({ minimum: 0 }))

const columnEdit = Type.Object(
  {
    name: Type.Optional(text),
    type: Type.Optional(Type.String()),
    notNull: Type.Optional(Type.Boolean()),
    default: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type ColumnDesignEdit = Static<typeof columnEdit>

const elementEdit = Type.Object(
  {
    /** Which element it was, from 0; without it a new one. */
    from,
    text: Type.Optional(text),
    column: Type.Optional(columnEdit),
  },
  { additionalProperties: false },
)
export type ElementDesignEdit = Static<typeof elementEdit>

/** A table as it is wanted; what is not named goes. */
export const tableEdit = Type.Object(
  {
    schema: Type.Optional(Type.String()),
    table: text,
    /** Of the design that was edited; without it the table is a new one, whose name is written as in SQL. */
    checksum: Type.Optional(Type.String()),
    /** Of a new table: the schema file at whose end it stands; without it the last one. */
    file: Type.Optional(Type.String()),
    elements: Type.Array(elementEdit, { minItems: 1, maxItems: MOST_PARTS }),
    statements: Type.Array(
      Type.Object({ from, text: Type.Optional(text) }, { additionalProperties: false }),
      { maxItems: MOST_PARTS },
    ),
  },
  { additionalProperties: false },
)
export type TableDesignEdit = Static<typeof tableEdit>

/** A schema file before and after an edit. */
export const editedFile = Type.Object({
  file: Type.String(),
  before: Type.String(),
  after: Type.String(),
})
export type EditedFile = Static<typeof editedFile>
