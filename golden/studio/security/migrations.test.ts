import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skip } from '../../skip.ts'
import { ask, expectAnswer } from '../../suites/studio/migrations-api.ts'
import { launchChromium } from '../launch-chromium.ts'
import { withProjectStudio } from '../project-studio.ts'
import { openStudioPage } from '../studio-page.ts'
import { ask as askRaw } from './raw-request.ts'

const HOSTILE = '<img src=x onerror=alert(1)>'
const STEM = `db/migrations/20260101000000_${HOSTILE}`

const files = {
  [`${STEM}.up.sql`]: `-- hazard: data-loss ${HOSTILE}: ${HOSTILE}\nCREATE TABLE a (id integer DEFAULT '${HOSTILE.replaceAll("'", '')}');\n`,
  [`${STEM}.down.sql`]: 'DROP TABLE a;\n',
}

test('names and texts of migrations stay text (security 31)', async () => {
  const launched = await launchChromium()
  if (launched.kind === 'unavailable') return skip(launched.reason)
  await withProjectStudio({ engine: 'sqlite', files }, async ({ origin }) => {
    const { page, finish } = await openStudioPage({ browser: launched.browser, origin })
    await page.goto(`${origin}/migrations`)
    await page.getByRole('heading', { name: HOSTILE }).waitFor()
    await page.getByRole('list', { name: 'Hazards' }).getByText(HOSTILE).first().waitFor()
    for (const part of ['Up', 'Down', 'Plan'])
      await page.getByRole('button', { name: part, exact: true }).click()
    assert.is(await page.locator('main img').count(), 0)
    await finish()
  })
  await launched.browser.close()
})

test('a name leads to no other directory (security 61)', () =>
  withProjectStudio({ engine: 'sqlite' }, async (studio) => {
    for (const name of ['../../up', '..\\..\\up', '/etc/x', 'a\0b', '%2e%2e/x', '....//x'])
      await expectAnswer(ask(studio, 'POST', '', { name, sql: 'SELECT 1' }), 201)
    assert.equal(readdirSync(join(studio.root, 'db')).toSorted(), ['migrations', 'schema'])
    assert.ok(
      studio.files().every((file) => /^\d{14}_[\p{L}\p{N}_]+\.(?:up|down)\.sql$/u.test(file)),
    )
    for (const id of ['..%2f..%2fquarry.toml', '..%5c..%5cx', '%00', 'quarry.toml'])
      await expectAnswer(ask(studio, 'GET', `/${id}`), 404)
  }))

test('SQL that reaches other files is neither tried nor written (security 52)', () =>
  withProjectStudio({ engine: 'sqlite' }, async (studio) => {
    const other = join(studio.root, 'other.db')
    for (const reaching of [
      `ATTACH DATABASE '${other}' AS o; CREATE TABLE o.x (id integer);`,
      `VACUUM INTO '${other}'`,
      `SELECT load_extension('${other}')`,
    ]) {
      const draft = { name: 'n', sql: reaching }
      await expectAnswer(ask(studio, 'POST', '/preview', draft), 403)
      await expectAnswer(
        ask(studio, 'POST', '/preview', { ...draft, sql: 'SELECT 1', down: reaching }),
        403,
      )
      await expectAnswer(ask(studio, 'POST', '', draft), 403)
    }
    assert.is(existsSync(other), false)
    assert.is(existsSync(join(studio.root, 'db/migrations')), false)
  }))

test('pages of other sites and wrong bodies reach none of the routes (security 12, 18)', () =>
  withProjectStudio({ engine: 'sqlite', files }, async (studio) => {
    const targets = ['', '/preview', '/apply', '/20260101000000/rollback']
    for (const path of targets) {
      const request = { method: 'POST', target: `/api/migrations${path}`, body: '{}' }
      const json = 'Content-Type: application/json'
      const foreign = { ...request, headers: ['Origin: http://evil.com', json] }
      assert.is((await askRaw(studio.origin, foreign)).status, 403)
      const form = { ...request, headers: ['Content-Type: text/plain'] }
      assert.is((await askRaw(studio.origin, form)).status, 415)
      const odd = await ask(studio, 'POST', path, { name: 'n', unknown: 1 })
      assert.is(odd.status, 400)
    }
    assert.equal(await studio.rows('SELECT name FROM sqlite_schema'), [])
  }))

test.run()
