import { type Static, Type } from '@sinclair/typebox'
import { sharedLimits, sharedMeta } from '../meta.ts'

/** What the pages of documents must know before they show anything. */
export const documentMeta = Type.Object({
  ...sharedMeta,
  variant: Type.Literal('document'),
  /** The database of the address; empty where it names none. */
  database: Type.String(),
  capabilities: Type.Object({
    /** Edits and deletes can be taken back. */
    undo: Type.Boolean(),
  }),
  limits: Type.Object(sharedLimits),
})
export type DocumentMeta = Static<typeof documentMeta>
