import type { EngineName, Unavailable } from '../engines/engine.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import type { DialectName } from '../fixtures/case-settings.ts'
import { openMysql } from './mysql-database.ts'
import { openPostgresql } from './postgresql-database.ts'
import { openSqlite } from './sqlite/database.ts'
import type { TestDatabase } from './test-database.ts'

export interface OpenDatabase {
  readonly kind: 'open'
  readonly database: TestDatabase
  close(): Promise<void>
}

/** The engines on which statements of a dialect are executed; `bun` shares the tests of `sqlite`. */
export const dialectOfEngine = {
  'postgresql-15': 'postgresql',
  'postgresql-18': 'postgresql',
  mysql: 'mysql',
  mariadb: 'mariadb',
  sqlite: 'sqlite',
} as const satisfies Partial<Record<EngineName, DialectName>>

export type ExecutingEngine = keyof typeof dialectOfEngine

export const executingEngines = [
  'postgresql-15',
  'postgresql-18',
  'mysql',
  'mariadb',
  'sqlite',
] as const satisfies readonly ExecutingEngine[]

const open: Record<ExecutingEngine, (url: string) => Promise<TestDatabase>> = {
  'postgresql-15': openPostgresql,
  'postgresql-18': openPostgresql,
  mysql: (url) => openMysql(url, 'mysql'),
  mariadb: (url) => openMysql(url, 'mariadb'),
  sqlite: openSqlite,
}

/** An empty database on the engine, or why there is none. */
export async function openDatabase(engine: ExecutingEngine): Promise<OpenDatabase | Unavailable> {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') return fresh
  const database = await open[engine](fresh.url)
  return {
    kind: 'open',
    database,
    async close() {
      await database.close().finally(fresh.drop)
    },
  }
}

/** Runs the work on an empty database of its own; resolves to why not, where there is no engine. */
export async function withDatabase(
  engine: ExecutingEngine,
  work: (database: TestDatabase) => Promise<void>,
): Promise<string | undefined> {
  const opened = await openDatabase(engine)
  if (opened.kind === 'unavailable') return opened.reason
  try {
    await work(opened.database)
  } finally {
    await opened.close()
  }
  return undefined
}
