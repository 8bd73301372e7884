import type { DatabaseName } from '../../golden/engines/engine.ts'
import { freshDatabase } from '../../golden/engines/fresh-database.ts'
import { engineOf } from '../../runtime/registry.ts'
import { table } from '../table.ts'
import { plainLoad, type PlainLoad } from './plain-load.ts'
import { seededIn } from './seeded-in.ts'

const ROWS = 1_000_000
/** Of the rows that the database takes when they are there already. */
const GOAL = 0.5

const engines = [
  'postgresql-15',
  'postgresql-18',
  'mysql',
  'mariadb',
  'sqlite',
] as const satisfies readonly DatabaseName[]

const emptying: Readonly<Record<(typeof engines)[number], string>> = {
  'postgresql-15': 'truncate people',
  'postgresql-18': 'truncate people',
  mysql: 'truncate table people',
  mariadb: 'truncate table people',
  sqlite: 'delete from people',
}

const people = `create table people (id bigint primary key, name varchar(60) not null, email varchar(80) not null,
  amount numeric(12, 2) not null, created_at timestamp not null, is_open boolean not null)`

/** `npm run bench:seed -- ENGINE...`: a million rows by `quarry seed`, and the same rows by the driver alone. */
async function measure(engine: (typeof engines)[number]): Promise<readonly string[]> {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') return [engine, fresh.reason]
  const connection = await (await engineOf(fresh.url)).connect(fresh.url)
  try {
    await connection.execute(people)
    const seeded = await seededIn(engine, fresh.url, ROWS)
    const load: PlainLoad = await plainLoad(engine, fresh.url)
    await connection.execute(emptying[engine])
    const plain = await load()
    const ratio = plain / seeded.milliseconds
    if (ratio < GOAL) process.exitCode = 1
    return [
      engine,
      `${Math.round(ROWS / seeded.milliseconds)}k rows/s`,
      `alone ${Math.round(ROWS / plain)}k rows/s`,
      `ratio ${ratio.toFixed(2)}`,
      `${seeded.peakMegabytes.toFixed(0)} MB`,
    ]
  } finally {
    await connection.close()
    await fresh.drop()
  }
}

const wanted = engines.filter((name) => process.argv.length < 3 || process.argv.includes(name))
for (const engine of wanted) process.stdout.write(table([await measure(engine)]))
