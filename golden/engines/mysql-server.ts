import { createConnection } from 'mysql2/promise'
import { addressInEnvironment, type ServerIdentity } from './address-in-environment.ts'
import { composeService } from './compose-service.ts'
import { debianRoot, programOf, type DebianPackage } from './debian-root.ts'
import {
  unavailable,
  type Found,
  type Started,
  type TestEngine,
  type Unavailable,
} from './engine.ts'
import { firstFound } from './first-found.ts'
import type { Command, GuardedCommands } from './guarded-process.ts'
import { installedProgram } from './installed-program.ts'
import { mustRun } from './run-program.ts'
import { readVersion } from './server-version.ts'
import { startServer } from './start-server.ts'

/** What MySQL and MariaDB do differently. */
export interface MysqlProduct {
  readonly name: 'mysql' | 'mariadb'
  readonly programs: readonly string[]
  readonly debian: Pick<DebianPackage, 'name' | 'suite'>
  accepts(version: string): boolean
  /** Makes the data directory and starts the server; may write files there first. */
  commands(daemon: Daemon, directory: string): Promise<GuardedCommands>
}

/** A server program with what every call of it needs. */
export interface Daemon {
  readonly command: Command
  /** The directory of `share/` and `lib/`; of an installed server, the one it was built for. */
  readonly base: string
  /** Flags of both products. */
  readonly flags: readonly string[]
}

export function mysqlServer(product: MysqlProduct): TestEngine {
  const { name, accepts } = product
  const identity: ServerIdentity = { name, askVersion, accepts }
  const environment = { MYSQL_ALLOW_EMPTY_PASSWORD: '1' }
  const docker = { service: name, tag: undefined, port: 3306, environment }
  return {
    name,
    find: () =>
      firstFound([
        () => addressInEnvironment(identity),
        () => installed(product),
        () => fetched(product),
        () => composeService({ ...docker, askVersion, urlOf }),
      ]),
  }
}

async function installed(product: MysqlProduct): Promise<Found | Unavailable> {
  const program = installedProgram(product.programs)
  if (program === undefined) return unavailable(`no ${product.programs.join(', ')} installed`)
  return foundAs(product, { how: `installed as ${program}`, command: [program], base: '/usr' })
}

async function fetched(product: MysqlProduct): Promise<Found | Unavailable> {
  const { name, programs, debian } = product
  const program = `usr/sbin/${programs[0] ?? ''}`
  const root = await debianRoot({
    engine: name,
    ...debian,
    version: (directory) => programVersion(programOf(directory, program)),
  })
  const how = `Debian's ${debian.name}${debian.suite === undefined ? '' : ` of ${debian.suite}`}`
  return foundAs(product, { how, command: programOf(root, program), base: `${root}/usr` })
}

interface Candidate {
  readonly how: string
  readonly command: Command
  readonly base: string
}

async function foundAs(product: MysqlProduct, candidate: Candidate): Promise<Found | Unavailable> {
  const { how, command, base } = candidate
  const version = await programVersion(command)
  if (!product.accepts(version)) return unavailable(`${command.at(-1)} is version ${version}`)
  return { kind: 'found', how, version, start: () => start(product, command, base) }
}

async function programVersion([program, ...args]: Command): Promise<string> {
  const said = await mustRun(program, [...args, '--version'])
  const version = readVersion(said)
  if (version === undefined) throw new Error(`${args.at(-1) ?? program} says ${said.trim()}`)
  return version
}

async function start(product: MysqlProduct, command: Command, base: string): Promise<Started> {
  const server = await startServer({
    name: product.name,
    commands: (directory, port) =>
      product.commands({ command, base, flags: flags(base, directory, port) }, directory),
    ask: (port) => askVersion(urlOf(port)),
  })
  const { port, outage, stop } = server
  return { url: urlOf(port), program: command.at(-1), outage, stop }
}

// Names are not resolved, so that 127.0.0.1 stays what it is: the accounts are made for it.
function flags(base: string, directory: string, port: number): readonly string[] {
  return [
    '--no-defaults',
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    `--basedir=${base}`,
    `--datadir=${directory}/data`,
    `--lc-messages-dir=${base}/share/mysql`,
    `--character-sets-dir=${base}/share/mysql/charsets`,
    `--plugin-dir=${base}/lib/mysql/plugin`,
    `--tmpdir=${directory}`,
    `--socket=${directory}/socket`,
    `--pid-file=${directory}/pid`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    '--skip-name-resolve',
    '--skip-log-bin',
    '--max-connections=300',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-doublewrite=OFF',
    '--performance-schema=OFF',
  ]
}

function urlOf(port: number): string {
  return `mysql://root@127.0.0.1:${port}/mysql`
}

async function askVersion(url: string): Promise<string> {
  const connection = await createConnection(url)
  try {
    const [rows] = await connection.query({ sql: 'select version()', rowsAsArray: true })
    const row: unknown = Array.isArray(rows) ? rows[0] : undefined
    return Array.isArray(row) ? String(row[0]) : 'unknown'
  } finally {
    await connection.end()
  }
}
