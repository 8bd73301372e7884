import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import { forgetEngine } from '../../golden/engines/ask-engine.ts'
import {
  dialectOfEngine,
  type OpenDatabase,
  openDatabase,
} from '../../golden/truth/open-database.ts'
import { openSqliteApart } from '../../golden/truth/sqlite/database.ts'
import type { TestDatabase } from '../../golden/truth/test-database.ts'
import { outlive } from './outlive.ts'
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
  /** The statements that ended the server so far. */
  readonly ended: readonly string[]
  close(): Promise<void>
}

/** What is made up may take for ever: other engines are told when to stop. */
async function openAny(name: EngineName): Promise<OpenDatabase> {
  if (name !== 'sqlite') return openServer(name)
  const database = await openSqliteApart()
  return { kind: 'open', database, close: database.close }
}

/** What cannot be opened has ended, or is not there yet. */
async function openServer(name: Exclude<EngineName, 'sqlite'>): Promise<OpenDatabase> {
  try {
    const opened = await openDatabase(name)
    if (opened.kind === 'open') return opened
    throw new Error(opened.reason)
  } catch (error) {
    forgetEngine(name)
    throw error
  }
}

/** Throws where the engine cannot be had on this machine. */
export async function openEngine(name: EngineName): Promise<Engine> {
  const outlived = await outlive(() => openAny(name))
  const dialect = await loadDialect(dialectOfEngine[name])
  return {
    name,
    dialect,
    palette: palettes[name](),
    ...outlived,
  }
}
