import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import type { Oracle } from './oracle.ts'
import { openMariadbOracle, openMysqlOracle } from './oracles/mysql.ts'
import { openPostgresqlOracle } from './oracles/postgresql.ts'
import { openSqliteOracle } from './oracles/sqlite.ts'

/** How the engines' own parsers are asked. */
const oracles = {
  postgresql: openPostgresqlOracle,
  mysql: openMysqlOracle,
  mariadb: openMariadbOracle,
  sqlite: openSqliteOracle,
}

export type EngineName = keyof typeof oracles

export const engineNames = [
  'postgresql',
  'mysql',
  'mariadb',
  'sqlite',
] as const satisfies readonly EngineName[]

export interface Engine {
  readonly name: EngineName
  readonly dialect: Dialect
  readonly oracle: Oracle
}

export async function openEngine(name: EngineName): Promise<Engine> {
  return { name, dialect: await loadDialect(name), oracle: await oracles[name]() }
}
