import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engines, type MigratedEngine, type MigratedProject, withProject } from './harness.ts'

const files = { '20260101000000_a.up.sql': 'CREATE TABLE a (id integer PRIMARY KEY);\n' }
const implicit = ['mysql', 'mariadb'] as const

/** Runs the test where the table `a` is there, and is empty. */
const withTable = (engine: MigratedEngine, use: (project: Scripted) => Promise<void>) =>
  withProject(engine, files, async (project) => {
    assert.is((await project.quarry('apply')).code, 0)
    const script = (text: string, options = '') => {
      writeFileSync(join(project.root, 'script.sql'), text)
      return project.quarry(`raw script.sql ${options}`)
    }
    const ids = async () => (await project.rows('SELECT id FROM a ORDER BY id')).flat()
    await use({ ...project, script, ids })
  })

interface Scripted extends MigratedProject {
  /** `quarry raw` on a file of this text. */
  script(text: string, options?: string): ReturnType<MigratedProject['quarry']>
  /** The rows of the table. */
  ids(): Promise<readonly unknown[]>
}

const controls = [
  'COMMIT',
  'BEGIN',
  'ROLLBACK',
  '/* now */ commit work',
  'START TRANSACTION READ ONLY',
  'END',
]

for (const engine of engines) {
  test(`${engine}: what begins or ends a transaction is named, and nothing is run`, () =>
    withTable(engine, async ({ script, ids }) => {
      for (const control of controls) {
        const text = `INSERT INTO a VALUES (1);\n${control};\nINSERT INTO a VALUES (2);\n`
        const { code, out, err } = await script(text)
        assert.equal([code, out], [1, ''], control)
        const command = control.replace('/* now */ ', '').toUpperCase()
        const said = `error: ${command} stands among statements`
        assert.ok(/^script\.sql:2:\d+: /.test(err) && err.includes(said), err)
        assert.match(err, 'nothing was run')
        assert.is(err.match(/error: /g)?.length, 1, err)
        assert.equal(await ids(), [], control)
      }
    }))

  test(`${engine}: savepoints are no end of the transaction`, () =>
    withTable(engine, async ({ script, ids }) => {
      const { code, err } = await script(
        'INSERT INTO a VALUES (1);\nSAVEPOINT s;\nINSERT INTO a VALUES (2);\nROLLBACK TO SAVEPOINT s;\nRELEASE SAVEPOINT s;\nINSERT INTO a VALUES (3);\n',
      )
      assert.is(code, 0, err)
      assert.equal(await ids(), [1, 3])
    }))
}

for (const engine of implicit) {
  test(`${engine}: a definition among other statements is told before anything is run`, () =>
    withTable(engine, async ({ script, ids, rows }) => {
      const text =
        'INSERT INTO a VALUES (1);\n/*!50000 CREATE TABLE b (id integer) */;\nCREATE TABLE c (id integer);\nINSERT INTO a VALUES (1);\n'
      const refused = await script(text, '--json')
      assert.is(refused.code, 1)
      const [{ code, line, message, hint }] = JSON.parse(refused.out).diagnostics
      assert.equal([code, line], ['breaks-transaction', 2])
      assert.match(message, /cannot be part of a transaction.*and neither can 1 other statement/)
      assert.match(hint, /--allow non-transactional/)
      assert.equal(await ids(), [])

      const { code: ended, out, err } = await script(text, '--allow non-transactional')
      assert.is(ended, 1)
      assert.match(err, /^script\.sql:4:1: error: the database refuses this/)
      assert.match(err, '3 of 4 statements are done and committed')
      assert.match(out, 'CREATE TABLE')
      assert.equal(await ids(), [1])
      assert.equal(await rows('SELECT id FROM b UNION SELECT id FROM c'), [])
    }))

  test(`${engine}: a definition alone is run, and what only reads or is temporary is in the transaction`, () =>
    withTable(engine, async ({ script, ids, rows }) => {
      assert.is((await script('CREATE TABLE b (id integer);\n')).code, 0)
      assert.equal(await rows('SELECT id FROM b'), [])
      const { code, err } = await script(
        'INSERT INTO a VALUES (1);\nSHOW TABLES;\nCREATE TEMPORARY TABLE t (id integer);\nDROP TEMPORARY TABLE t;\nINSERT INTO a VALUES (1);\n',
      )
      assert.is(code, 1)
      assert.match(err, 'the transaction was rolled back')
      assert.equal(await ids(), [])
    }))

  test(`${engine}: a procedure that commits stops the run, and the message says so`, () =>
    withTable(engine, async ({ script, ids }) => {
      const made = await script(
        'CREATE PROCEDURE p() BEGIN INSERT INTO a VALUES (2); COMMIT; END;\n',
      )
      assert.is(made.code, 0, made.err)
      const { code, err } = await script(
        'INSERT INTO a VALUES (1);\nCALL p();\nINSERT INTO a VALUES (3);\n',
      )
      assert.is(code, 1)
      assert.match(err, /^script\.sql:2:1: error: this statement has ended the transaction/)
      assert.equal(await ids(), [1, 2])
    }))

  test(`${engine}: where each statement commits by itself, none is lost in an open transaction`, () =>
    withTable(engine, async ({ script, ids }) => {
      const { code, err } = await script(
        'SET autocommit = 0;\nINSERT INTO a VALUES (1);\n',
        '--allow all',
      )
      assert.is(code, 0, err)
      assert.equal(await ids(), [1])
    }))
}

const vacuums = { 'postgresql-18': 'VACUUM a', sqlite: 'VACUUM' } as const

for (const engine of ['postgresql-18', 'sqlite'] as const)
  test(`${engine}: what no transaction may hold is run alone, or one by one`, () =>
    withTable(engine, async ({ script, ids }) => {
      assert.is((await script(vacuums[engine])).code, 0)
      const text = `INSERT INTO a VALUES (1);\n${vacuums[engine]};\n`
      const refused = await script(text)
      assert.is(refused.code, 1)
      assert.match(refused.err, /^script\.sql:2:1: error: "VACUUM(?: a)?" cannot be part/)
      assert.equal(await ids(), [])
      const { code, err } = await script(text, '--allow non-transactional')
      assert.is(code, 0, err)
      assert.equal(await ids(), [1])
      const definitions = await script('CREATE TABLE b (id integer);\nCREATE TABLE b (id integer);')
      assert.match(definitions.err, 'the transaction was rolled back')
    }))

test('mariadb: what a statement has done before it failed is not denied', () =>
  withTable('mariadb', async ({ script, rows }) => {
    const { code, err } = await script('DROP TABLE a, missing')
    assert.is(code, 1)
    assert.match(err, 'the statement was not completed')
    assert.equal(await rows("SHOW TABLES LIKE 'a'"), [])
  }))

test('a prepared transaction ends the one that is run', () =>
  withTable('postgresql-18', async ({ script, ids }) => {
    const { code, err } = await script(
      `INSERT INTO a VALUES (1);\nPREPARE TRANSACTION 'x';\nINSERT INTO a VALUES (2);\n`,
    )
    assert.is(code, 1)
    assert.match(err, /PREPARE TRANSACTION 'x' stands among statements/i)
    assert.equal(await ids(), [])
  }))

test.run()
