import { type Static, Type } from '@sinclair/typebox'
import { sharedLimits, sharedMeta } from '../meta.ts'

/** What the pages of keys must know before they show anything. */
export const keyMeta = Type.Object({
  ...sharedMeta,
  variant: Type.Literal('key-value'),
  /** The number of the database of the address. */
  database: Type.String(),
  capabilities: Type.Object({
    /** Deleted and overwritten keys can be taken back. */
    undo: Type.Boolean(),
  }),
  limits: Type.Object(sharedLimits),
})
export type KeyMeta = Static<typeof keyMeta>
