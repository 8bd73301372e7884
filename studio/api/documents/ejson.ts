import { type TSchema, Type } from '@sinclair/typebox'
import type { JsonValue } from '../cell.ts'

/** Marks a member of a request that the server takes as it is written, whatever the order of its members. */
export const EJSON = 'ejson'

/**
 * A document in a request, as Extended JSON, canonical or relaxed: an object, or a text that holds one. The order of its
 * members counts either way; a page of JavaScript can keep it in a text only.
 */
export const ejsonDocument = Type.Unsafe<object | string>(
  Type.Union([Type.Object({}), Type.String()], { format: EJSON }),
)

/** The identifier of a document: 24 hexadecimal digits are an ObjectId, another text is one; other types are Extended JSON. */
export const documentId = Type.Unsafe<object | string | boolean | null>(
  Type.Union([Type.Object({}), Type.String(), Type.Boolean(), Type.Null()], { format: EJSON }),
)

/** `string`: texts of 24 hexadecimal digits are texts, not identifiers of MongoDB. */
export const idsAs = Type.Optional(Type.Union([Type.Literal('auto'), Type.Literal('string')]))

/** Any value in a request. A text is a value of its own where the schema does not say otherwise. */
export const ejsonValue = Type.Unsafe<unknown>(Type.Unknown({ format: EJSON }))

/** Stages of an aggregation: a list, or a text that holds one. */
export const ejsonList = Type.Unsafe<object | string>(
  Type.Union([Type.Object({}), Type.Array(Type.Object({})), Type.String()], { format: EJSON }),
)

/** Of answers: canonical Extended JSON, or with `"json": "text"` its text. */
export const answeredDocument = Type.Unsafe<JsonValue>(Type.Unknown())

export const strict = { additionalProperties: false }

/** How documents are answered. */
export const answerForm = {
  /** `text`: each document is a text of Extended JSON, in which the order of members is kept. */
  json: Type.Optional(Type.Union([Type.Literal('parsed'), Type.Literal('text')])),
  /** Numbers and dates as people read them, from which their types cannot be told. */
  relaxed: Type.Optional(Type.Boolean()),
}

export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

export const bytes = nullable(Type.Integer())

export const undoId = nullable(Type.String())
