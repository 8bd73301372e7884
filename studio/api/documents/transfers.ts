import { type Static, Type } from '@sinclair/typebox'
import { timing } from '../cell.ts'
import { answeredDocument, documentId, ejsonDocument, idsAs, strict, undoId } from './ejson.ts'

/** `ejson`: one list of canonical Extended JSON; `ndjson`: a line of it a document. */
const transferFormat = Type.Union([
  Type.Literal('ejson'),
  Type.Literal('ndjson'),
  Type.Literal('csv'),
])

/** The documents that a filter matches, or that have identifiers; all without either. */
export const documentExport = Type.Object(
  {
    format: transferFormat,
    filter: Type.Optional(ejsonDocument),
    projection: Type.Optional(ejsonDocument),
    sort: Type.Optional(ejsonDocument),
    limit: Type.Optional(Type.Integer({ minimum: 1 })),
    collation: Type.Optional(ejsonDocument),
    ids: Type.Optional(Type.Array(documentId, { minItems: 1, maxItems: 100_000 })),
    idsAs,
    /** The columns of CSV: paths with dots; all that there are without it. */
    fields: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
    /** False: texts of CSV that a spreadsheet would run get no apostrophe. */
    guard: Type.Optional(Type.Boolean()),
  },
  strict,
)

export type DocumentExport = Static<typeof documentExport>

/** A part of a file, which begins where a document begins. */
export const documentImport = Type.Object(
  {
    format: transferFormat,
    text: Type.String(),
    /** True: the file goes on, so that the last document of the text may be cut. */
    more: Type.Optional(Type.Boolean()),
    /** Of CSV, for a part that is not the first: the columns of the file. */
    fields: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
    /** What happens to a document whose identifier is there already. */
    onConflict: Type.Optional(Type.Union([Type.Literal('error'), Type.Literal('skip')])),
    undo: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type DocumentImport = Static<typeof documentImport>

export const importedDocuments = Type.Object({
  /** The documents of the text. */
  documents: Type.Integer(),
  /** Of a dry run: those that would be inserted. */
  inserted: Type.Integer(),
  skipped: Type.Integer(),
  /** So many bytes of the text have been read; the next part begins behind them. */
  consumed: Type.Integer(),
  /** Of CSV: its columns. */
  fields: Type.Array(Type.String()),
  sample: Type.Array(answeredDocument),
  /** The first of what is wrong; where anything is, nothing was written. */
  faults: Type.Array(Type.Object({ document: Type.Integer(), message: Type.String() })),
  faultCount: Type.Integer(),
  undoId,
  timing,
})
export type ImportedDocuments = Static<typeof importedDocuments>
