import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { planSteps } from '../../../runtime/migrate/plan/plan-steps.ts'
import { openDatabase, engineOf, migrationEngineOf } from '../../../runtime/registry.ts'
import { type BrowsedEngine, browsedEngines } from '../../fixtures/browse/opened-database.ts'
import { freshDatabase, type FreshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { fingerprints } from './fingerprints.ts'
import { hostileTables } from './hostile-tables.ts'
import { exported } from './run-export.ts'
import { scriptSchemas } from './script-schemas.ts'

async function execute(url: string, script: string): Promise<void> {
  const connection = await (await engineOf(url)).connect(url)
  await connection.execute(script).finally(() => connection.close())
}

async function rowsOf(url: string): Promise<unknown> {
  const settings = { readOnly: true, connections: 1, statementTimeout: 60_000 }
  const open = await openDatabase(url, settings)
  return fingerprints(open).finally(() => open.database.close())
}

async function definitionsOf(url: string) {
  const connection = await (await engineOf(url)).connect(url)
  const engine = await migrationEngineOf(url)
  return engine.define(connection).finally(() => connection.close())
}

/** Schema and rows are those of the other database. */
async function checkEqual(source: string, target: string): Promise<void> {
  assert.equal(await rowsOf(target), await rowsOf(source))
  const sides = { from: await definitionsOf(target), to: await definitionsOf(source) }
  const steps = planSteps(sides, await migrationEngineOf(source))
  assert.equal(
    steps.map(({ sql }) => sql),
    [],
  )
}

/** The command of the engine's own shell that reads a script from its input. */
const shells: Readonly<Record<BrowsedEngine, (url: URL) => readonly string[]>> = {
  'postgresql-18': ({ href }) => ['psql', '--no-psqlrc', '--quiet', '-v', 'ON_ERROR_STOP=1', href],
  mysql: (url) => ['mysql', ...clientOptions(url)],
  mariadb: (url) => ['mariadb', ...clientOptions(url)],
  sqlite: ({ pathname }) => ['sqlite3', '-bail', pathname],
}

function clientOptions({ hostname, port, username, password, pathname }: URL): readonly string[] {
  const secret = password === '' ? [] : [`--password=${password}`]
  return ['-h', hostname, '-P', port, '-u', username, ...secret, pathname.slice(1)]
}

function ranIn([program = '', ...options]: readonly string[], input: string) {
  const { status, stderr } = spawnSync(program, options, { input, encoding: 'utf8' })
  return { status, stderr }
}

async function twoDatabases(engine: BrowsedEngine): Promise<readonly FreshDatabase[]> {
  const [source, target] = [await freshDatabase(engine), await freshDatabase(engine)]
  if (source.kind === 'database' && target.kind === 'database') return [source, target]
  skip(`no ${engine}`)
  return []
}

function withTwo(
  name: string,
  check: (engine: BrowsedEngine, source: string, target: string) => Promise<void>,
): void {
  for (const engine of browsedEngines)
    test(`${name}: ${engine}`, async () => {
      const [source, target] = await twoDatabases(engine)
      if (source === undefined || target === undefined) return
      try {
        await check(engine, source.url, target.url)
      } finally {
        await source.drop()
        await target.drop()
      }
    })
}

withTwo(
  'a script makes schema and rows again, through a driver',
  async (engine, source, target) => {
    await execute(source, scriptSchemas[engine])
    const { directory, tables } = await exported(source, { format: 'sql' })
    assert.ok(tables.every(({ file }) => file === 'export.sql'))
    const script = readFileSync(join(directory, 'export.sql'), 'utf8')
    await execute(target, script)
    await checkEqual(source, target)
    // In SQLite two tables that need each other are made in the order in which they were.
    if (engine === 'sqlite') return
    const again = await exported(target, { format: 'sql' })
    assert.is(readFileSync(join(again.directory, 'export.sql'), 'utf8'), script)
  },
)

withTwo('a script makes schema and rows again, in the shell', async (engine, source, target) => {
  const shell = shells[engine](new URL(target))
  if (ranIn(shell, 'select 1;').status !== 0) return skip(`${shell[0]} cannot be had`)
  await execute(source, `${scriptSchemas[engine]}\n${hostileTables(engine).join(';\n')}`)
  const { directory } = await exported(source, { format: 'sql' })
  const script = readFileSync(join(directory, 'export.sql'), 'utf8')
  assert.equal(ranIn(shell, script), { status: 0, stderr: '' })
  await checkEqual(source, target)
})

withTwo('every value comes back from a script', async (engine, source, target) => {
  await execute(source, hostileTables(engine).join(';\n'))
  const { directory } = await exported(source, { format: 'sql' })
  await execute(target, readFileSync(join(directory, 'export.sql'), 'utf8'))
  await checkEqual(source, target)
})

withTwo('some tables are a script without what needs others', async (engine, source, target) => {
  await execute(source, scriptSchemas[engine])
  const { directory, tables } = await exported(source, { format: 'sql', tables: ['books'] })
  assert.equal(
    tables.map(({ name }) => name),
    ['books'],
  )
  await execute(target, readFileSync(join(directory, 'export.sql'), 'utf8'))
  const [all, some] = [await rowsOf(source), await rowsOf(target)]
  assert.equal(Object.entries(Object(some)), [['books', Object(all).books]])
})

test('a SQLite database is a file of its own kind', async () => {
  const [source] = await twoDatabases('sqlite')
  if (source === undefined) return
  await execute(source.url, scriptSchemas.sqlite)
  const { directory } = await exported(source.url, { format: 'sqlite' })
  const path = join(directory, 'export.sqlite')
  await checkEqual(source.url, `sqlite://${path}`)
  const file = new Database(path, { readonly: true })
  assert.equal(file.pragma('integrity_check'), [{ integrity_check: 'ok' }])
  assert.is(file.pragma('user_version', { simple: true }), 42)
  const found = file.prepare(`select rowid from notes where notes match 'c'`).pluck().all()
  assert.equal(found, [7])
  const indexed = file.prepare(`select rowid from book_index where book_index match 'new'`)
  assert.equal(indexed.pluck().all(), [2])
  assert.is(file.prepare('select seq from sqlite_sequence').pluck().get(), 3)
  file.close()
  await source.drop()
})

test('numbers go on where they were', async () => {
  const [source, target] = await twoDatabases('postgresql-18')
  if (source === undefined || target === undefined) return
  await execute(source.url, scriptSchemas['postgresql-18'])
  const { directory } = await exported(source.url, { format: 'sql' })
  await execute(target.url, readFileSync(join(directory, 'export.sql'), 'utf8'))
  const connection = await (await engineOf(target.url)).connect(target.url)
  const next = await connection.query(
    `select nextval('tickets')::int as a, nextval('unused')::int as b,
      nextval(pg_get_serial_sequence('authors', 'id'))::int as c, nextval('books_id_seq')::int as d`,
  )
  assert.equal(next, [{ a: 20, b: 7, c: 4, d: 3 }])
  await connection.close()
  await Promise.all([source.drop(), target.drop()])
})

test.run()
