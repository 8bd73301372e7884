import { type Static, Type } from '@sinclair/typebox'
import { timing } from '../cell.ts'
import { answeredDocument, bytes, ejsonDocument, nullable, strict } from './ejson.ts'

const documentIndex = Type.Object({
  name: Type.String(),
  /** Members and their directions, in their order: `{"title":1,"year":-1}`. */
  key: answeredDocument,
  unique: Type.Boolean(),
  sparse: Type.Boolean(),
  hidden: Type.Boolean(),
  /** The condition of the documents that it has. */
  partial: nullable(answeredDocument),
  /** Documents end so many seconds after the date in the member. */
  expireAfterSeconds: nullable(Type.Number()),
  size: bytes,
  /** How often it was used since the server counts; null where the server does not say. */
  usage: nullable(Type.Object({ operations: Type.Number(), since: nullable(Type.String()) })),
  /** As the server describes it. */
  definition: answeredDocument,
})

export const documentIndexList = Type.Object({ indexes: Type.Array(documentIndex), timing })

export type DocumentIndexList = Static<typeof documentIndexList>
export type DocumentIndex = Static<typeof documentIndex>

export const newIndex = Type.Object(
  {
    /** Directions are 1, -1, `text`, `hashed`, `2d`, `2dsphere`. */
    key: ejsonDocument,
    /** Made of the key where it is not given. */
    name: Type.Optional(Type.String()),
    unique: Type.Optional(Type.Boolean()),
    sparse: Type.Optional(Type.Boolean()),
    hidden: Type.Optional(Type.Boolean()),
    partialFilterExpression: Type.Optional(ejsonDocument),
    expireAfterSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    collation: Type.Optional(ejsonDocument),
    /** Of a text index. */
    weights: Type.Optional(ejsonDocument),
    defaultLanguage: Type.Optional(Type.String()),
  },
  strict,
)

export type NewIndex = Static<typeof newIndex>

export const createdIndex = Type.Object({ name: Type.String() })
export type CreatedIndex = Static<typeof createdIndex>
