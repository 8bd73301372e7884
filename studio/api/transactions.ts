import { type Static, Type } from '@sinclair/typebox'

/** A transaction that a person ends; after `idleMs` without a statement it is rolled back. */
export const openedTransaction = Type.Object({ id: Type.String(), idleMs: Type.Integer() })
export type OpenedTransaction = Static<typeof openedTransaction>

export const endedTransaction = Type.Object({
  id: Type.String(),
  state: Type.Union([Type.Literal('committed'), Type.Literal('rolled-back')]),
})
export type EndedTransaction = Static<typeof endedTransaction>
