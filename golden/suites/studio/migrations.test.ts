import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runnerOf } from '../../../runtime/registry.ts'
import { withProjectStudio } from '../../studio/project-studio.ts'
import { startStudio } from '../../studio/start-studio.ts'
import { change, makeProject } from '../cli/project.ts'
import { engines } from '../migrate/harness.ts'
import { ask, askOnce, expectAnswer, statesOf } from './migrations-api.ts'

const A = 'db/migrations/20260101000000_a'
const B = 'db/migrations/20260102000000_b'

const two = {
  [`${A}.up.sql`]: 'CREATE TABLE a (id integer PRIMARY KEY, x integer);\n',
  [`${A}.down.sql`]: 'DROP TABLE a;\n',
  [`${B}.up.sql`]: 'ALTER TABLE a DROP COLUMN x;\n',
  [`${B}.down.sql`]: 'ALTER TABLE a ADD COLUMN x integer;\n',
}

/** What the databases say of a table that is not there, and of theirs. */
const DATABASE_WORDS = /no such table|relation "|Table '|ECONN|sqlite_|SQLSTATE|errno/i

for (const engine of engines) {
  test(`${engine}: what destroys needs its hazards admitted and its name`, () =>
    withProjectStudio({ engine, files: two }, async (studio) => {
      const apply = (body: object) => ask(studio, 'POST', '/apply', body)
      assert.equal(await statesOf(studio), ['pending', 'pending'])
      await expectAnswer(apply({ count: 1 }), 200)
      await studio.execute('INSERT INTO a VALUES (1, 10), (2, 20)')
      const dry = await expectAnswer(apply({ dryRun: true }), 200)
      assert.equal([dry.body.confirm, dry.body.asks, dry.body.left], ['b', ['data-loss'], 0])
      assert.is(dry.body.planned[0].up.statements[0].hazards[0].rows, 2)
      assert.is(dry.body.trial.state, 'passed', dry.text)
      const changed = dry.body.trial.changes.map(({ change: how }: { change: string }) => how)
      assert.ok(changed.includes('removed'), dry.text)
      const asked = await expectAnswer(apply({}), 428)
      assert.match(asked.body.error.details[0].message, /a\.x|column|x/)
      const allow = ['data-loss']
      for (const confirm of [undefined, '', 'a', 'B'])
        await expectAnswer(apply({ allow, ...(confirm !== undefined && { confirm }) }), 428)
      assert.equal(await statesOf(studio), ['applied', 'pending'])
      await expectAnswer(apply({ allow, confirm: 'b', through: '20260101000000' }), 409)
      const done = await expectAnswer(
        apply({ allow, confirm: 'b', through: '20260102000000' }),
        200,
      )
      assert.is(done.body.applied.length, 1)
      assert.equal(await statesOf(studio), ['applied', 'applied'])
      assert.equal(Object.keys((await studio.rows('SELECT * FROM a'))[0] ?? {}), ['id'])
    }))

  test(`${engine}: only the last one is taken back`, () =>
    withProjectStudio({ engine, files: two }, async (studio) => {
      const back = (id: string, body: object) => ask(studio, 'POST', `/${id}/rollback`, body)
      await expectAnswer(back('20260101000000', {}), 409)
      await expectAnswer(ask(studio, 'POST', '/apply', {}), 200)
      await expectAnswer(back('20260101000000', { allow: ['data-loss'], confirm: 'a' }), 409)
      await expectAnswer(back('20990101000000', {}), 404)
      await expectAnswer(back('20260102000000', {}), 200)
      assert.equal(await statesOf(studio), ['applied', 'pending'])
      await studio.execute('INSERT INTO a VALUES (1, 10)')
      await expectAnswer(back('20260101000000', {}), 428)
      await expectAnswer(back('20260101000000', { allow: ['data-loss'] }), 428)
      const sent = { body: { allow: ['data-loss'], confirm: 'a' }, key: 'once' }
      const path = '/20260101000000/rollback'
      const first = await expectAnswer(askOnce(studio, path, sent), 200)
      const again = await expectAnswer(askOnce(studio, path, sent), 200)
      assert.is(again.text, first.text)
      assert.equal(await statesOf(studio), ['pending', 'pending'])
    }))

  test(`${engine}: a statement that fails is named without a word of the database, and the run goes on there`, () => {
    const files = {
      [`${A}.up.sql`]:
        'CREATE TABLE a (id integer PRIMARY KEY);\nINSERT INTO nowhere VALUES (1);\nINSERT INTO a VALUES (2);\n',
      [`${A}.down.sql`]: 'DROP TABLE a;\n',
    }
    return withProjectStudio({ engine, files }, async (studio) => {
      const failed = await expectAnswer(ask(studio, 'POST', '/apply', {}), 422)
      assert.is(failed.body.failed.statement, 2)
      assert.match(failed.body.error.details[0].path, /a\.up\.sql$/)
      assert.is(failed.body.error.details[0].line, 2)
      assert.not.match(failed.text, DATABASE_WORDS)
      assert.match(studio.output(), /nowhere/)
      assert.equal(await statesOf(studio), ['failed'])
      const shown = await expectAnswer(ask(studio, 'GET', '/20260101000000'), 200)
      assert.not.match(shown.text, DATABASE_WORDS)
      const { done } = shown.body.progress
      assert.equal(
        shown.body.up.statements.map((each: { readonly done: boolean }) => each.done),
        [done > 0, false, false],
      )
      change(studio.root, {
        [`${A}.up.sql`]:
          'CREATE TABLE a (id integer PRIMARY KEY);\nINSERT INTO a VALUES (1);\nINSERT INTO a VALUES (2);\n',
      })
      await expectAnswer(ask(studio, 'POST', '/apply', {}), 200)
      assert.is((await studio.rows('SELECT id FROM a')).length, 2)
    })
  })

  test(`${engine}: files that are edited, gone, late or no migrations stop everything`, () =>
    withProjectStudio({ engine, files: two }, async (studio) => {
      const apply = () => ask(studio, 'POST', '/apply', {})
      await expectAnswer(apply(), 200)
      change(studio.root, { [`${A}.up.sql`]: 'CREATE TABLE a (id integer, x integer);\n' })
      assert.equal(await statesOf(studio), ['edited', 'applied'])
      const edited = await expectAnswer(apply(), 409)
      assert.is(edited.body.error.details[0].kind, 'edited-migration')
      await expectAnswer(ask(studio, 'POST', '/20260102000000/rollback', {}), 409)
      change(studio.root, { [`${A}.up.sql`]: two[`${A}.up.sql`] })
      change(studio.root, { [`${B}.up.sql`]: undefined, [`${B}.down.sql`]: undefined })
      assert.equal(await statesOf(studio), ['applied', 'missing'])
      await expectAnswer(apply(), 409)
      change(studio.root, two)
      change(studio.root, {
        'db/migrations/20260101120000_late.up.sql': 'CREATE TABLE l (x int);\n',
      })
      const listed = await expectAnswer(ask(studio, 'GET', ''), 200)
      assert.is(listed.body.migrations[1].late, true)
      assert.is((await expectAnswer(apply(), 409)).body.error.details[0].kind, 'late-migration')
      change(studio.root, {
        'db/migrations/20260101120000_late.up.sql': undefined,
        'db/migrations/20261301000000_month.up.sql': 'SELECT 1;\n',
      })
      const faulty = await expectAnswer(ask(studio, 'GET', ''), 200)
      assert.is(faulty.body.faults[0].kind, 'malformed-migration-name')
      await expectAnswer(apply(), 409)
    }))

  test(`${engine}: a migration of SQL is tried, and its way back is planned`, () =>
    withProjectStudio({ engine, files: two }, async (studio) => {
      const preview = (body: object) => ask(studio, 'POST', '/preview', body)
      const sql = 'ALTER TABLE a ADD COLUMN y integer'
      const shown = await expectAnswer(preview({ name: 'More: y', sql }), 200)
      assert.is(shown.body.proof.passed, true, shown.text)
      assert.match(shown.body.down.text, /drop column|rebuild/i)
      const refused = await expectAnswer(preview({ name: 'n', sql: 'DROP TABLE nowhere' }), 200)
      assert.equal([refused.body.proof.passed, refused.body.proof.way], [false, 'up'])
      assert.not.match(refused.text, DATABASE_WORDS)
      const lost = await expectAnswer(preview({ name: 'n', sql, down: 'SELECT 1' }), 200)
      assert.equal([lost.body.proof.passed, lost.body.proof.way], [false, 'down'])
      await expectAnswer(preview({ name: 'n', sql, auto: true }), 400)
      await expectAnswer(preview({ name: '', sql }), 400)
      const name = '../../Evil "name"'
      const made = await expectAnswer(ask(studio, 'POST', '', { name, sql }), 201)
      assert.is(made.headers.get('location'), `/api/migrations/${made.body.id}`)
      assert.is(made.body.name, 'evil_name')
      assert.equal(
        studio.files().filter((file) => file.startsWith(made.body.id)),
        [`${made.body.id}_evil_name.down.sql`, `${made.body.id}_evil_name.up.sql`],
      )
      assert.match(made.body.up.text, /^-- parent: 20260102000000\n/)
      const other = 'ALTER TABLE a ADD COLUMN z integer'
      const stale = { name: 'n', sql: other, checksum: 'another' }
      await expectAnswer(ask(studio, 'POST', '', stale), 409)
    }))

  test(`${engine}: drift is told, and scratch databases are gone`, () =>
    withProjectStudio({ engine, files: two }, async (studio) => {
      const drift = async () =>
        (await expectAnswer(ask(studio, 'GET', '?drift=true'), 200)).body.drift
      await expectAnswer(ask(studio, 'POST', '/apply', { count: 1 }), 200)
      assert.is((await drift()).state, 'none')
      await studio.execute('CREATE TABLE extra (id integer PRIMARY KEY)')
      const { state, objects } = await drift()
      assert.equal([state, objects.length, objects[0].change], ['drifted', 1, 'added'])
      assert.match(objects[0].name, /extra$/)
    }))

  test(`${engine}: a run waits for another one, and ends with the client that waits`, () =>
    withProjectStudio({ engine, files: two }, async (studio) => {
      const { url } = studio
      const runner = await runnerOf(url)
      const signal = new AbortController().signal
      const lock = await runner.lock(url, { onWait: () => undefined, signal })
      const leaving = new AbortController()
      const answer = await fetch(`${studio.origin}/api/migrations/apply`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
        body: JSON.stringify({ count: 1 }),
        signal: leaving.signal,
      })
      const first = await answer.body?.getReader().read()
      const event = JSON.parse(new TextDecoder().decode(first?.value).split('\n')[0] ?? '')
      assert.is(event.event, 'wait')
      leaving.abort()
      await new Promise((resolve) => setTimeout(resolve, 500))
      await lock.release()
      await new Promise((resolve) => setTimeout(resolve, 1000))
      assert.equal(await statesOf(studio), ['pending', 'pending'])
      await expectAnswer(ask(studio, 'POST', '/apply', { count: 1 }), 200)
    }))
}

