import { Redis } from 'ioredis'
import { addressInEnvironment } from './address-in-environment.ts'
import { composeService } from './compose-service.ts'
import { debianRoot, programOf } from './debian-root.ts'
import { unavailable, type Found, type TestEngine, type Unavailable } from './engine.ts'
import { firstFound } from './first-found.ts'
import type { Command } from './guarded-process.ts'
import { installedProgram } from './installed-program.ts'
import { mustRun } from './run-program.ts'
import { ONCE, startRedis, versionOf } from './redis-server.ts'
import { isRedis, readVersion } from './server-version.ts'

const PROGRAM = 'usr/bin/redis-server'
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

function urlOf(port: number): string {
  return `redis://127.0.0.1:${port}`
}

function askVersion(url: string): Promise<string> {
  return versionOf(new Redis(url, ONCE))
}
