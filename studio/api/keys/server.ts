import { type Static, Type } from '@sinclair/typebox'
import { shownBytes, timing } from './bytes.ts'

export const keyDatabases = Type.Object({
  databases: Type.Array(
    Type.Object({
      number: Type.Integer(),
      keys: Type.Integer(),
      /** The keys that expire. */
      expires: Type.Integer(),
    }),
  ),
  /** How many databases the server has; null where it does not say. */
  count: Type.Union([Type.Integer(), Type.Null()]),
  /** That of the address. */
  current: Type.Integer(),
  timing,
})
export type KeyDatabases = Static<typeof keyDatabases>

/** INFO of each primary; the names are those of the server. */
export const serverInfo = Type.Object({
  nodes: Type.Array(
    Type.Object({
      name: Type.String(),
      sections: Type.Array(
        Type.Object({
          name: Type.String(),
          fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
        }),
      ),
    }),
  ),
  timing,
})
export type ServerInfo = Static<typeof serverInfo>

export const slowLog = Type.Object({
  entries: Type.Array(
    Type.Object({
      node: Type.String(),
      id: Type.Integer(),
      at: Type.String(),
      microseconds: Type.Integer(),
      args: Type.Array(shownBytes),
      client: Type.String(),
      clientName: Type.String(),
    }),
  ),
  timing,
})
export type SlowLog = Static<typeof slowLog>

export const keyClients = Type.Object({
  clients: Type.Array(
    Type.Object({
      node: Type.String(),
      id: Type.String(),
      address: Type.String(),
      name: Type.String(),
      user: Type.String(),
      database: Type.Integer(),
      ageSeconds: Type.Integer(),
      idleSeconds: Type.Integer(),
      lastCommand: Type.String(),
      memory: Type.Integer(),
    }),
  ),
  timing,
})
export type KeyClients = Static<typeof keyClients>

export const channels = Type.Object({
  channels: Type.Array(Type.Object({ channel: shownBytes, subscribers: Type.Integer() })),
  /** Subscriptions by pattern. */
  patterns: Type.Integer(),
  timing,
})
export type Channels = Static<typeof channels>

/** A line each of the stream of messages. */
export type PubSubEvent =
  /** The first line: messages are received from now on. */
  | { readonly event: 'open' }
  | {
      readonly event: 'message'
      readonly at: string
      /** Which of the patterns the channel fits; a message that fits several comes for each. */
      readonly pattern: ShownText
      readonly channel: ShownText
      readonly payload: ShownText
    }
  /** So many messages came faster than they could be sent, and are left out. */
  | { readonly event: 'dropped'; readonly messages: number }
  | { readonly event: 'end'; readonly reason: 'limit' | 'lost' }
type ShownText = Static<typeof shownBytes>

export const topology = Type.Object({
  kind: Type.Union([Type.Literal('server'), Type.Literal('cluster'), Type.Literal('sentinel')]),
  nodes: Type.Array(
    Type.Object({
      /** `host:port`. */
      name: Type.String(),
      role: Type.Union([
        Type.Literal('primary'),
        Type.Literal('replica'),
        Type.Literal('sentinel'),
      ]),
      /** Of a replica: whose; else null. */
      replicaOf: Type.Union([Type.String(), Type.Null()]),
      /** Of a cluster: the first and last number of each range of its slots. */
      slots: Type.Array(Type.Array(Type.Integer())),
      isReachable: Type.Boolean(),
      /** Bytes that a replica is behind; null where nobody says. */
      lag: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
  timing,
})
export type Topology = Static<typeof topology>
