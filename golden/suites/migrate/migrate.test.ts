import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import { engines, type MigratedProject, providers, withProject } from './harness.ts'

const first = `CREATE TABLE people (
  id integer PRIMARY KEY,
  mail varchar(80) NOT NULL,
  CONSTRAINT given CHECK (mail <> '')
);
CREATE VIEW addresses AS SELECT mail FROM people;
CREATE VIEW mailed AS SELECT a.mail FROM addresses a;
`

/** Another name for the table and one of its columns, and what refers to it. */
const second = `-- @renamed from=people
CREATE TABLE users (
  id integer PRIMARY KEY,
  -- @renamed from=mail
  email varchar(80) NOT NULL,
  age integer,
  CONSTRAINT given CHECK (email <> ''),
  CONSTRAINT grown CHECK (age > 0)
);
CREATE UNIQUE INDEX users_email ON users (email);
CREATE TABLE orders (
  id integer PRIMARY KEY,
  user_id integer NOT NULL,
  CONSTRAINT orders_user FOREIGN KEY (user_id) REFERENCES users (id)
);
CREATE INDEX orders_user_id ON orders (user_id);
CREATE VIEW addresses AS SELECT email FROM users;
CREATE VIEW mailed AS SELECT a.email FROM addresses a;
`

const SCHEMA = 'db/schema/shop.sql'

for (const engine of engines) {
  test(`${engine}: the schema files lead, there and back, and rows stay`, () =>
    withProject(engine, {}, (project) => leads(project)))

  test(`${engine}: a loss is not written without being asked for`, () =>
    withProject(engine, {}, (project) => asks(project)))
}

for (const engine of engines)
  test(`${engine}: what may be a rename is one where somebody says so`, () =>
    withProject(engine, {}, (project) => renames(project)))

for (const engine of ['postgresql-15', 'mysql', 'mariadb'] as const)
  test(`${engine}: scratch databases are made on the server that is there for them`, () =>
    withProject(engine, {}, (project) => usesServer(project, providers[engine])))

async function usesServer({ quarry, root, url }: MigratedProject, provider: string): Promise<void> {
  const head = `version = "2"\n[database]\nprovider = "${provider}"\nurl_env = "NO_SUCH_URL"\n`
  change(root, { 'quarry.toml': head, '.env': `SCRATCH_URL=${url}\n`, [SCHEMA]: first })
  const nowhere = await quarry('migrate first --auto')
  assert.match(nowhere.err, 'nowhere to make a scratch database')
  change(root, { 'quarry.toml': `${head}dev_url_env = "SCRATCH_URL"\n` })
  await done(quarry('migrate first --auto'))
}

async function renames({ quarry, rows, execute, root }: MigratedProject): Promise<void> {
  change(root, { [SCHEMA]: first })
  await done(quarry('migrate first --auto'))
  await done(quarry('apply'))
  await execute("INSERT INTO people VALUES (1, 'ada@example.org')")
  change(root, { [SCHEMA]: first.replaceAll('mail', 'email') })
  const asked = await quarry('migrate second --auto')
  assert.is(asked.code, 1)
  assert.match(asked.err, 'people.email may be what was people.mail')
  await done(quarry('migrate second --auto --yes --allow all'))
  await done(quarry('apply --allow all'))
  assert.equal(await rows('SELECT email FROM people'), [['ada@example.org']])
}

async function leads({ quarry, rows, execute, root, url }: MigratedProject): Promise<void> {
  change(root, { [SCHEMA]: first })
  await done(quarry('migrate first --auto'))
  await done(quarry('apply'))
  await execute("INSERT INTO people VALUES (1, 'ada@example.org')")
  await isEqual(quarry, `${url} schema`)
  change(root, { [SCHEMA]: second })
  const before = await quarry(`diff ${url} schema --json`)
  assert.is(before.code, 2, before.err)
  const { version, equal, statements, up, down } = JSON.parse(before.out)
  assert.equal([version, equal], [1, false])
  assert.ok(statements.length > 1 && up.includes('CREATE') && down.length > 0)
  assert.not.match(
    `${up}${down}`,
    /DROP (?:TABLE|COLUMN) \W?(?:public\W+)?(?:people|users|e?mail)\b/,
  )
  await done(quarry('migrate second --auto --allow all'))
  await done(quarry('apply --allow all'))
  await isEqual(quarry, `${url} schema`)
  await isEqual(quarry, 'migrations schema')
  assert.equal(await rows('SELECT email FROM users'), [['ada@example.org']])
  const nothing = await done(quarry('migrate third --auto'))
  assert.match(nothing, 'There is nothing to do')
  assert.is(readdirSync(join(root, 'db/migrations')).length, 4)
  await done(quarry('down --allow all'))
  assert.equal(await rows('SELECT mail FROM people'), [['ada@example.org']])
  change(root, { [SCHEMA]: first })
  await isEqual(quarry, `${url} schema`)
}

async function asks({ quarry, execute, root, url }: MigratedProject): Promise<void> {
  change(root, { [SCHEMA]: 'CREATE TABLE t (id integer PRIMARY KEY, a integer, b integer);' })
  await done(quarry('migrate first --auto'))
  await done(quarry('apply'))
  await execute('INSERT INTO t VALUES (1, 2, 3)')
  change(root, { [SCHEMA]: 'CREATE TABLE t (id integer PRIMARY KEY, a integer);' })
  const refused = await quarry(`migrate less --auto --from ${url}`)
  assert.is(refused.code, 1)
  const shown = `${refused.out}${refused.err}`.match(/data-loss +\S.*/g)
  assert.is(shown?.length, 1, refused.out)
  assert.match(refused.err, /data-loss +\S.*\b1 row\./)
  assert.match(refused.err, '--allow data-loss')
  assert.is(readdirSync(join(root, 'db/migrations')).length, 2)
  const yes = await quarry(`migrate less --auto --from ${url} --yes`)
  assert.is(yes.code, 1, yes.out)
  const wrong = await quarry('migrate less --auto --allow everything')
  assert.match(wrong.err, 'there is no hazard "everything"')
  await done(quarry(`migrate less --auto --from ${url} --allow all`))
  const [, , , up = ''] = readdirSync(join(root, 'db/migrations')).toSorted()
  const text = readFileSync(join(root, 'db/migrations', up), 'utf8')
  assert.match(text, /-- hazard: data-loss .*\n-- count: select/i)
}

type Quarry = MigratedProject['quarry']

async function isEqual(quarry: Quarry, sides: string): Promise<void> {
  const { code, out, err } = await quarry(`diff ${sides}`)
  assert.is(code, 0, out + err)
}

async function done(command: ReturnType<Quarry>): Promise<string> {
  const { code, out, err } = await command
  assert.is(code, 0, out + err)
  return out
}

test.run()
