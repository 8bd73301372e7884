import { Redis } from 'ioredis'
import { addressInEnvironment } from './address-in-environment.ts'
import { composeService } from './compose-service.ts'
import { debianRoot, programOf } from './debian-root.ts'
import { unavailable, type Found, type TestEngine, type Unavailable } from './engine.ts'
import { firstFound } from './first-found.ts'
import type { Command } from './guarded-process.ts'
import { installedProgram } from './installed-program.ts'
import { mustRun } from './run-program.ts'
import { isRedis, readVersion } from './server-version.ts'
import { startServer } from './start-server.ts'

const PROGRAM = 'usr/bin/redis-server'
/** More than the tests of one run need at a time. */
const DATABASES = 256

/** So much below its port a node of a cluster talks to the others; above, there may be no such port. */
export const BUS_BELOW = 20_000

/** Redis 7 or later, which keeps nothing on a disk. */
export const redis: TestEngine = {
  name: 'redis',
  find: () =>
    firstFound([
      () => addressInEnvironment({ name: 'redis', askVersion, accepts: isRedis }),
      ...programs.map((program) => async () => foundAs(await program())),
      () =>
        composeService({
          ...{ service: 'redis', tag: undefined, port: 6379, environment: {} },
          ...{ askVersion, urlOf },
        }),
    ]),
}

/** A command that starts the server program, and where it was found. */
export interface RedisProgram {
  readonly how: string
  readonly version: string
  readonly command: Command
}

/** The program for those who start servers of their own: a cluster, a sentinel. */
export async function redisProgram(): Promise<RedisProgram | Unavailable> {
  const reasons: string[] = []
  for (const look of programs) {
    try {
      const found = await look()
      if (!('kind' in found)) return found
      reasons.push(found.reason)
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error))
    }
  }
  return unavailable(reasons.join('; '))
}

const programs = [installed, fetched] as const

async function installed(): Promise<RedisProgram | Unavailable> {
  const program = installedProgram(['redis-server'])
  if (program === undefined) return unavailable('no redis-server installed')
  return accepted({ how: `installed as ${program}`, command: [program] })
}

/** The program of Debian's redis-server, which its redis-tools holds. */
async function fetched(): Promise<RedisProgram | Unavailable> {
  const root = await debianRoot({
    engine: 'redis',
    name: 'redis-server',
    suite: undefined,
    version: (directory) => programVersion(programOf(directory, PROGRAM)),
  })
  return accepted({ how: "Debian's redis-server", command: programOf(root, PROGRAM) })
}

async function accepted(
  candidate: Omit<RedisProgram, 'version'>,
): Promise<RedisProgram | Unavailable> {
  const version = await programVersion(candidate.command)
  if (isRedis(version)) return { ...candidate, version }
  return unavailable(`${candidate.command.at(-1)} is version ${version}`)
}

async function programVersion([program, ...args]: Command): Promise<string> {
  const said = await mustRun(program, [...args, '--version'])
  const version = readVersion(said)
  if (version === undefined) throw new Error(`${args.at(-1) ?? program} says ${said.trim()}`)
  return version
}

function foundAs(program: RedisProgram | Unavailable): Found | Unavailable {
  if ('kind' in program) return program
  const { how, version, command } = program
  const start = async () => {
    const { port, stop } = await startRedis(command)
    return { url: urlOf(port), program: command.at(-1), stop }
  }
  return { kind: 'found', how, version, start }
}

/** Starts a server on a free port of this machine; `options` follow those that every server has. */
export function startRedis(command: Command, options: readonly string[] = []) {
  return startServer({
    name: 'redis',
    commands: async (directory, port) => ({
      prepare: [],
      serve: [...command, ...flags(directory, port), ...options],
      signal: 'KILL',
    }),
    ask: (port) => askVersion(urlOf(port)),
  })
}

function flags(directory: string, port: number): readonly string[] {
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: directory,
    databases: String(DATABASES),
    save: '',
    appendonly: 'no',
    'cluster-port': String(port - BUS_BELOW),
  }
  return Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
}

function urlOf(port: number): string {
  return `redis://127.0.0.1:${port}`
}

async function askVersion(url: string): Promise<string> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
  // What fails is told by the call that fails; without a listener the process would end.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return /^redis_version:(\S+)/m.exec(await client.info('server'))?.[1] ?? 'unknown'
  } finally {
    client.disconnect()
  }
}
