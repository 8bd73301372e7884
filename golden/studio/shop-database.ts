import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { engineOf } from '../../runtime/registry.ts'
import type { Unavailable } from '../engines/engine.ts'
import { freshDatabase, type FreshDatabase } from '../engines/fresh-database.ts'
import { readSql } from '../truth/sample-project.ts'

const SHOPS = fileURLToPath(new URL('../../examples/bookshop/', import.meta.url))

/** The engines on which the studio is driven, and the example whose schema and rows each takes. */
const shopOf = {
  'postgresql-15': 'postgresql',
  mysql: 'mysql',
  mariadb: 'mysql',
  sqlite: 'sqlite',
} as const

export type StudioEngine = keyof typeof shopOf

export const studioEngines = [
  'postgresql-15',
  'mysql',
  'mariadb',
  'sqlite',
] as const satisfies readonly StudioEngine[]

/** A new database that holds the bookshop of `examples/`, and what else the test needs. */
export async function shopDatabase(
  engine: StudioEngine,
  more = '',
): Promise<FreshDatabase | Unavailable> {
  const database = await freshDatabase(engine)
  if (database.kind === 'unavailable') return database
  const shop = join(SHOPS, shopOf[engine], 'db')
  const files = [...readSql(join(shop, 'schema')), ...readSql(join(shop, 'data.sql'))]
  await execute(database.url, [...files.map(({ text }) => text), more])
  return database
}

/** Runs scripts, past the studio. */
export async function execute(url: string, scripts: readonly string[]): Promise<void> {
  const connection = await (await engineOf(url)).connect(url)
  try {
    for (const script of scripts.filter((each) => each !== '')) await connection.execute(script)
  } finally {
    await connection.close()
  }
}

/** The rows of a query, past the studio. */
export async function rowsOf(url: string, sql: string): Promise<readonly object[]> {
  const connection = await (await engineOf(url)).connect(url)
  try {
    return await connection.query<object>(sql)
  } finally {
    await connection.close()
  }
}
