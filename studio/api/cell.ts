import { type Static, Type } from '@sinclair/typebox'

/** The kinds of columns, by which a value is read and edited. */
export const kind = Type.Union([
  Type.Literal('text'),
  Type.Literal('integer'),
  Type.Literal('number'),
  Type.Literal('decimal'),
  Type.Literal('boolean'),
  Type.Literal('date'),
  Type.Literal('time'),
  Type.Literal('timestamp'),
  Type.Literal('interval'),
  Type.Literal('json'),
  Type.Literal('array'),
  Type.Literal('binary'),
  Type.Literal('enum'),
  Type.Literal('uuid'),
  Type.Literal('geometry'),
  Type.Literal('other'),
])
export type Kind = Static<typeof kind>

/** A value of JSON; `kind` of its column says how it is read. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [name: string]: JsonValue }

export const jsonValue = Type.Unsafe<JsonValue>(Type.Unknown())

/** The values of a row by the names of its columns. */
export const row = Type.Record(Type.String(), jsonValue, { $id: 'Row' })
export type Row = Static<typeof row>

/** What is said of a cell beside its value. */
export const cellNote = Type.Object({
  /** The row within this answer, counted from 0. */
  row: Type.Integer(),
  column: Type.String(),
  /** The value is the beginning of one of `size` characters, or bytes of binary ones. */
  truncated: Type.Optional(Type.Literal(true)),
  size: Type.Optional(Type.Integer()),
  /** Bytes in a column of another kind. */
  encoding: Type.Optional(Type.Literal('base64')),
})
export type CellNote = Static<typeof cellNote>

export const jsonForm = Type.Union([Type.Literal('parsed'), Type.Literal('text')])
export type JsonForm = Static<typeof jsonForm>

export const timing = Type.Object({ dbMs: Type.Number() })

export const count = Type.Object({
  /** Null where it is not known. */
  value: Type.Union([Type.Integer(), Type.Null()]),
  /** `at-least`: counting was given up after the time that it has. */
  mode: Type.Union([
    Type.Literal('exact'),
    Type.Literal('estimated'),
    Type.Literal('at-least'),
    Type.Literal('none'),
  ]),
})
export type Count = Static<typeof count>
