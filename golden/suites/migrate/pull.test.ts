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
      ])
      await isDone(project.quarry('pull'))
      await isEqual(project)
    }))

  test(`${engine}: what the files say already stays as it is written`, () =>
    withoutSchema(engine, async (project) => {
      change(project.root, written)
      await executeAll(project, shop)
      await isDone(project.quarry('pull'))
      assert.equal(schemaFiles(project.root), textsOf(written))
    }))

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
