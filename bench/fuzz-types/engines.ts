import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import type { Unavailable } from '../../golden/engines/engine.ts'
import {
  dialectOfEngine,
  type OpenDatabase,
  openDatabase,
} from '../../golden/truth/open-database.ts'
import { openSqliteApart } from '../../golden/truth/sqlite/database.ts'
import type { TestDatabase } from '../../golden/truth/test-database.ts'
import type { Palette } from './palette.ts'
import { mariadbPalette } from './palettes/mariadb.ts'
import { mysqlPalette } from './palettes/mysql.ts'
import { postgresqlPalette } from './palettes/postgresql.ts'
import { sqlitePalette } from './palettes/sqlite.ts'

/** What queries are made of on each engine that can be asked for types. */
const palettes = {
  mysql: mysqlPalette,
  mariadb: mariadbPalette,
  'postgresql-18': postgresqlPalette,
  sqlite: sqlitePalette,
} as const

export type EngineName = keyof typeof palettes

export const engineNames = [
  'postgresql-18',
  'mysql',
  'mariadb',
  'sqlite',
] as const satisfies readonly EngineName[]

export interface Engine {
  readonly name: EngineName
  readonly dialect: Dialect
  readonly palette: Palette
  readonly database: TestDatabase
  close(): Promise<void>
}

/** What is made up may take for ever: other engines are told when to stop. */
async function openAny(name: EngineName): Promise<OpenDatabase | Unavailable> {
  if (name !== 'sqlite') return openDatabase(name)
  const database = await openSqliteApart()
  return { kind: 'open', database, close: database.close }
}

/** Throws where the engine cannot be had on this machine. */
export async function openEngine(name: EngineName): Promise<Engine> {
  const opened = await openAny(name)
  if (opened.kind === 'unavailable') throw new Error(opened.reason)
  const dialect = await loadDialect(dialectOfEngine[name])
  return {
    name,
    dialect,
    palette: palettes[name](),
    database: opened.database,
    close: opened.close,
  }
}
