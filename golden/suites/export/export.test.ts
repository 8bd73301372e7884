import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type DatabaseEngine, eachEngine, type Opened, withOther } from '../database/each-engine.ts'
import { makeProject } from '../cli/project.ts'
import { openedDatabase } from '../../fixtures/browse/opened-database.ts'
import { skip } from '../../skip.ts'
import { exported, runExport } from './run-export.ts'

async function run({ database }: Opened, ...statements: readonly string[]): Promise<void> {
  for (const sql of statements) await database.query({ sql, parameters: [] })
}

const WRITTEN = 40

/** In each transaction a row comes to both tables. Stops when `isOver` says so. */
async function writeInPairs(url: string, isOver: () => boolean): Promise<number> {
  return withOther(url, {}, async (other) => {
    let id = 100_000
    while (!isOver()) {
      id += 1
      await other.transaction(async (session) => {
        for (const table of ['a', 'z'])
          await session.query({ sql: `insert into ${table} values (${id}, 'x')`, parameters: [] })
      })
    }
    return id
  })
}

const manyRows: Readonly<Record<DatabaseEngine, string>> = {
  'postgresql-15': 'select i from generate_series(1, 20000) i',
  'postgresql-18': 'select i from generate_series(1, 20000) i',
  mysql: 'select a.i + 200 * b.i from n a, n b where b.i <= 100',
  mariadb: 'select a.i + 200 * b.i from n a, n b where b.i <= 100',
  sqlite: 'select a.i + 200 * b.i from n a, n b where b.i <= 100',
}

eachEngine('all tables are of one moment, whoever writes meanwhile', async (opened) => {
  const { engine, url } = opened
  await run(
    opened,
    ...(engine === 'sqlite' ? ['pragma journal_mode = wal'] : []),
    'create table n (i int)',
    `insert into n values ${Array.from({ length: 200 }, (_, i) => `(${i + 1})`).join(', ')}`,
    'create table a (id int primary key, t varchar(10))',
    'create table m (id int primary key)',
    'create table z (id int primary key, t varchar(10))',
    `insert into m ${manyRows[engine]}`,
  )
  let isOver = false
  const writer = writeInPairs(url, () => isOver)
  const texts: string[] = []
  try {
    for (let times = 0; times < 3; times += 1) {
      const { textOf } = await exported(url, { format: 'csv', tables: ['a', 'm', 'z'] })
      texts.push(textOf('a'))
      assert.is(textOf('z'), textOf('a'))
      assert.is(textOf('m').split('\r\n').length, 20_002)
    }
  } finally {
    isOver = true
  }
  assert.ok((await writer) > 100_000 + WRITTEN, 'rows were written meanwhile')
  assert.ok((texts.at(-1)?.length ?? 0) > (texts[0]?.length ?? 0))
})

eachEngine('equal rows are equal files, whatever the order in which they came', async (opened) => {
  const create = (name: string) => [
    `create table keyed_${name} (b varchar(10), a int, primary key (b, a))`,
    `create table keyless_${name} (t varchar(20), n int)`,
  ]
  await run(opened, ...create('1'), ...create('2'))
  const keyed = [`('x', 2)`, `('X', 1)`, `('x', 1)`, `('ä', 1)`].slice(
    /^m/.test(opened.engine) ? 2 : 0,
  )
  const keyless = [`('x', null)`, `(null, 1)`, `('x', 10)`, `('x', 9)`, `('x', 9)`, `('', 1)`]
  for (const [rows, name] of [
    [keyed, 'keyed'],
    [keyless, 'keyless'],
  ] as const)
    await run(
      opened,
      `insert into ${name}_1 values ${rows.join(', ')}`,
      ...rows.toReversed().map((row) => `insert into ${name}_2 values ${row}`),
    )
  for (const format of ['json', 'csv'] as const) {
    const { textOf } = await exported(opened.url, { format })
    assert.is(textOf('keyed_2'), textOf('keyed_1'))
    assert.is(textOf('keyless_2'), textOf('keyless_1'))
  }
})

