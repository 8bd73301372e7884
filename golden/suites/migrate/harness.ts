import { type ChildProcess, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connection } from '../../../runtime/engine.ts'
import { engineOf } from '../../../runtime/registry.ts'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { type Files, makeProject } from '../cli/project.ts'

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
export const QUARRY = join(ROOT, 'dist', 'quarry.js')

/** The databases on which migrations run, with the provider that a project writes for each. */
export const providers = {
  'postgresql-15': 'postgresql',
  'postgresql-18': 'postgresql',
  mysql: 'mysql',
  mariadb: 'mariadb',
  sqlite: 'sqlite',
} as const

export type MigratedEngine = keyof typeof providers

export const engines: readonly MigratedEngine[] = [
  'postgresql-15',
  'postgresql-18',
  'mysql',
  'mariadb',
  'sqlite',
]

/** One release of each engine, for what no release of it does otherwise, and takes long. */
export const newestEngines = engines.filter((engine) => engine !== 'postgresql-15')

export interface Ended {
  readonly code: number | undefined
  readonly out: string
  readonly err: string
}

/** A project with its own database, and the built command on it. */
export interface MigratedProject {
  readonly root: string
  readonly url: string
  /** `quarry <words>` to its end, on another address where one is given. */
  quarry(line: string, address?: string): Promise<Ended>
  /** The same, still running. */
  start(line: string, address?: string): ChildProcess
  /** The rows of a query, each as its values. */
  rows(sql: string): Promise<readonly (readonly unknown[])[]>
  execute(sql: string): Promise<void>
  connect(): Promise<Connection>
}

/** Runs the test on a project with these migrations: `<id>_<name>.up.sql` by their texts. */
export async function withProject(
  engine: MigratedEngine,
  migrations: Files,
  test: (project: MigratedProject) => Promise<void>,
): Promise<void> {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  try {
    await test(projectAt(fresh.url, engine, migrations))
  } finally {
    await fresh.drop()
  }
}

/** A new project with these migrations on the database of the address. */
export function projectAt(url: string, engine: MigratedEngine, migrations: Files): MigratedProject {
  const files = Object.fromEntries(
    Object.entries(migrations).map(([name, text]) => [`db/migrations/${name}`, text]),
  )
  const config = `version = "2"\n[database]\nprovider = "${providers[engine]}"\n`
  const root = makeProject({ 'quarry.toml': config, ...files })
  const start = (line: string, address = url) => {
    const { NO_COLOR, FORCE_COLOR, ...rest } = process.env
    const words = line.split(' ').filter((word) => word !== '')
    return spawn(process.execPath, [QUARRY, ...words, '--cwd', root], {
      env: { ...rest, DATABASE_URL: address },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }
  const connect = async () => (await engineOf(url)).connect(url)
  const onConnection = async <Result>(work: (connection: Connection) => Promise<Result>) => {
    const connection = await connect()
    try {
      return await work(connection)
    } finally {
      await connection.close()
    }
  }
  return {
    root,
    url,
    start,
    quarry: (line, address) => ended(start(line, address)),
    connect,
    rows: (sql) =>
      onConnection(async (connection) =>
        (await connection.query<object>(sql)).map((row) => Object.values(row).map(plainValue)),
      ),
    execute: (sql) => onConnection((connection) => connection.execute(sql)),
  }
}

/** Numbers are big integers or texts in some drivers. */
function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
}

/** How a process ends, and what it has said. */
export function ended(child: ChildProcess): Promise<Ended> {
  return new Promise((resolve) => {
    let out = ''
    let err = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString()
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      err += chunk.toString()
    })
    child.on('close', (code) => resolve({ code: code ?? undefined, out, err }))
  })
}
