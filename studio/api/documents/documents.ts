import { type Static, Type } from '@sinclair/typebox'
import { count, timing } from '../cell.ts'
import { countMode } from '../pages.ts'
import {
  answerForm,
  answeredDocument,
  documentId,
  ejsonDocument,
  ejsonValue,
  idsAs,
  nullable,
  strict,
  undoId,
} from './ejson.ts'

/** So many documents are on one page, where nothing is asked for. */
export const PAGE_DOCUMENTS = 50

const query = {
  filter: Type.Optional(ejsonDocument),
  collation: Type.Optional(ejsonDocument),
  /** The name of an index, or its key. */
  hint: Type.Optional(Type.Union([Type.String(), ejsonDocument])),
  /** Milliseconds, at most those of the studio. */
  maxTimeMS: Type.Optional(Type.Integer({ minimum: 1 })),
}

export const findDocuments = Type.Object(
  {
    ...query,
    projection: Type.Optional(ejsonDocument),
    sort: Type.Optional(ejsonDocument),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
    /** `next` of the page before; instead of `skip`. */
    after: Type.Optional(Type.String()),
    count: Type.Optional(countMode),
    ...answerForm,
  },
  strict,
)
export type FindDocuments = Static<typeof findDocuments>

export const foundDocuments = Type.Object({
  database: Type.String(),
  collection: Type.String(),
  documents: Type.Array(answeredDocument),
  page: Type.Object({
    limit: Type.Integer(),
    next: nullable(Type.String()),
    hasMore: Type.Boolean(),
  }),
  count,
  timing,
})
export type FoundDocuments = Static<typeof foundDocuments>

/** One document, or several. */
export const insertDocuments = Type.Object(
  {
    document: Type.Optional(ejsonDocument),
    documents: Type.Optional(Type.Array(ejsonDocument, { minItems: 1, maxItems: 10_000 })),
    /** False: the change is not kept for undo. */
    undo: Type.Optional(Type.Boolean()),
  },
  strict,
)

export const insertedDocuments = Type.Object({
  /** Of one document. */
  insertedId: Type.Optional(answeredDocument),
  insertedIds: Type.Array(answeredDocument),
  insertedCount: Type.Integer(),
  undoId,
  timing,
})
export type InsertedDocuments = Static<typeof insertedDocuments>

export const deleteDocuments = Type.Object(
  {
    ids: Type.Array(documentId, { minItems: 1, maxItems: 100_000 }),
    idsAs,
    undo: Type.Optional(Type.Boolean()),
  },
  strict,
)

export const deletedDocuments = Type.Object({ deletedCount: Type.Integer(), undoId, timing })
export type DeletedDocuments = Static<typeof deletedDocuments>

/** A change of one document; the names of members are paths with dots. */
export const updateDocument = Type.Object(
  {
    id: Type.Optional(documentId),
    idsAs,
    /** Values by their paths. */
    set: Type.Optional(ejsonDocument),
    unset: Type.Optional(Type.Array(Type.String())),
    /** The whole document, instead of `set` and `unset`. */
    replace: Type.Optional(ejsonDocument),
    /** What the person saw, by its paths: the types count too. */
    expect: Type.Optional(ejsonDocument),
    /** Paths where the person saw nothing. */
    expectMissing: Type.Optional(Type.Array(Type.String())),
    /** A change of many documents, which is not available yet. */
    filter: Type.Optional(ejsonDocument),
    update: Type.Optional(ejsonValue),
    many: Type.Optional(Type.Boolean()),
    ...answerForm,
  },
  strict,
)
export type UpdateDocument = Static<typeof updateDocument>

export const updatedDocument = Type.Object({
  /** As it is stored now. */
  document: answeredDocument,
  undoId,
  timing,
})
export type UpdatedDocument = Static<typeof updatedDocument>

export const countDocuments = Type.Object(query, strict)
export type CountDocuments = Static<typeof countDocuments>

export const countedDocuments = Type.Object({ count, timing })
export type CountedDocuments = Static<typeof countedDocuments>

/** The document with the identifier is inserted again with a new one. */
export const cloneDocument = Type.Object({ id: documentId, idsAs }, strict)