eachEngine('the rows of a query are a file as well', async (opened) => {
  await run(opened, 'create table t (id int primary key, n int)', 'insert into t values (1, 5)')
  const query = 'select id, n, n + 1 as id from t where n > 4'
  const one = await exported(opened.url, { format: 'ndjson', query })
  assert.equal(
    one.tables.map(({ name, file, rows }) => [name, file, rows]),
    [['query', 'query.ndjson', 1]],
  )
  const [row] = one.textOf('query').split('\n')
  assert.equal(Object.values(JSON.parse(row ?? '')).map(Number), [1, 5, 6])
  assert.equal(Object.keys(JSON.parse(row ?? '')), ['id', 'n', 'id_2'])
  const refused = ['delete from t', 'select 1; select 2', 'selec 1', 'select * from t where id = ?']
  for (const wrong of refused) {
    const { code, err } = await runExport(opened.url, { query: wrong })
    assert.is(code, 1, wrong)
    assert.match(err, /not-one-query|export-refused/)
  }
})

test('tables, partitions and those that inherit have their own rows', async () => {
  const source = await openedDatabase('postgresql-18')
  if (source.kind === 'unavailable') return skip(source.reason)
  await source.run(
    'create table whole (id int primary key) partition by range (id)',
    'create table part_1 partition of whole for values from (0) to (10)',
    'create table part_2 partition of whole for values from (10) to (20)',
    'insert into whole values (15), (5)',
    'create table parent (id int)',
    'create table child (more int) inherits (parent)',
    'insert into parent values (1)',
    'insert into child values (2, 3)',
    'create view shown as select id + 1 as id from whole',
    'create schema "my shop"',
    'create table "my shop"."a/b" (x text)',
    `insert into "my shop"."a/b" values ('=1+1'), ('-5'), ('')`,
  )
  const all = await exported(source.url, { format: 'csv' })
  assert.equal(
    all.tables.map(({ name, rows }) => [name, rows]),
    [
      ['my shop.a/b', 3],
      ['child', 1],
      ['parent', 1],
      ['whole', 2],
    ],
  )
  assert.is(all.textOf('whole'), 'id\r\n5\r\n15\r\n')
  assert.is(all.textOf('my shop.a/b'), `x\r\n""\r\n'-5\r\n'=1+1\r\n`)
  assert.is(all.tables[0]?.file, 'my shop.a%2Fb.csv')
  const few = await exported(source.url, {
    format: 'csv',
    tables: ['shown', 'part_2'],
    guard: false,
  })
  assert.equal(
    few.tables.map(({ name, rows }) => [name, rows]),
    [
      ['part_2', 1],
      ['shown', 2],
    ],
  )
  const bare = await exported(source.url, { format: 'csv', tables: ['my shop.a/b'], guard: false })
  assert.is(bare.textOf('my shop.a/b'), `x\r\n""\r\n-5\r\n=1+1\r\n`)
  return source.close()
})

test('an export of the project goes where its file says, and nothing is there when it fails', async () => {
  const source = await openedDatabase('sqlite')
  if (source.kind === 'unavailable') return skip(source.reason)
  await source.run('create table orders (id integer primary key)')
  const root = makeProject({
    'quarry.toml': 'version = "2"\nexport_path = "out/files"\n[database]\nprovider = "sqlite"\n',
    '.env': `DATABASE_URL=${source.url}\n`,
  })
  const { code, out, err } = await runExport('', { urls: [], json: false }, root)
  assert.is(code, 0, err)
  const [name = '', ...others] = readdirSync(join(root, 'out/files'))
  assert.equal(others, [])
  assert.match(name, /^\d{8}T\d{6}Z-json$/)
  assert.is(out, `           0  orders  orders.json\n${join(root, 'out/files', name)}\n`)
  assert.is(readFileSync(join(root, 'out/files', name, 'orders.json'), 'utf8'), '[\n]\n')
  const wrong = [
    [{ format: 'jsn' }, 'did you mean "json"?'],
    [{ tables: ['oders'] }, 'did you mean "orders"?'],
    [{ query: 'select nope from orders' }, 'no such column: nope [export-refused]'],
    [{ urls: ['sqlite://nowhere.db'] }, 'there is no such file'],
  ] as const
  for (const [options, expected] of wrong) {
    const refused = await runExport('', { urls: [], ...options }, root)
    assert.is(refused.code, 1)
    assert.ok(refused.err.includes(expected), refused.err)
  }
  assert.equal(readdirSync(join(root, 'out/files')), [name])
  return source.close()
})

test.run()
