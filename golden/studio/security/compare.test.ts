import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { type ProjectStudio, type ProjectWish, withProjectStudio } from '../project-studio.ts'
import { execute } from '../shop-database.ts'

const FILES = { 'db/schema/a.sql': 'CREATE TABLE notes (id integer primary key);\n' }
const PASSWORD = 'quarry-test-password'

async function compare(
  { origin }: Pick<ProjectStudio, 'origin'>,
  sides: { readonly from: string; readonly to: string },
  signal?: AbortSignal,
) {
  const answer = await fetch(`${origin}/api/schema/compare`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sides),
    ...(signal && { signal }),
  })
  return { status: answer.status, text: await answer.text() }
}

test('a side is one of the names of the project, never an address or a path (security 37, 63)', async () => {
  await withProjectStudio({ engine: 'sqlite', files: FILES }, async (studio) => {
    const names = ['postgres://127.0.0.1:9/x', 'sqlite:///etc/passwd', '../secret', 'env:', 'env:x']
    for (const to of [...names, 'branch:main', '__proto__', 'constructor']) {
      const { status, text } = await compare(studio, { from: 'database', to })
      assert.is(status, 400, `${to}: ${text}`)
      assert.match(text, /known are files, migrations, database/)
    }
    assert.not.match(studio.output(), /OUTBOUND/)
  })
})

test('an environment that cannot be reached is told in our words alone (security 27, 58)', async () => {
  const broken = `mysql://ann:${PASSWORD}@127.0.0.1:9/shop`
  const wish: ProjectWish = { engine: 'mysql', files: FILES, environments: { broken, unset: '' } }
  await withProjectStudio(wish, async (studio) => {
    const answer = await compare(studio, { from: 'database', to: 'env:broken' })
    assert.is(answer.status, 503)
    assert.match(answer.text, /"message":"the database of env:broken cannot be reached"/)
    assert.not.match(answer.text, /ECONN|127\.0\.0\.1|ann[:@]|outbound/)
    const unset = await compare(studio, { from: 'database', to: 'env:unset' })
    assert.is(unset.status, 409)
    assert.match(unset.text, /neither the environment nor .env has UNSET_URL/)
    assert.not.match(`${answer.text}${studio.output()}`, new RegExp(PASSWORD))
  })
})

test('comparing writes to neither database (security 51)', async () => {
  const staging = await freshDatabase('sqlite')
  if (staging.kind === 'unavailable') return skip(staging.reason)
  const path = staging.url.replace(/^sqlite:\/\//, '')
  try {
    await execute(staging.url, ['CREATE TABLE notes (id integer primary key, body text)'])
    const before = readFileSync(path)
    const environments = { staging: staging.url }
    await withProjectStudio({ engine: 'sqlite', files: FILES, environments }, async (studio) => {
      for (const from of ['database', 'files', 'migrations', 'env:staging'])
        for (const to of ['database', 'files', 'migrations', 'env:staging'])
          assert.is((await compare(studio, { from, to })).status, 200, `${from}, ${to}`)
      assert.equal(await studio.rows('SELECT name FROM sqlite_master'), [])
    })
    assert.equal(readFileSync(path), before)
  } finally {
    await staging.drop()
  }
})

test('a studio that is read-only makes no scratch database to compare with (security 51)', async () => {
  const wish: ProjectWish = { engine: 'postgresql-18', files: FILES, args: ['--read-only'] }
  await withProjectStudio(wish, async (studio) => {
    const refused = await compare(studio, { from: 'database', to: 'files' })
    assert.is(refused.status, 403)
    assert.match(refused.text, /It takes a scratch database/)
    assert.is((await compare(studio, { from: 'database', to: 'database' })).status, 200)
  })
})

test('a comparison whose client has left counts no further on the server (security 56)', async () => {
  await withProjectStudio({ engine: 'postgresql-18', files: FILES }, async (studio) => {
    await studio.execute('CREATE TABLE gone (id integer)')
    const holder = new pg.Client(studio.url)
    await holder.connect()
    try {
      await holder.query('BEGIN')
      await holder.query('LOCK TABLE gone IN ACCESS EXCLUSIVE MODE')
      const leaving = new AbortController()
      const left = compare(studio, { from: 'database', to: 'files' }, leaving.signal)
      const ended = left.then(
        () => 'answered',
        () => 'left',
      )
      await untilWaiting(studio, 1)
      leaving.abort()
      assert.is(await ended, 'left')
      await untilWaiting(studio, 0)
    } finally {
      await holder.end()
    }
  })
})

const WAITING = `SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%count%'`

async function untilWaiting(studio: ProjectStudio, wanted: number): Promise<void> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const [row] = await studio.rows(WAITING)
    if (row !== undefined && 'waiting' in row && row.waiting === wanted) return
    if (Date.now() > deadline) throw new Error(`never ${wanted} waiting`)
    await wait(200)
  }
}

test.run()
