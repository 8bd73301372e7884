import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change, snapshot } from '../cli/project.ts'
import { type Ended, ended, type MigratedProject, QUARRY, withProject } from './harness.ts'

/** In blocks of a kilobyte: a file that grows beyond it is refused as on a disk that is full. */
const LIMIT = 16

/** Runs the command where no file may become large. */
function cramped(line: string, { root, url }: MigratedProject): Promise<Ended> {
  const words = [process.execPath, QUARRY, ...line.split(' '), '--cwd', root]
  const script = `trap '' XFSZ; ulimit -f ${LIMIT}; exec "$@"`
  const child = spawn('bash', ['-c', script, 'bash', ...words], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return ended(child)
}

const long = (name: string) =>
  `CREATE TABLE ${name} (id integer PRIMARY KEY${Array.from({ length: 900 }, (_, n) => `, column_number_${n} text`).join('')});\n`

test('a pair of which one file has no room is not written', () =>
  withProject('sqlite', {}, async (project) => {
    const { root, quarry } = project
    change(root, { 'db/schema/shop.sql': long('a') })
    const { code, err } = await cramped('migrate first --auto', project)
    assert.is(code, 1, err)
    assert.match(err, /\[not-writable\]/)
    assert.equal(readdirSync(join(root, 'db/migrations')), [])
    const roomy = await quarry('migrate first --auto')
    assert.is(roomy.code, 0, roomy.err)
    assert.is(readdirSync(join(root, 'db/migrations')).length, 2)
  }))

test('pull leaves all files as they were where one has no room', () =>
  withProject('sqlite', {}, async (project) => {
    const { root, execute } = project
    change(root, {
      'db/schema/shop.sql': undefined,
      'db/schema/a.sql': 'CREATE TABLE a (id integer PRIMARY KEY);\n',
      'db/schema/b.sql': 'CREATE TABLE b (id integer PRIMARY KEY);\n',
    })
    await execute('CREATE TABLE a (id integer PRIMARY KEY, more text)')
    await execute(long('b'))
    const before = snapshot(join(root, 'db/schema'))
    const { code, err } = await cramped('pull --yes', project)
    assert.is(code, 1, err)
    assert.match(err, /\[not-writable\]/)
    assert.equal(snapshot(join(root, 'db/schema')), before)
  }))

const rows = (table: string) =>
  `INSERT INTO ${table} WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000) SELECT i, 'some text of a row' FROM n;\n`

const migrations = {
  '20260101000000_a.up.sql': 'CREATE TABLE a (id integer PRIMARY KEY, x text);\n',
  '20260101000000_a.down.sql': 'DROP TABLE a;\n',
  '20260102000000_b.up.sql': `CREATE TABLE b (id integer PRIMARY KEY);\n${rows('a')}`,
  '20260102000000_b.down.sql': 'DELETE FROM a;\nDROP TABLE b;\n',
}

test('a migration for which the database file has no room is undone, and done later', () =>
  withProject('sqlite', migrations, async (project) => {
    const { quarry, rows: read } = project
    assert.is((await quarry('apply --count 1')).code, 0)
    const { code, err } = await cramped('apply', project)
    assert.is(code, 1, err)
    assert.match(err, /disk I\/O error|disk is full/)
    assert.not.match(err, /fault of its own/)
    assert.equal(await read('SELECT count(*) FROM a'), [[0]])
    assert.equal(await read(`SELECT name FROM sqlite_schema WHERE name = 'b'`), [])
    const later = await quarry('apply')
    assert.is(later.code, 0, later.err)
    assert.equal(await read('SELECT count(*) FROM a'), [[4000]])
  }))

for (const format of ['json', 'csv', 'sql', 'sqlite'])
  test(`an export without room leaves no directory that looks complete: ${format}`, () =>
    withProject('sqlite', migrations, async (project) => {
      const { root, quarry } = project
      assert.is((await quarry('apply')).code, 0)
      const { code, out, err } = await cramped(`export --format ${format}`, project)
      assert.is(code, 1, out + err)
      assert.not.match(err, /fault of its own/)
      mkdirSync(join(root, 'db/export'), { recursive: true })
      assert.equal(readdirSync(join(root, 'db/export')), [])
    }))

test('seeding without room writes nothing', () =>
  withProject('sqlite', migrations, async (project) => {
    const { quarry, rows: read } = project
    assert.is((await quarry('apply --count 1')).code, 0)
    const { code, err } = await cramped('seed --count 5000', project)
    assert.is(code, 1, err)
    assert.not.match(err, /fault of its own/)
    assert.equal(await read('SELECT count(*) FROM a'), [[0]])
  }))

test.run()
