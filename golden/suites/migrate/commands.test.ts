import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import { engines, withProject } from './harness.ts'

const two = {
  '20260101000000_a.up.sql': 'CREATE TABLE a (id integer PRIMARY KEY, x integer);\n',
  '20260101000000_a.down.sql': 'DROP TABLE a;\n',
  '20260102000000_b.up.sql':
    'CREATE TABLE b (id integer PRIMARY KEY);\nINSERT INTO a VALUES (1, 1);\n',
  '20260102000000_b.down.sql': 'DELETE FROM a;\nDROP TABLE b;\n',
}

function statesIn(text: string): readonly string[] {
  return JSON.parse(text).migrations.map(({ state }: { state: string }) => state)
}

for (const engine of engines) {
  test(`${engine}: baseline records what the database has already`, () =>
    withProject(engine, two, async ({ quarry, execute, rows }) => {
      await execute('CREATE TABLE a (id integer PRIMARY KEY, x integer)')
      const unknown = await quarry('baseline 20260101000001')
      assert.equal([unknown.code, unknown.err.includes('did you mean 20260101000000?')], [1, true])
      const done = await quarry('baseline 20260101000000 --json')
      assert.is(done.code, 0, done.err)
      assert.equal(statesIn(done.out), ['applied', 'pending'])
      assert.is((await quarry('apply')).code, 0)
      assert.equal(await rows('select id from a'), [[1]])
      assert.is((await quarry('status')).code, 0)
    }))

  test(`${engine}: resolve says what became of a migration`, () =>
    withProject(engine, two, async ({ quarry, root, rows }) => {
      assert.is((await quarry('resolve')).code, 1)
      assert.is((await quarry('resolve 20260101000000 --as done')).code, 1)
      assert.is((await quarry('apply')).code, 0)
      change(root, {
        'db/migrations/20260101000000_a.up.sql': 'CREATE TABLE a (id integer PRIMARY KEY);\n',
        'db/migrations/20260102000000_b.up.sql': undefined,
        'db/migrations/20260102000000_b.down.sql': undefined,
      })
      const wrong = await quarry('status --json')
      assert.equal([wrong.code, statesIn(wrong.out)], [1, ['edited', 'missing']])
      const refused = await quarry('apply')
      assert.is(refused.code, 1)
      assert.match(refused.err, 'quarry resolve 20260101000000 --as applied')
      const accepted = await quarry('resolve 20260101000000 --as applied')
      assert.is(accepted.code, 0, accepted.err)
      const forgotten = await quarry('resolve 20260102000000 --as pending --json')
      assert.equal(statesIn(forgotten.out), ['applied'])
      assert.is((await quarry('status')).code, 0)
      assert.equal(await rows('select id from a'), [[1]])
    }))

  test(`${engine}: resolve names the statements that are done`, () =>
    withProject(engine, two, async ({ quarry, execute, rows }) => {
      await execute('CREATE TABLE a (id integer PRIMARY KEY, x integer)')
      await execute('CREATE TABLE b (id integer PRIMARY KEY)')
      await quarry('baseline 20260101000000')
      const many = await quarry('resolve 20260102000000 --as pending --statements 3')
      assert.match(many.err, 'has 2 statements')
      const one = await quarry('resolve 20260102000000 --as pending --statements 1 --json')
      assert.equal(statesIn(one.out), ['applied', 'failed'])
      const rest = await quarry('apply')
      assert.is(rest.code, 0, rest.err)
      assert.equal(await rows('select id from a'), [[1]])
    }))

  test(`${engine}: reset names what dies, and begins anew`, () =>
    withProject(engine, two, async ({ quarry, execute, rows }) => {
      assert.is((await quarry('apply')).code, 0)
      await execute('CREATE TABLE other (x integer)')
      await execute('CREATE VIEW seen AS SELECT x FROM other')
      const asked = await quarry('reset')
      assert.is(asked.code, 1)
      assert.match(asked.err, /a.? \(1 row\)/)
      assert.match(asked.err, 'add --yes')
      assert.not.match(asked.err, 'other')
      const done = await quarry('reset --yes')
      assert.is(done.code, 0, done.err)
      assert.match(done.out, '2 migrations applied')
      assert.equal(await rows('select id from a'), [[1]])
      await execute('CREATE TABLE other (x integer)')
    }))

  test(`${engine}: raw runs a file or SQL in one transaction`, () =>
    withProject(engine, two, async ({ quarry, root, rows }) => {
      await quarry('apply')
      writeFileSync(
        join(root, 'more.sql'),
        `INSERT INTO a VALUES (2, 20);\nSELECT id, x FROM a ORDER BY id;\n`,
      )
      const file = await quarry('raw more.sql --json')
      assert.is(file.code, 0, file.err)
      const { results } = JSON.parse(file.out)
      assert.equal(results[1].columns, ['id', 'x'])
      assert.equal(results[1].rows.length, 2)
      writeFileSync(
        join(root, 'bad.sql'),
        `INSERT INTO a VALUES (3, 30);\nINSERT INTO a VALUES (3, 31);\n`,
      )
      const bad = await quarry('raw bad.sql')
      assert.is(bad.code, 1)
      assert.match(bad.err, /^bad\.sql:2:1: error: the database refuses this/)
      assert.equal(await rows('select count(*) from a'), [[2]])
      assert.match((await quarry('raw nothing.sql')).err, 'error')
    }))
}

test('a way back without its way up is a fault of every command that reads the files', () =>
  withProject('sqlite', two, async ({ quarry, root, rows }) => {
    assert.is((await quarry('apply')).code, 0)
    change(root, { 'db/migrations/20260102000000_b.up.sql': undefined })
    for (const command of ['apply', 'down', 'status', 'lint', 'diff migrations schema']) {
      const refused = await quarry(command)
      assert.is(refused.code, 1, command)
      assert.match(
        refused.err,
        /20260102000000_b\.down\.sql\S*: error: there is no "20260102000000_b\.up\.sql" beside/,
        command,
      )
    }
    assert.equal(await rows('select id from a'), [[1]])
  }))

test('lint says what is put at risk, without a database', () =>
  withProject(
    'sqlite',
    {
      '20260101000000_a.up.sql': 'CREATE TABLE a (id integer);\nDROP TABLE a;\nDROP TABLE b;\n',
      '20260102000000_b.up.sql':
        '-- hazard: data-loss table c: It is not used any more.\nDROP TABLE c;\n',
      '20260102000000_b.down.sql': '-- irreversible: its rows are gone\n',
    },
    async ({ quarry, root }) => {
      const warned = await quarry('lint')
      assert.is(warned.code, 0)
      assert.match(warned.err, /a\.up\.sql:3:1: warning: table b: Its rows are lost/)
      assert.match(warned.err, '2 warnings')
      change(root, {
        'quarry.toml':
          'version = "2"\n[database]\nprovider = "sqlite"\n[lint]\ndata-loss = "error"\nmissing-down = "off"\n',
      })
      const failed = await quarry('lint --json')
      assert.is(failed.code, 1)
      const { diagnostics } = JSON.parse(failed.out)
      assert.equal(
        diagnostics.map(({ code, line }: { code: string; line: number }) => [code, line]),
        [['data-loss', 3]],
      )
    },
  ))

test.run()
