import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { cellNote, count, jsonForm, jsonValue, row, timing } from './cell.ts'
import { column } from './tables.ts'

export const operators = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'like',
  'ilike',
  'in',
  'nin',
  'between',
  'isnull',
  'notnull',
  'contains',
  'starts',
  'ends',
  'regex',
  'json',
] as const

export type Operator = (typeof operators)[number]

export const operator = Type.Unsafe<Operator>(Type.String({ enum: [...operators] }))

export type Filter =
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] }
  | { readonly not: Filter }
  | {
      readonly column: string
      readonly op: Operator
      readonly value?: Static<typeof jsonValue>
    }

/** A tree of conditions, at most eight levels deep and with at most a hundred nodes. */
export const filter = Type.Unsafe<Filter>(
  Type.Recursive(
    (self: TSchema) => {
      const strict = { additionalProperties: false }
      return Type.Union([
        Type.Object({ and: Type.Array(self) }, strict),
        Type.Object({ or: Type.Array(self) }, strict),
        Type.Object({ not: self }, strict),
        Type.Object(
          { column: Type.String(), op: operator, value: Type.Optional(jsonValue) },
          strict,
        ),
      ])
    },
    { $id: 'Filter' },
  ),
)

export const countMode = Type.Union([
  Type.Literal('none'),
  Type.Literal('estimated'),
  Type.Literal('exact'),
  Type.Literal('auto'),
])
export type CountMode = Static<typeof countMode>

const identifier = Type.String()

/** The body of `POST /api/tables/{table}/query`: what the parameters of the URL say, as JSON. */
export const pageQuery = Type.Object(
  {
    schema: Type.Optional(identifier),
    select: Type.Optional(Type.Array(identifier, { minItems: 1 })),
    filter: Type.Optional(filter),
    /** A condition in SQL, judged by the compiler before it is sent. */
    where: Type.Optional(Type.String()),
    search: Type.Optional(Type.String()),
    sort: Type.Optional(
      Type.Array(
        Type.Object(
          {
            column: identifier,
            direction: Type.Union([Type.Literal('asc'), Type.Literal('desc')]),
            nulls: Type.Optional(Type.Union([Type.Literal('first'), Type.Literal('last')])),
          },
          { additionalProperties: false },
        ),
      ),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    cursor: Type.Optional(Type.String()),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    count: Type.Optional(countMode),
    cell: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    json: Type.Optional(jsonForm),
  },
  { additionalProperties: false },
)
export type PageQuery = Static<typeof pageQuery>

const cursor = Type.Union([Type.String(), Type.Null()])

export const page = Type.Object({
  table: Type.String(),
  schema: Type.String(),
  columns: Type.Array(column),
  rows: Type.Array(row),
  cells: Type.Array(cellNote),
  /** Of each row what tells it from all others: the key that writes name. */
  keys: Type.Array(row),
  page: Type.Object({
    limit: Type.Integer(),
    next: cursor,
    prev: cursor,
    /** Of the page that ends with the last row. */
    last: cursor,
    hasMore: Type.Boolean(),
  }),
  count,
  /** Why rows of this relation cannot be changed; null where they can. */
  readOnly: Type.Union([Type.String(), Type.Null()]),
  timing,
})
export type Page = Static<typeof page>
