import { type Static, Type } from '@sinclair/typebox'
import { timing } from '../cell.ts'

const documentChange = Type.Object({
  undoId: Type.String(),
  database: Type.String(),
  collection: Type.String(),
  kind: Type.Union([Type.Literal('insert'), Type.Literal('update'), Type.Literal('delete')]),
  documents: Type.Integer(),
  /** ISO 8601 in UTC. */
  at: Type.String(),
  state: Type.Union([Type.Literal('done'), Type.Literal('undone')]),
  /** Another change came after it was taken back: redo does not lead to it. */
  superseded: Type.Boolean(),
})
export type DocumentChange = Static<typeof documentChange>

/** Newest first. */
export const documentChangeList = Type.Object({ changes: Type.Array(documentChange) })
export type DocumentChangeList = Static<typeof documentChangeList>

export const undoneDocuments = Type.Object({
  undoId: Type.String(),
  documents: Type.Integer(),
  timing,
})
