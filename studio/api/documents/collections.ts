import { type Static, Type } from '@sinclair/typebox'
import { timing } from '../cell.ts'
import { answeredDocument, bytes, ejsonDocument, nullable, strict } from './ejson.ts'

const collectionSummary = Type.Object({
  name: Type.String(),
  /** `collection`, `view`, `timeseries`. */
  type: Type.String(),
  /** Null: of a view, or not known in time. */
  documents: nullable(Type.Integer()),
  dataSize: bytes,
  indexes: nullable(Type.Integer()),
  capped: Type.Boolean(),
  /** Its documents are checked. */
  validated: Type.Boolean(),
  /** It belongs to the server, and is read only. */
  system: Type.Boolean(),
  addressable: Type.Boolean(),
})
export type CollectionSummary = Static<typeof collectionSummary>

export const collectionList = Type.Object({
  database: Type.String(),
  collections: Type.Array(collectionSummary),
  timing,
})
export type CollectionList = Static<typeof collectionList>

const validationLevel = Type.Union([
  Type.Literal('off'),
  Type.Literal('strict'),
  Type.Literal('moderate'),
])
const validationAction = Type.Union([Type.Literal('error'), Type.Literal('warn')])

/** What new documents must be: a query, or `{"$jsonSchema": {...}}`; an empty document admits all. */
const validation = {
  validator: Type.Optional(ejsonDocument),
  validationLevel: Type.Optional(validationLevel),
  validationAction: Type.Optional(validationAction),
}

export const newCollection = Type.Object(
  {
    name: Type.String(),
    /** The oldest documents make room for new ones; needs `size`. */
    capped: Type.Optional(Type.Boolean()),
    /** Bytes. */
    size: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Documents. */
    max: Type.Optional(Type.Integer({ minimum: 1 })),
    ...validation,
    collation: Type.Optional(ejsonDocument),
  },
  strict,
)

export const createdCollection = Type.Object({
  database: Type.String(),
  collection: Type.String(),
})
export type CreatedCollection = Static<typeof createdCollection>

/** Another name, or another validation. */
export const changedCollection = Type.Object(
  { name: Type.Optional(Type.String()), ...validation },
  strict,
)

/** Sizes are bytes; null is what the server does not say. */
export const collectionStats = Type.Object({
  database: Type.String(),
  collection: Type.String(),
  stats: Type.Object({
    documents: Type.Integer(),
    averageObjectSize: nullable(Type.Number()),
    dataSize: bytes,
    storageSize: bytes,
    indexes: nullable(Type.Integer()),
    indexSize: bytes,
    indexSizes: Type.Record(Type.String(), Type.Integer()),
    capped: Type.Boolean(),
  }),
  /** How it was created: `capped`, `size`, `validator`, `viewOn`, `pipeline`, ... as Extended JSON. */
  options: answeredDocument,
  validator: nullable(answeredDocument),
  validationLevel: nullable(Type.String()),
  validationAction: nullable(Type.String()),
  timing,
})
export type CollectionStats = Static<typeof collectionStats>
