import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportFormats } from '../cli/export/export-formats.ts'
import type { DatabaseName } from '../golden/engines/engine.ts'
import { freshDatabase } from '../golden/engines/fresh-database.ts'
import { engineOf } from '../runtime/registry.ts'
import { ROOT, runNode } from './run-node.ts'
import { table } from './table.ts'

const ROWS = 1_000_000
/** Figures are of a million rows. */
const BUDGET = { seconds: 10, megabytes: 150 } as const

const numbers: Readonly<Partial<Record<DatabaseName, string>>> = {
  'postgresql-15': `select i from generate_series(1, ${ROWS}) i`,
  'postgresql-18': `select i from generate_series(1, ${ROWS}) i`,
  sqlite: `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${ROWS}) select i from n`,
  mysql: `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${ROWS})
    select /*+ set_var(cte_max_recursion_depth = ${ROWS}) */ i from n`,
  mariadb: `select seq as i from seq_1_to_${ROWS}`,
}

const filled = (engine: DatabaseName) => `
create table things (id bigint primary key, name varchar(40) not null, amount numeric(12, 2), happened timestamp,
  is_open boolean not null, note varchar(200));
insert into things select i, concat('name ', i % 100003), i % 9973 / 100.0, timestamp '2024-01-01 00:00:00',
  i % 2 = 0, case when i % 3 = 0 then null else concat('a note about row ', i) end from (${numbers[engine]}) as n;`

/** `npm run bench:export`: the time and the memory of an export of a million rows, in each format. */
async function measure(engine: DatabaseName): Promise<readonly (readonly string[])[]> {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') return [[engine, fresh.reason]]
  const connection = await (await engineOf(fresh.url)).connect(fresh.url)
  await connection.execute(
    engine === 'sqlite' ? filled(engine).replace("timestamp '2024", "'2024") : filled(engine),
  )
  await connection.close()
  const rows = exportFormats.map((format) => measureFormat(engine, { url: fresh.url, format }))
  await fresh.drop()
  return rows
}

function measureFormat(
  engine: DatabaseName,
  { url, format }: { readonly url: string; readonly format: string },
): readonly string[] {
  const cwd = mkdtempSync(join(tmpdir(), 'quarry-export-'))
  const command = ['export', url, '--format', format, '--json', '--cwd', cwd]
  const { milliseconds, peakMegabytes, stdout } = runNode([
    join(ROOT, 'dist', 'quarry.js'),
    ...command,
  ])
  const { directory, tables }: { directory: string; tables: { file: string }[] } =
    JSON.parse(stdout)
  const { size } = statSync(join(directory, tables[0]?.file ?? ''))
  rmSync(cwd, { recursive: true })
  const isWithin = milliseconds <= BUDGET.seconds * 1000 && peakMegabytes <= BUDGET.megabytes
  if (!isWithin) process.exitCode = 1
  return [
    `${engine} ${format}`,
    `${(milliseconds / 1000).toFixed(1)} s`,
    `${Math.round(ROWS / milliseconds)}k rows/s`,
    `${peakMegabytes.toFixed(0)} MB`,
    `${(size / 1e6).toFixed(0)} MB file`,
    isWithin ? '' : 'over the budget',
  ]
}

const engines = ['postgresql-15', 'postgresql-18', 'mysql', 'mariadb', 'sqlite'] as const
const wanted = engines.filter((name) => process.argv.length < 3 || process.argv.includes(name))
for (const engine of wanted) process.stdout.write(table(await measure(engine)))
