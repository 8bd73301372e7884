import { resolve } from 'node:path'
import type { Engine } from './engine.ts'
import type { RunnerEngine } from './migrate/run/runner-engine.ts'
import type { MigrationEngine } from './migrate/migration-engine.ts'
import type { DatabaseFile } from './export/database-file.ts'
import type { OpenUrl } from './open-database.ts'
import type { SeedEngine } from './seed/seed-engine.ts'
import { schemeOf } from './variants.ts'

interface Load {
  readonly engine: () => Promise<Engine>
  readonly open: () => Promise<OpenUrl>
  readonly runner: () => Promise<RunnerEngine>
  readonly migrations: () => Promise<MigrationEngine>
  readonly seeds: () => Promise<SeedEngine>
}

const postgresql: Load = {
  engine: async () => (await import('./engines/postgresql/postgresql-engine.ts')).postgresqlEngine,
  open: async () => (await import('./engines/postgresql/open.ts')).openPostgresql,
  runner: async () => (await import('./engines/postgresql/migrate/runner.ts')).postgresqlRunner,
  migrations: async () =>
    (await import('./engines/postgresql/migrate/migrations.ts')).postgresqlMigrations,
  seeds: async () =>
    (await import('./engines/postgresql/seed/seed-engine.ts')).postgresqlSeedEngine,
}
const mysql: Load = {
  engine: async () => (await import('./engines/mysql/mysql-engine.ts')).mysqlEngine,
  open: async () => (await import('./engines/mysql/open.ts')).openMysql,
  runner: async () => (await import('./engines/mysql/migrate/runner.ts')).mysqlRunner,
  migrations: async () => (await import('./engines/mysql/migrate/migrations.ts')).mysqlMigrations,
  seeds: async () => (await import('./engines/mysql/seed/seed-engine.ts')).mysqlSeedEngine,
}
const sqlite: Load = {
  engine: async () => (await import('./engines/sqlite/sqlite-engine.ts')).sqliteEngine,
  open: async () => (await import('./engines/sqlite/open.ts')).openSqlite,
  runner: async () => (await import('./engines/sqlite/migrate/runner.ts')).sqliteRunner,
  migrations: async () => (await import('./engines/sqlite/migrate/migrations.ts')).sqliteMigrations,
  seeds: async () => (await import('./engines/sqlite/seed/seed-engine.ts')).sqliteSeedEngine,
}

/** By the scheme of an address. */
const engines: Readonly<Record<string, Load>> = {
  postgres: postgresql,
  postgresql,
  mysql,
  mariadb: mysql,
  sqlite,
  sqlite3: sqlite,
  file: sqlite,
}

/** The schemes of databases that are files. */
const fileSchemes: ReadonlySet<string> = new Set(['sqlite', 'sqlite3', 'file'])

/** The address as it is meant in a directory: the path of a file may be relative to it. */
export function addressIn(url: string, directory: string): string {
  const scheme = schemeOf(url)
  if (!fileSchemes.has(scheme)) return withHost(url)
  return `${scheme}://${resolve(directory, url.replace(/^\w+:(?:\/\/)?/, ''))}`
}

/** Whether an engine can read the address; it may still lead nowhere. Throws UnknownScheme. */
export function isAddress(url: string): boolean {
  loadOf(url)
  return fileSchemes.has(schemeOf(url)) || URL.canParse(withHost(url))
}

/** `postgres://ann@/shop?host=/run/postgresql` names a socket: a URL with a user has a host as well. */
function withHost(url: string): string {
  return url.replace(/^(\w+:\/\/[^/?#]*@)(?=\/)/, '$1localhost')
}

/** The engine of an address. Throws UnknownScheme. */
export async function engineOf(url: string): Promise<Engine> {
  return loadOf(url).engine()
}

/** What runs migrations on the database of an address. Throws UnknownScheme. */
export async function runnerOf(url: string): Promise<RunnerEngine> {
  return loadOf(url).runner()
}

/** What the engine of an address does for migrations. Throws UnknownScheme. */
export async function migrationEngineOf(url: string): Promise<MigrationEngine> {
  return loadOf(url).migrations()
}

/** What the engine of an address does for seeding. Throws UnknownScheme. */
export async function seedEngineOf(url: string): Promise<SeedEngine> {
  return loadOf(url).seeds()
}

/** Whether both lead to databases of one engine; the second is an address or a provider. */
export function isSameEngine(url: string, provider: string): boolean {
  return loadOf(url) === loadOf(`${provider}:`)
}

/** Opens the address as a database of its engine. Throws UnknownScheme, and what OpenUrl says. */
export const openDatabase: OpenUrl = async (url, options) => {
  const open = await loadOf(url).open()
  return open(url, options)
}

/** A new SQLite file at a path, which databases of every engine are exported into. */
export async function createDatabaseFile(path: string): Promise<DatabaseFile> {
  const { createDatabaseFile: create } = await import('./engines/sqlite/database-file.ts')
  return create(path)
}

function loadOf(url: string): Load {
  const scheme = schemeOf(url)
  const load = Object.hasOwn(engines, scheme) ? engines[scheme] : undefined
  if (load === undefined) throw new UnknownScheme(scheme)
  return load
}

export class UnknownScheme extends Error {
  constructor(scheme: string) {
    const known = Object.keys(engines).join(', ')
    const unread = scheme === '' ? 'without a scheme' : `that begin with "${scheme}:"`
    super(`no engine for addresses ${unread}; known are ${known}`)
    this.name = 'UnknownScheme'
  }
}
