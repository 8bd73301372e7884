import { type Static, Type } from '@sinclair/typebox'
import { sqlMode } from './sql.ts'

export const historyEntry = Type.Object({
  id: Type.String(),
  query: Type.String(),
  /** ISO 8601 in UTC. */
  at: Type.String(),
  milliseconds: Type.Number(),
  /** Of SQL: whether the statement was run, or its plan was asked for. */
  mode: Type.Optional(sqlMode),
  rowCount: Type.Integer(),
  outcome: Type.Union([Type.Literal('done'), Type.Literal('failed'), Type.Literal('cancelled')]),
})
export type HistoryEntry = Static<typeof historyEntry>

/** Newest first. */
export const historyList = Type.Object({ history: Type.Array(historyEntry) })
export type HistoryList = Static<typeof historyList>
