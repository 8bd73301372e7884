import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import { engines, type MigratedEngine, type MigratedProject, withProject } from './harness.ts'

const shop = [
  'CREATE TABLE users (id integer PRIMARY KEY, mail varchar(80) NOT NULL)',
  `CREATE TABLE orders (
    id integer PRIMARY KEY,
    user_id integer NOT NULL,
    CONSTRAINT orders_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX orders_user_id ON orders (user_id)',
  'CREATE VIEW mails AS SELECT mail FROM users',
]

/** The same, as a person may have written it. */
const written = {
  'db/schema/10_users.sql': `-- Who buys here.
create table users
(
  id   integer primary key,  -- never given twice
  mail varchar(80) not null
);

-- For the newsletter.
create view mails as select mail from users;
`,
  'db/schema/20_orders.sql': `-- What they buy.
create table orders (
  id integer primary key,
  user_id integer not null,
  constraint orders_user foreign key (user_id) references users (id) on delete cascade
);

-- For the page of a user.
create index orders_user_id on orders (user_id);
`,
} as const

for (const engine of engines) {
  test(`${engine}: an empty directory gets a file for each table`, () =>
    withoutSchema(engine, async (project) => {
      await executeAll(project, shop)
      await isDone(project.quarry('pull'))
      const paths = Object.keys(schemaFiles(project.root))
      assert.equal(paths, ['10_tables/10_users.sql', '10_tables/20_orders.sql', '20_views.sql'])
      const orders = schemaFiles(project.root)['10_tables/20_orders.sql'] ?? ''
      assert.match(orders, 'orders_user_id')
      await isEqual(project)
      const again = await isDone(project.quarry('pull'))
      assert.match(again, 'The schema files say what the database has.')
    }))

  test(`${engine}: tables that refer to each other come back`, () =>
    withoutSchema(engine, async (project) => {
      const isSqlite = engine === 'sqlite'
      const key = 'CONSTRAINT a_b FOREIGN KEY (b_id) REFERENCES b (id)'
      await executeAll(project, [
        `CREATE TABLE a (id integer PRIMARY KEY, b_id integer${isSqlite ? `, ${key}` : ''})`,
        `CREATE TABLE b (id integer PRIMARY KEY, a_id integer,
          CONSTRAINT b_a FOREIGN KEY (a_id) REFERENCES a (id))`,
        ...(isSqlite ? [] : [`ALTER TABLE a ADD ${key}`]),
        'CREATE TABLE c (id integer PRIMARY KEY)',
        'CREATE VIEW ids AS SELECT id FROM c',
      ])
      const told = JSON.parse(await isDone(project.quarry('pull --json')))
      assert.ok(told.objects.every((each: { change: string }) => each.change === 'new'))
      const directories = Object.keys(schemaFiles(project.root)).map((path) => path.split('/')[0])
      assert.equal(directories.slice(0, 3), ['10_tables', '10_tables', '10_tables'])
      assert.match(directories.at(-1) ?? '', '_views.sql')
      await isEqual(project)
    }))

  test(`${engine}: what the files say already stays as it is written`, () =>
    withoutSchema(engine, async (project) => {
      change(project.root, written)
      await executeAll(project, shop)
      await isDone(project.quarry('pull'))
      assert.equal(schemaFiles(project.root), textsOf(written))
    }))

  test(`${engine}: what an old table needs stands in front of it, and what is gone is taken out`, () =>
    withoutSchema(engine, needsAndGoes))

  test(`${engine}: only what has changed is written anew, and nothing unasked`, () =>
    withoutSchema(engine, changes))
}

function withoutSchema(
  engine: MigratedEngine,
  work: (project: MigratedProject) => Promise<void>,
): Promise<void> {
  return withProject(engine, {}, async (project) => {
    change(project.root, { 'db/schema/shop.sql': undefined })
    await work(project)
  })
}

async function needsAndGoes(project: MigratedProject): Promise<void> {
  const { root, quarry } = project
  const notes = '-- Nobody reads them.\ncreate table notes (id integer primary key);\n'
  change(root, { ...written, 'db/schema/30_notes.sql': notes })
  const key = 'CONSTRAINT users_place FOREIGN KEY (place_id) REFERENCES places (id)'
  const [, ...others] = shop
  await executeAll(project, [
    'CREATE TABLE places (id integer PRIMARY KEY)',
    `CREATE TABLE users (id integer PRIMARY KEY, mail varchar(80) NOT NULL, place_id integer, ${key})`,
    ...others,
  ])
  await isDone(quarry('pull --yes'))
  const now = schemaFiles(root)
  assert.equal(Object.keys(now).slice(0, 2), ['10_users.sql', '20_orders.sql'])
  assert.not.ok('30_notes.sql' in now)
  assert.is(now['20_orders.sql'], written['db/schema/20_orders.sql'])
  assert.match(now['10_users.sql'] ?? '', /-- Who buys here\.\nCREATE TABLE/)
  await isEqual(project)
}

async function changes(project: MigratedProject): Promise<void> {
  const { root, quarry } = project
  change(root, written)
  await executeAll(project, [
    ...shop,
    'ALTER TABLE users ADD COLUMN age integer',
    'CREATE TABLE notes (id integer PRIMARY KEY, body varchar(20))',
    'CREATE INDEX notes_body ON notes (body)',
    ...(keepsIndexOfKey(project) ? [] : ['DROP INDEX orders_user_id']),
  ])
  const asked = await quarry('pull')
  assert.is(asked.code, 1)
  assert.match(asked.err, 'add --yes')
  const dry = await quarry('pull --dry-run --json')
  assert.is(dry.code, 2, dry.err)
  assert.equal(schemaFiles(root), textsOf(written))
  const { objects, files } = JSON.parse(dry.out)
  assert.ok(objects.some((each: { change: string }) => each.change === 'new'))
  assert.ok(files.some(({ text = '' }: { text?: string }) => text.includes('notes_body')))
  await isDone(quarry('pull --yes'))
  const now = schemaFiles(root)
  assert.match(now['10_users.sql'] ?? '', /^-- Who buys here\.\n[\s\S]*\bage\b/)
  assert.match(
    now['10_users.sql'] ?? '',
    '-- For the newsletter.\ncreate view mails as select mail from users;\n',
  )
  assert.match(now['20_orders.sql'] ?? '', '-- What they buy.\ncreate table orders (')
  if (!keepsIndexOfKey(project))
    assert.not.match(now['20_orders.sql'] ?? '', 'For the page of a user')
  await isEqual(project)
  assert.match(await isDone(quarry('pull')), 'The schema files say')
}

const overloaded = {
  'db/schema/f.sql': `-- Two of a name.
create function f(a integer) returns integer language sql as 'select a';
create function f(a text) returns integer language sql as 'select 1';
`,
}

for (const engine of ['postgresql-15', 'postgresql-18'] as const) {
  test(`${engine}: what cannot be found in the files is changed behind them`, () =>
    withoutSchema(engine, async (project) => {
      change(project.root, overloaded)
      await executeAll(project, [
        `create function f(a integer) returns integer language sql as 'select a'`,
        `create function f(a text) returns integer language sql as 'select 2'`,
      ])
      await isDone(project.quarry('pull --yes'))
      assert.match(schemaFiles(project.root)['f.sql'] ?? '', `${overloaded['db/schema/f.sql']}\n`)
      await isEqual(project)
    }))

  test(`${engine}: what is not modelled is told, and a file that makes it stays`, () =>
    withoutSchema(engine, async (project) => {
      const operator = `create function same(a integer, b integer) returns boolean language sql as 'select a = b';
create operator === (leftarg = integer, rightarg = integer, function = same);
`
      change(project.root, { 'db/schema/10_same.sql': operator })
      await executeAll(project, [operator, 'create table t (id integer primary key)'])
      const { code, err } = await project.quarry('pull')
      assert.is(code, 0, err)
      assert.match(err, 'not written: operator public.===')
      assert.is(schemaFiles(project.root)['10_same.sql'], operator)
      await isEqual(project)
    }))

  test(`${engine}: a subscription is in no file`, () =>
    withoutSchema(engine, async (project) => {
      const { execute, quarry } = project
      await execute('create table t (id integer primary key)')
      await execute(
        `create subscription news_${engine.slice(-2)} connection 'dbname=other' publication p with (connect = false)`,
      )
      try {
        const { code, err } = await quarry('pull')
        assert.is(code, 0, err)
        assert.match(err, 'not written: subscription')
        assert.equal(Object.keys(schemaFiles(project.root)), ['10_tables/10_t.sql'])
      } finally {
        await execute(`alter subscription news_${engine.slice(-2)} set (slot_name = none)`)
        await execute(`drop subscription news_${engine.slice(-2)}`)
      }
    }))
}

test('a database of another provider is refused', () =>
  withoutSchema('sqlite', async ({ quarry }) => {
    const { code, err } = await quarry('pull postgres://localhost/shop')
    assert.is(code, 1)
    assert.match(err, 'other-provider')
  }))

/** MySQL keeps the index that its foreign key needs. */
function keepsIndexOfKey({ url }: MigratedProject): boolean {
  return url.startsWith('mysql') || url.startsWith('mariadb')
}

async function executeAll({ execute }: MigratedProject, statements: readonly string[]) {
  for (const sql of statements) await execute(sql)
}

/** The texts of the schema files by their paths below the directory. */
function schemaFiles(root: string): Readonly<Record<string, string>> {
  const directory = join(root, 'db/schema')
  if (!existsSync(directory)) return {}
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    paths
      .filter((path) => path.endsWith('.sql'))
      .toSorted()
      .map((path) => [path, readFileSync(join(directory, path), 'utf8')]),
  )
}

function textsOf(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace('db/schema/', ''), text]),
  )
}

async function isEqual({ quarry, url }: MigratedProject): Promise<void> {
  const { code, out, err } = await quarry(`diff ${url} schema`)
  assert.is(code, 0, out + err)
}

async function isDone(command: ReturnType<MigratedProject['quarry']>): Promise<string> {
  const { code, out, err } = await command
  assert.is(code, 0, out + err)
  return out
}

test.run()
