import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import { type MigratedEngine, type MigratedProject, withProject } from './harness.ts'

const PASSWORD = 'S3cret-p@55'
const USER = 'quarry_reader'
const migrations = {
  '20260101000000_a.up.sql': 'CREATE TABLE a (id integer PRIMARY KEY);\n',
  '20260101000000_a.down.sql': 'DROP TABLE a;\n',
}

const servers = ['postgresql-15', 'mysql', 'mariadb'] as const

/** What each command says to a user who may only read, and how it ends. */
const commands: Readonly<Record<string, { readonly code: number; readonly says: RegExp }>> = {
  status: { code: 2, says: /1 pending/ },
  apply: { code: 1, says: /quarry_migrations.*\[failed-statement\]/s },
  'apply --json': { code: 1, says: /"failed-statement"/ },
  'baseline 20260101000000': { code: 1, says: /\[database-refuses\]/ },
  'resolve 20260101000000 --as applied': { code: 1, says: /\[database-refuses\]/ },
  'reset --yes': { code: 1, says: /denied|must be owner/ },
  'migrate x --auto': { code: 1, says: /makes no database.*--dev-url/s },
  'diff migrations schema': { code: 1, says: /makes no database.*\[no-scratch\]/s },
  pull: { code: 1, says: /\[no-scratch\]/ },
  'check --verify': { code: 1, says: /makes no database.*\[nothing-to-verify-with\]/s },
  seed: { code: 1, says: /"seen" refuses|denied/ },
}

for (const engine of servers)
  test(`${engine}: a user who may only read is told so by every command`, () =>
    withProject(engine, migrations, (project) => readsOnly(engine, project)))

async function readsOnly(engine: MigratedEngine, project: MigratedProject): Promise<void> {
  const { root, url, execute, quarry, rows } = project
  await execute('CREATE TABLE seen (id integer PRIMARY KEY)')
  for (const sql of granting(engine, new URL(url).pathname.slice(1))) await execute(sql)
  change(root, {
    'db/schema/shop.sql': 'CREATE TABLE books (id integer PRIMARY KEY, title text, price real);',
  })
  const address = addressOf(url, { user: USER, password: PASSWORD })
  for (const [line, { code, says }] of Object.entries(commands)) {
    const ended = await quarry(line, address)
    const text = ended.out + ended.err
    assert.is(ended.code, code, `${line}: ${text}`)
    assert.match(text, says, line)
    assertHidden(text, line)
  }
  assert.equal(await rows('SELECT id FROM seen'), [])
  const status = await quarry('status')
  assert.match(status.out, '1 pending')
}

function granting(engine: MigratedEngine, database: string): readonly string[] {
  if (engine.startsWith('postgresql'))
    return [
      `DROP ROLE IF EXISTS ${USER}`,
      `CREATE ROLE ${USER} LOGIN PASSWORD '${PASSWORD}'`,
      `GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${USER}`,
    ]
  return [
    `DROP USER IF EXISTS '${USER}'@'%'`,
    `CREATE USER '${USER}'@'%' IDENTIFIED BY '${PASSWORD}'`,
    `GRANT SELECT ON \`${database}\`.* TO '${USER}'@'%'`,
  ]
}

/** Every command that connects. */
const connecting = [
  'status',
  'apply',
  'apply --dry-run --json',
  'down',
  'baseline 20260101000000',
  'resolve 20260101000000 --as applied',
  'reset --yes',
  'raw SELECT',
  'seed',
  'export',
  'pull',
  'diff migrations schema',
  'migrate x --auto',
  'check --verify',
  'studio --no-browser',
]

for (const engine of servers)
  test(`${engine}: a server that does not answer is named without the password`, () =>
    withProject(engine, migrations, async ({ quarry, url }) => {
      const address = addressOf(url, { user: 'ann', password: PASSWORD, host: '127.0.0.1:1' })
      for (const line of connecting) await isUnreached(line, address, quarry)
    }))

for (const engine of ['mysql', 'mariadb'] as const)
  test(`${engine}: a wrong password is not shown`, () =>
    withProject(engine, migrations, async ({ quarry, url }) => {
      const address = addressOf(url, { user: 'root', password: PASSWORD })
      for (const line of connecting) await isUnreached(line, address, quarry)
    }))

async function isUnreached(
  line: string,
  address: string,
  quarry: MigratedProject['quarry'],
): Promise<void> {
  const { code, out, err } = await quarry(line, address)
  assert.is(code, 1, `${line}: ${out}${err}`)
  assert.match(out + err, /cannot connect to \w+:\/\/\w+:\*\*\*@/, line)
  assert.match(out + err, /unreachable-database|nothing-to-verify-with/, line)
  assertHidden(out + err, line)
}

function assertHidden(text: string, line: string): void {
  for (const secret of [PASSWORD, encodeURIComponent(PASSWORD)])
    assert.not.ok(text.includes(secret), `${line}: ${text}`)
}

interface Changed {
  readonly user: string
  readonly password: string
  readonly host?: string
}

function addressOf(url: string, { user, password, host }: Changed): string {
  const address = new URL(url)
  address.username = user
  address.password = encodeURIComponent(password)
  if (host !== undefined) address.host = host
  return address.href
}

test.run()
