import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { unavailable, type Unavailable } from './engine.ts'
import type { Command } from './guarded-process.ts'
import { BUS_BELOW, redisProgram, startRedis } from './redis.ts'
import { type StartedServer, startServer } from './start-server.ts'

/** Several servers that belong together, for one test. */
export interface RedisGroup {
  readonly kind: 'group'
  /** An address for `quarry studio`. */
  readonly url: string
  readonly servers: readonly StartedServer[]
  stop(): Promise<void>
}

const SLOTS = 16_384
/** A sentinel whose machine is busy does nothing for 30 seconds ("TILT mode" of its manual). */
const READY_WITHIN_MS = 60_000

/** A server of its own, which a test may stop, fill and block. */
export async function startOwnRedis(options: readonly string[] = []) {
  const program = await redisProgram()
  if ('kind' in program) return program
  const server = await startRedis(program.command, options)
  const url = `redis://127.0.0.1:${server.port}`
  return groupOf(url, [server])
}

/** Three primaries that share the slots. */
export async function startCluster(): Promise<RedisGroup | Unavailable> {
  const program = await redisProgram()
  if ('kind' in program) return program
  const servers: StartedServer[] = []
  for (let node = 0; node < 3; node++) servers.push(await startRedis(program.command, CLUSTER))
  const group = groupOf(`redis://${hostsOf(servers)}/?mode=cluster`, servers)
  const clients = servers.map(({ port }) => new Redis(port, '127.0.0.1'))
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
export async function startSentinel(): Promise<RedisGroup | Unavailable> {
  const program = await redisProgram()
  if ('kind' in program) return program
  const { command } = program
  const primary = await startRedis(command)
  const replica = await startRedis(command, ['--replicaof', '127.0.0.1', String(primary.port)])
  const sentinel = await startServer({
    name: 'redis-sentinel',
    commands: (directory, port) => sentinelCommands(command, { directory, port, primary }),
    ask: (port) => askForReplica(port),
  })
  const url = `redis://127.0.0.1:${sentinel.port}/?mode=sentinel&name=main`
  return groupOf(url, [primary, replica, sentinel])
}

interface Watching {
  readonly directory: string
  readonly port: number
  readonly primary: StartedServer
}

async function sentinelCommands(command: Command, { directory, port, primary }: Watching) {
  const file = join(directory, 'sentinel.conf')
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${directory}`,
    `sentinel monitor main 127.0.0.1 ${primary.port} 1`,
    'sentinel down-after-milliseconds main 500',
    'sentinel failover-timeout main 3000',
  ]
  await writeFile(file, lines.join('\n'))
  const serve: Command = [...command, file, '--sentinel']
  return { prepare: [], serve, signal: 'KILL' as const }
}

/** Rejects while the sentinel knows of no replica, without which nothing can take over. */
async function askForReplica(port: number): Promise<void> {
  const client = new Redis(port, '127.0.0.1', { retryStrategy: () => null, lazyConnect: true })
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

function hostsOf(servers: readonly StartedServer[]): string {
  return servers.map(({ port }) => `127.0.0.1:${port}`).join(',')
}

/** Waits until something holds. Throws when it does not in time. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${READY_WITHIN_MS} ms`)
    await delay(50)
  }
}
