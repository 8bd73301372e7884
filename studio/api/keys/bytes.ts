import { type Static, Type } from '@sinclair/typebox'

const strict = { additionalProperties: false }

/** Says that a text stands for bytes that are no UTF-8. */
export const encoding = Type.Literal('base64')

/** Bytes as a request gives them: a text, or what a text cannot hold as base64. */
export const bytes = Type.Union([
  Type.String(),
  Type.Object({ value: Type.String(), encoding: Type.Optional(encoding) }, strict),
])
export type Bytes = Static<typeof bytes>

/** Bytes as they are answered, cut where they are long. */
export const shownBytes = Type.Object({
  value: Type.String(),
  encoding: Type.Optional(encoding),
  /** Of a value that is cut: how many bytes it has. `/api/key/element` has all of them. */
  size: Type.Optional(Type.Integer()),
  truncated: Type.Optional(Type.Literal(true)),
})
export type ShownBytes = Static<typeof shownBytes>

export const timing = Type.Object({ dbMs: Type.Number() })

/** The number of a database; that of the address where it is absent. */
export const databaseNumber = Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999_999 }))