test('a studio that is read-only shows migrations and changes nothing', () =>
  withProjectStudio(
    { engine: 'sqlite', files: two, before: 'CREATE TABLE z (x int)', args: ['--read-only'] },
    async (studio) => {
      assert.equal(await statesOf(studio), ['pending', 'pending'])
      await expectAnswer(ask(studio, 'GET', '/20260101000000'), 200)
      for (const path of ['', '/preview', '/apply', '/20260101000000/rollback']) {
        const { body } = await expectAnswer(ask(studio, 'POST', path, { name: 'n' }), 403)
        assert.is(body.error.code, 'read_only')
      }
      assert.is(studio.files().length, 4)
      assert.equal(await studio.rows('SELECT name FROM sqlite_schema'), [{ name: 'z' }])
    },
  ))

test('a studio without a project says that it has no migrations', async () => {
  const root = makeProject({ 'shop.db': '' })
  const studio = await startStudio({ args: [`sqlite://${root}/shop.db`] })
  try {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/20260101000000'],
      ['POST', '/apply'],
    ] as const) {
      const asked = ask(studio, method, path, method === 'POST' ? {} : undefined)
      const { body } = await expectAnswer(asked, 404)
      assert.equal([body.error.code, body.error.details.length], ['not_found', 1])
    }
    const meta = await fetch(`${studio.origin}/api/meta`)
    const { capabilities } = JSON.parse(await meta.text())
    assert.is(capabilities.migrations, false)
  } finally {
    await studio.stop()
  }
})

test.run()
