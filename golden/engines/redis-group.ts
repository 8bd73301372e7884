import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { unavailable, type Unavailable } from './engine.ts'
import type { Command } from './guarded-process.ts'
import { redisProgram } from './redis.ts'
import {
  BUS_BELOW,
  type Place,
  portSettings,
  reach,
  type ServerTls,
  startRedis,
} from './redis-server.ts'
import { type StartedServer, startServer } from './start-server.ts'

/** Several servers that belong together, for one test. */
export interface RedisGroup {
  readonly kind: 'group'
  /** An address for `quarry studio`. */
  readonly url: string
  readonly servers: readonly StartedServer[]
  stop(): Promise<void>
}

export type StartGroup = () => Promise<RedisGroup | Unavailable>

const SLOTS = 16_384
/** A sentinel whose machine is busy does nothing for 30 seconds ("TILT mode" of its manual). */
const READY_WITHIN_MS = 60_000

/** A server of its own, which a test may stop, fill and block. */
export async function startOwnRedis(options: readonly string[] = [], tls?: ServerTls) {
  const program = await redisProgram()
  if ('kind' in program) return program
  const server = await startRedis(program.command, options, tls)
  return groupOf(`${schemeOf(tls)}://${hostsOf([server], tls)}`, [server])
}

/** Three primaries that share the slots. */
export async function startCluster(tls?: ServerTls): Promise<RedisGroup | Unavailable> {
  const program = await redisProgram()
  if ('kind' in program) return program
  const servers: StartedServer[] = []
  const options = [...CLUSTER, ...(tls ? SECURE_CLUSTER : [])]
  for (let node = 0; node < 3; node++) servers.push(await startRedis(program.command, options, tls))
  const group = groupOf(`${schemeOf(tls)}://${hostsOf(servers, tls)}/?mode=cluster`, servers)
  const clients = servers.map(({ port }) => new Redis(reach(port, tls)))
  try {
    await joinNodes(clients, servers)
    return group
  } catch (error) {
    await group.stop()
    return unavailable(String(error))
  } finally {
    for (const client of clients) client.disconnect()
  }
}

const CLUSTER = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '2000']
/** Nodes are named to clients as in their certificates. */
const SECURE_CLUSTER = [
  ...['--tls-cluster', 'yes', '--cluster-announce-hostname', 'localhost'],
  ...['--cluster-preferred-endpoint-type', 'hostname'],
]

async function joinNodes(clients: readonly Redis[], servers: readonly StartedServer[]) {
  const size = Math.ceil(SLOTS / clients.length)
  for (const [at, client] of clients.entries()) {
    const last = Math.min(SLOTS, (at + 1) * size) - 1
    await client.call('CLUSTER', 'ADDSLOTSRANGE', at * size, last)
    await client.call('CLUSTER', 'SET-CONFIG-EPOCH', at + 1)
  }
  const [first] = clients
  for (const { port } of servers.slice(1))
    await first?.call('CLUSTER', 'MEET', '127.0.0.1', port, port - BUS_BELOW)
  await until(async () => {
    const states = await Promise.all(clients.map((client) => client.call('CLUSTER', 'INFO')))
    return states.every(
      (state) => /cluster_state:ok/.test(String(state)) && /known_nodes:3/.test(String(state)),
    )
  })
}

/** A primary with a replica, and a sentinel that makes the replica the primary when that is gone. */
export async function startSentinel(tls?: ServerTls): Promise<RedisGroup | Unavailable> {
  const program = await redisProgram()
  if ('kind' in program) return program
  const { command } = program
  const { host } = reach(0, tls)
  const primary = await startRedis(command, [], tls)
  const follows = ['--replicaof', host, String(primary.port), '--replica-announce-ip', host]
  const replica = await startRedis(command, follows, tls)
  const sentinel = await startServer({
    name: 'redis-sentinel',
    commands: (directory, port) => sentinelCommands(command, { directory, port, primary, tls }),
    ask: (port) => askForReplica(reach(port, tls)),
  })
  const url = `${schemeOf(tls)}://${hostsOf([sentinel], tls)}/?mode=sentinel&name=main`
  return groupOf(url, [primary, replica, sentinel])
}

interface Watching {
  readonly directory: string
  readonly port: number
  readonly primary: StartedServer
  readonly tls: ServerTls | undefined
}

async function sentinelCommands(command: Command, { directory, port, primary, tls }: Watching) {
  const file = join(directory, 'sentinel.conf')
  const settings = Object.entries(portSettings(port, tls)).map((setting) => setting.join(' '))
  const named = ['sentinel resolve-hostnames yes', 'sentinel announce-hostnames yes']
  const lines = [
    ...settings,
    'bind 127.0.0.1',
    `dir ${directory}`,
    ...(tls ? named : []),
    `sentinel monitor main ${reach(0, tls).host} ${primary.port} 1`,
    'sentinel down-after-milliseconds main 500',
    'sentinel failover-timeout main 3000',
  ]
  await writeFile(file, lines.join('\n'))
  const serve: Command = [...command, file, '--sentinel']
  return { prepare: [], serve, signal: 'KILL' as const }
}

/** Rejects while the sentinel knows of no replica, without which nothing can take over. */
async function askForReplica(sentinel: Place): Promise<void> {
  const client = new Redis({ ...sentinel, retryStrategy: () => null, lazyConnect: true })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const replicas = await client.call('SENTINEL', 'REPLICAS', 'main')
    if (!Array.isArray(replicas) || replicas.length === 0) throw new Error('no replica yet')
  } finally {
    client.disconnect()
  }
}

function groupOf(url: string, servers: readonly StartedServer[]): RedisGroup {
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
  return { kind: 'group', url, servers, stop }
}

function hostsOf(servers: readonly StartedServer[], tls?: ServerTls): string {
  return servers.map(({ port }) => `${reach(port, tls).host}:${port}`).join(',')
}

function schemeOf(tls: ServerTls | undefined): string {
  return tls ? 'rediss' : 'redis'
}

/** Waits until something holds. Throws when it does not in time. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${READY_WITHIN_MS} ms`)
    await delay(50)
  }
}
