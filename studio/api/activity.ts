import { type Static, Type } from '@sinclair/typebox'

/** A connection of the server and what it does. */
const serverProcess = Type.Object({
  id: Type.String(),
  user: Type.String(),
  client: Type.String(),
  state: Type.String(),
  /** How long the statement has been running; null: it runs none. */
  seconds: Type.Union([Type.Number(), Type.Null()]),
  sql: Type.String(),
  /** The processes whose locks it waits for. */
  blockedBy: Type.Array(Type.String()),
  /** The lock that it waits for, in the words of the server. */
  lock: Type.Union([Type.String(), Type.Null()]),
  /** It is a connection of this studio, which cannot be cancelled here. */
  own: Type.Boolean(),
})
export type ServerProcess = Static<typeof serverProcess>

/** Something that the engine says of the database as a whole; `bytes` and `count` are whole numbers. */
const figure = Type.Object({
  label: Type.String(),
  value: Type.String(),
  unit: Type.Union([Type.Literal('bytes'), Type.Literal('count'), Type.Literal('text')]),
})
export type Figure = Static<typeof figure>

export const activity = Type.Object({
  /** False: the database is a file, on which nothing but the studio runs statements that anybody could list. */
  hasServer: Type.Boolean(),
  /** False: the user of the database may not see who waits for whom, or the server does not note it. */
  showsLocks: Type.Boolean(),
  processes: Type.Array(serverProcess),
  figures: Type.Array(figure),
})
export type Activity = Static<typeof activity>
