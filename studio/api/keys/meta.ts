import { type Static, Type } from '@sinclair/typebox'
import { sharedLimits, sharedMeta } from '../meta.ts'

/** What the pages of keys must know before they show anything. */
export const keyMeta = Type.Object({
  ...sharedMeta,
  variant: Type.Literal('key-value'),
  /** The number of the database of the address. */
  database: Type.Integer(),
  /** What the server is called: `Redis`, `Valkey`. */
  product: Type.String(),
  /** The names of its modules, in small letters. */
  modules: Type.Array(Type.String()),
  capabilities: Type.Object({
    /** Deleted and overwritten keys can be taken back. */
    undo: Type.Boolean(),
    /** Values of RedisJSON can be read and written. */
    json: Type.Boolean(),
    /** The keys are spread over several servers, and there is one database. */
    cluster: Type.Boolean(),
    /** The studio was started so that the console sends gated commands that are confirmed. */
    dangerousCommands: Type.Boolean(),
  }),
  limits: Type.Object(sharedLimits),
})
export type KeyMeta = Static<typeof keyMeta>
