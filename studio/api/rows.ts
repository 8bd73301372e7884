import { type Static, Type } from '@sinclair/typebox'
import { cellNote, jsonForm, jsonValue, row, timing } from './cell.ts'
import { filter } from './pages.ts'

const strict = { additionalProperties: false }

/** Members that every request has. */
const asked = {
  schema: Type.Optional(Type.String()),
  /** How documents of JSON columns are written, and answered. */
  json: Type.Optional(jsonForm),
}

/** Members that every write has. */
const written = {
  ...asked,
  /** False: the change is not kept for undo, as for one that is larger than the journal. */
  undo: Type.Optional(Type.Boolean()),
}

/** A row to insert; a column that is left out, or listed in `defaults`, has its default. */
export const insertRows = Type.Object(
  {
    ...written,
    rows: Type.Array(row, { minItems: 1, maxItems: 1000 }),
    /** For each row the columns that are to have their default, as DEFAULT says it. */
    defaults: Type.Optional(Type.Array(Type.Array(Type.String()))),
    returning: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type InsertRows = Static<typeof insertRows>

export const rowChange = Type.Object(
  {
    key: row,
    set: Type.Optional(row),
    defaults: Type.Optional(Type.Array(Type.String())),
    /** What the person saw, of the columns that are changed at least. */
    expect: Type.Optional(row),
    /** Instead of a value that was shown cut: the hash that `/cell` gave. */
    expectHash: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  strict,
)
export type RowChange = Static<typeof rowChange>

/** So many rows are named in one request; more are meant by what they have in common. */
export const MOST_NAMED = 5000

/** Changes of single rows. */
export const patchRows = Type.Object(
  {
    ...written,
    changes: Type.Array(rowChange, { minItems: 1, maxItems: MOST_NAMED }),
    atomic: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type PatchRows = Static<typeof patchRows>

/** The rows that match all of these, as a page shows them; `all` where nothing is left out. */
const matching = {
  filter: Type.Optional(filter),
  /** A condition in SQL, judged by the compiler before it is sent. */
  where: Type.Optional(Type.String()),
  search: Type.Optional(Type.String()),
  all: Type.Optional(Type.Boolean()),
}
const matchingRows = Type.Object(matching)
export type MatchingRows = Static<typeof matchingRows>

/** The same change of all rows that match, whose number the person has seen. */
export const patchFilter = Type.Object(
  {
    ...written,
    ...matching,
    set: row,
    defaults: Type.Optional(Type.Array(Type.String())),
    expectCount: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  strict,
)
export type PatchFilter = Static<typeof patchFilter>

export const deleteKeys = Type.Object(
  {
    ...written,
    keys: Type.Array(row, { minItems: 1, maxItems: MOST_NAMED }),
    /** What the person saw of each row; needed where rows have no key. */
    expect: Type.Optional(Type.Array(row)),
  },
  strict,
)
export type DeleteKeys = Static<typeof deleteKeys>

export const deleteFilter = Type.Object(
  { ...written, ...matching, expectCount: Type.Optional(Type.Integer({ minimum: 0 })) },
  strict,
)
export type DeleteFilter = Static<typeof deleteFilter>

/** Rows of one table that go, change and come together, in this order; what a person has prepared. */
export const rowBatch = Type.Object(
  {
    ...written,
    delete: Type.Optional(
      Type.Array(
        Type.Object(
          {
            key: row,
            expect: Type.Optional(row),
            expectHash: Type.Optional(Type.Record(Type.String(), Type.String())),
          },
          strict,
        ),
        { maxItems: MOST_NAMED },
      ),
    ),
    changes: Type.Optional(Type.Array(rowChange, { maxItems: MOST_NAMED })),
    insert: Type.Optional(
      Type.Array(
        Type.Object({ set: row, defaults: Type.Optional(Type.Array(Type.String())) }, strict),
        { maxItems: MOST_NAMED },
      ),
    ),
  },
  strict,
)
export type RowBatch = Static<typeof rowBatch>

export const cellRequest = Type.Object({ ...asked, key: row, column: Type.String() }, strict)
export type CellRequest = Static<typeof cellRequest>

const undoId = Type.Union([Type.String(), Type.Null()])

/** Rows as the database stores them after a write, with their keys; null: it failed in a request that is not atomic. */
export const writtenRows = Type.Object({
  rows: Type.Array(Type.Union([row, Type.Null()])),
  cells: Type.Array(cellNote),
  keys: Type.Array(Type.Union([row, Type.Null()])),
  /** Null where the journal is switched off. */
  undoId,
  timing,
})
export type WrittenRows = Static<typeof writtenRows>

const storedRows = Type.Object({
  rows: Type.Array(Type.Union([row, Type.Null()])),
  cells: Type.Array(cellNote),
  keys: Type.Array(Type.Union([row, Type.Null()])),
})

/** Rows as they are stored after a batch, in the order in which they were asked for. */
export const writtenBatch = Type.Object({
  changed: storedRows,
  inserted: storedRows,
  deleted: Type.Integer(),
  /** What the database was sent to write, with the values of its parameters as they are written in SQL. */
  statements: Type.Array(
    Type.Object({ sql: Type.String(), parameters: Type.Array(Type.String()) }),
  ),
  undoId,
  timing,
})
export type WrittenBatch = Static<typeof writtenBatch>

export const patchedCount = Type.Object({ updated: Type.Integer(), undoId, timing })
export type PatchedCount = Static<typeof patchedCount>

export const deletedRows = Type.Object({
  deleted: Type.Integer(),
  /** The rows of other tables that went or changed with them; 0 where they are not kept for undo. */
  dependents: Type.Integer(),
  /** The same by table: rows that went, and rows that stayed and lost their reference. */
  tables: Type.Array(
    Type.Object({
      schema: Type.String(),
      table: Type.String(),
      deleted: Type.Integer(),
      changed: Type.Integer(),
    }),
  ),
  /** The account may not see all tables: rows of others may have gone as well, and undo does not bring them back. */
  hidesTables: Type.Boolean(),
  undoId,
  timing,
})
export type DeletedRows = Static<typeof deletedRows>

export const cellAnswer = Type.Object({
  value: jsonValue,
  hash: Type.String(),
  encoding: Type.Optional(Type.Literal('base64')),
})
export type CellAnswer = Static<typeof cellAnswer>
