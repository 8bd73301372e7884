import type { DatabaseName } from '../../golden/engines/engine.ts'
import { freshDatabase, type FreshDatabase } from '../../golden/engines/fresh-database.ts'
import { execute } from '../../golden/studio/shop-database.ts'

/** Tables of one shape whose names tell how many rows they hold. */
export const sizes = { rows_10k: 10_000, rows_1m: 1_000_000, rows_10m: 10_000_000 } as const

export type BigTable = keyof typeof sizes

const COLUMNS = `(id integer primary key, name varchar(40) not null, amount numeric(12, 2),
  happened timestamp not null, is_open boolean not null, note text)`

const inserts = {
  sqlite: (
    rows: number,
  ) => `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${rows})
    select i, 'name ' || (i * 7919 % 100003), i % 9973 / 100.0, datetime(1700000000 + i, 'unixepoch'), i % 2,
      case when i % 3 = 0 then null else 'a note about row ' || i end from n`,
  'postgresql-15': (
    rows: number,
  ) => `select i, 'name ' || (i * 7919::bigint % 100003), i % 9973 / 100.0,
      timestamp '2024-01-01' + i * interval '1 second', i % 2 = 0,
      case when i % 3 = 0 then null else 'a note about row ' || i end from generate_series(1, ${rows}) i`,
} as const satisfies Partial<Record<DatabaseName, (rows: number) => string>>

export type BenchEngine = keyof typeof inserts

export const benchEngines = ['sqlite', 'postgresql-15'] as const satisfies readonly BenchEngine[]

/** A database with each of the tables. Throws where the engine cannot be had. */
export async function bigTables(engine: BenchEngine): Promise<FreshDatabase> {
  const database = await freshDatabase(engine)
  if (database.kind === 'unavailable') throw new Error(`${engine}: ${database.reason}`)
  const tables = Object.entries(sizes).flatMap(([name, rows]) => [
    `create table ${name} ${COLUMNS}`,
    `insert into ${name} ${inserts[engine](rows)}`,
  ])
  await execute(database.url, [...tables, 'analyze'])
  return database
}
