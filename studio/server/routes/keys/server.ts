import { readChannels } from '../../../../runtime/key-value/server/channels.ts'
import { type ClientLine, readClients } from '../../../../runtime/key-value/server/clients.ts'
import { readDatabases } from '../../../../runtime/key-value/server/databases.ts'
import { infoSections } from '../../../../runtime/key-value/server/info.ts'
import { readSlowLog } from '../../../../runtime/key-value/server/slow-log.ts'
import { readTopology } from '../../../../runtime/key-value/server/node-topology.ts'
import { textOf } from '../../../../runtime/key-value/link/reply.ts'
import {
  channels,
  type Channels,
  keyClients,
  type KeyClients,
  keyDatabases,
  type KeyDatabases,
  serverInfo,
  type ServerInfo,
  slowLog,
  type SlowLog,
  topology,
  type Topology,
} from '../../../api/keys/server.ts'
import { linkOf, timed } from '../../keys/asked-store.ts'
import { shownBytes } from '../../keys/bytes.ts'
import { streamMessages } from '../../keys/stream-messages.ts'
import { type KeyRoute, route } from './key-route.ts'

/** Entries of a log and channels that are shown. */
const MOST = 500
const ARGUMENT_BYTES = 256

export const serverRoutes: readonly KeyRoute[] = [
  route(
    {
      ...{ method: 'GET', url: '/api/kv/databases', answers: keyDatabases },
      summary: 'The databases with their numbers of keys',
    },
    async ({ signal }, studio) => {
      const link = await linkOf(studio)
      const { result, timing } = await timed(() => readDatabases(link, signal))
      const { databases, count } = result
      const current = studio.store.database
      return { body: { databases: [...databases], count, current, timing } satisfies KeyDatabases }
    },
  ),
  route(
    {
      ...{ method: 'GET', url: '/api/kv/info', answers: serverInfo },
      summary: 'What the servers say of themselves',
    },
    async ({ signal }, studio) => {
      const link = await linkOf(studio)
      const { result, timing } = await timed(() =>
        Promise.all(
          link.nodes().map(async (node) => {
            const text = textOf(await node.send(['INFO'], signal))
            return { name: node.name, sections: [...infoSections(text)].map(sectionOf) }
          }),
        ),
      )
      return { body: { nodes: result, timing } satisfies ServerInfo }
    },
  ),
  route(
    {
      ...{ method: 'GET', url: '/api/kv/slowlog', answers: slowLog },
      summary: 'The commands that took long, newest first',
    },
    async ({ signal }, studio) => {
      const link = await linkOf(studio)
      const { result, timing } = await timed(() => readSlowLog(link, MOST, signal))
      const entries = result.map(({ at, args, ...entry }) => ({
        ...entry,
        at: new Date(at * 1000).toISOString(),
        args: args.map((part) => shownBytes(part, ARGUMENT_BYTES)),
      }))
      return { body: { entries, timing } satisfies SlowLog }
    },
  ),
  route(
    {
      ...{ method: 'GET', url: '/api/kv/clients', answers: keyClients },
      summary: 'The connections to the servers',
    },
    async ({ signal }, studio) => {
      const link = await linkOf(studio)
      const { result, timing } = await timed(() => readClients(link, signal))
      return { body: { clients: result.map(shownClient), timing } satisfies KeyClients }
    },
  ),
  route(
    {
      ...{ method: 'GET', url: '/api/kv/channels', answers: channels },
      summary: 'The channels that somebody listens to',
    },
    async ({ signal }, studio) => {
      const link = await linkOf(studio)
      const { result, timing } = await timed(() => readChannels(link, MOST, signal))
      const shown = result.channels.map(({ channel, subscribers }) => ({
        channel: shownBytes(channel, ARGUMENT_BYTES),
        subscribers,
      }))
      const body: Channels = { channels: shown, patterns: result.patterns, timing }
      return { body }
    },
  ),
  route(
    {
      ...{ method: 'GET', url: '/api/kv/pubsub', query: ['pattern', 'patterns'] },
      ...{ summary: 'Messages as they come, a line each', files: ['application/x-ndjson'] },
    },
    streamMessages,
  ),
  route(
    {
      ...{ method: 'GET', url: '/api/kv/topology', answers: topology },
      summary: 'The servers and their replicas',
    },
    async ({ signal }, studio) => {
      const link = await linkOf(studio)
      const { result, timing } = await timed(() => readTopology(link, signal))
      const nodes = result.map((node) => ({
        ...node,
        slots: node.slots.map((range) => [...range]),
      }))
      return { body: { kind: studio.store.topology, nodes, timing } satisfies Topology }
    },
  ),
]

function sectionOf([name, fields]: readonly [string, ReadonlyMap<string, string>]) {
  return { name, fields: [...fields].map(([field, value]) => ({ name: field, value })) }
}

function shownClient({ node, fields }: ClientLine): KeyClients['clients'][number] {
  const text = (name: string) => fields.get(name) ?? ''
  const number = (name: string) => Number(fields.get(name) ?? 0)
  return {
    ...{ node, id: text('id'), address: text('addr'), name: text('name'), user: text('user') },
    ...{ database: number('db'), ageSeconds: number('age'), idleSeconds: number('idle') },
    ...{ lastCommand: text('cmd'), memory: number('tot-mem') },
  }
}
