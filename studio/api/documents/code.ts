import { type Static, Type } from '@sinclair/typebox'
import { ejsonDocument, ejsonList, strict } from './ejson.ts'

/** A query, or a pipeline, as code for the driver. */
export const documentCode = Type.Object(
  {
    filter: Type.Optional(ejsonDocument),
    projection: Type.Optional(ejsonDocument),
    sort: Type.Optional(ejsonDocument),
    skip: Type.Optional(Type.Integer({ minimum: 0 })),
    limit: Type.Optional(Type.Integer({ minimum: 1 })),
    collation: Type.Optional(ejsonDocument),
    pipeline: Type.Optional(ejsonList),
  },
  strict,
)

export const writtenCode = Type.Object({ code: Type.String() })
export type WrittenCode = Static<typeof writtenCode>
