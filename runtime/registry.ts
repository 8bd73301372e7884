import type { Engine } from './engine.ts'

type Load = () => Promise<Engine>

const loadPostgresql: Load = async () =>
  (await import('./engines/postgresql/postgresql-engine.ts')).postgresqlEngine
const loadMysql: Load = async () => (await import('./engines/mysql/mysql-engine.ts')).mysqlEngine
const loadSqlite: Load = async () =>
  (await import('./engines/sqlite/sqlite-engine.ts')).sqliteEngine

/** By the scheme of an address. */
const engines: Readonly<Record<string, Load>> = {
  postgres: loadPostgresql,
  postgresql: loadPostgresql,
  mysql: loadMysql,
  mariadb: loadMysql,
  sqlite: loadSqlite,
  sqlite3: loadSqlite,
  file: loadSqlite,
}

/** The engine of an address. Throws UnknownScheme. */
export async function engineOf(url: string): Promise<Engine> {
  const scheme = url.split(':')[0]?.toLowerCase() ?? ''
  const load = Object.hasOwn(engines, scheme) ? engines[scheme] : undefined
  if (load === undefined) throw new UnknownScheme(scheme)
  return load()
}

export class UnknownScheme extends Error {
  constructor(scheme: string) {
    const known = Object.keys(engines).join(', ')
    super(`no engine for addresses that begin with "${scheme}:"; known are ${known}`)
    this.name = 'UnknownScheme'
  }
}
