import { type Static, Type } from '@sinclair/typebox'
import { timing } from './cell.ts'

export const change = Type.Object({
  undoId: Type.String(),
  schema: Type.String(),
  table: Type.String(),
  kind: Type.Union([Type.Literal('insert'), Type.Literal('update'), Type.Literal('delete')]),
  rows: Type.Integer(),
  /** ISO 8601 in UTC. */
  at: Type.String(),
  state: Type.Union([Type.Literal('done'), Type.Literal('undone')]),
  /** Another change came after it was taken back: redo does not lead to it. */
  superseded: Type.Boolean(),
})
export type Change = Static<typeof change>

/** Newest first. */
export const changeList = Type.Object({ changes: Type.Array(change) })
export type ChangeList = Static<typeof changeList>

export const undone = Type.Object({ undoId: Type.String(), rows: Type.Integer(), timing })
export type Undone = Static<typeof undone>
