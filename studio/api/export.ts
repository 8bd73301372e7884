import { type Static, Type } from '@sinclair/typebox'
import { jsonValue, row } from './cell.ts'
import { pageQuery } from './pages.ts'
import { MOST_NAMED } from './rows.ts'

const strict = { additionalProperties: false }

export const exportFormat = Type.Union([
  Type.Literal('csv'),
  Type.Literal('json'),
  Type.Literal('ndjson'),
  Type.Literal('sql'),
])
export type ExportFormat = Static<typeof exportFormat>

/** Texts of CSV that a spreadsheet would run get an apostrophe, unless it is false. */
const guard = Type.Optional(Type.Boolean())

/** The rows of a filter, or those that have the keys; all rows without either. */
export const tableExport = Type.Object(
  {
    ...Type.Pick(pageQuery, ['schema', 'select', 'filter', 'where', 'search', 'sort']).properties,
    keys: Type.Optional(Type.Array(row, { minItems: 1, maxItems: MOST_NAMED })),
    format: exportFormat,
    guard,
  },
  strict,
)
export type TableExport = Static<typeof tableExport>

/** The rows of one query. */
export const sqlExport = Type.Object(
  {
    query: Type.String(),
    params: Type.Optional(Type.Array(jsonValue)),
    /** Where names without a schema are looked up first. */
    schema: Type.Optional(Type.String()),
    format: exportFormat,
    guard,
  },
  strict,
)
export type SqlExport = Static<typeof sqlExport>
