import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { execute, shopDatabase } from '../../studio/shop-database.ts'
import { refusedStudio, type StartedStudio, startStudio } from '../../studio/start-studio.ts'
import { askRunning } from './network/ask-running.ts'

const DIST = dirname(fileURLToPath(new URL('../../../dist/quarry.js', import.meta.url)))
const ENDLESS =
  'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT max(x) FROM r'

/** A process with all that it has started, and they have. */
function family(id: number): readonly number[] {
  const path = `/proc/${id}/task`
  const tasks = existsSync(path) ? readdirSync(path) : []
  const children = tasks.flatMap((task) =>
    readFileSync(`${path}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [id, ...children.flatMap(family)]
}

async function areGone(ids: readonly number[]): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (ids.every((id) => !isRunning(id))) return true
    await pause(50)
  }
  return false
}

/** One that has ended and that nobody has asked for yet is not running. */
function isRunning(id: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${id}/status`, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}

async function onFile(work: (studio: StartedStudio, path: string) => Promise<void>) {
  const fresh = await freshDatabase('sqlite')
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  await execute(fresh.url, [
    'PRAGMA journal_mode = wal; CREATE TABLE items (id INTEGER PRIMARY KEY)',
  ])
  const studio = await startStudio({ args: [fresh.url] })
  await work(studio, fresh.url.slice('sqlite://'.length))
  await studio.stop()
  await fresh.drop()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends the studio with its processes, and the file is whole`, () =>
    onFile(async (studio, path) => {
      const ask = askRunning(studio.origin)
      const added = await ask('POST', '/api/tables/items/rows', { rows: [{ id: 1 }] })
      assert.is(added.status, 201, added.text)
      const ids = family(studio.processId)
      assert.ok(ids.length > 1, 'SQLite has a process of its own')
      process.kill(studio.processId, signal)
      assert.is(await areGone(ids), true)
      assert.is(existsSync(`${path}-wal`), false, 'the log is part of the file')
      assert.not.match(studio.output(), / {4}at /)
    }))
}

test('a state directory that cannot be written costs what is kept in it, and is told', async () => {
  const fresh = await freshDatabase('sqlite')
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  await execute(fresh.url, ['CREATE TABLE items (id INTEGER PRIMARY KEY)'])
  const studio = await startStudio({ args: [fresh.url], state: '/dev/null/state' })
  const ask = askRunning(studio.origin)
  assert.match(studio.output(), /can be taken back only as long as this runs/)
  assert.is((await ask('POST', '/api/tables/items/rows', { rows: [{ id: 1 }] })).status, 201)
  assert.is((await ask('POST', '/api/sql', { query: 'SELECT 1' })).status, 200)
  const saved = await ask('POST', '/api/queries', { name: 'one', query: 'SELECT 1' })
  assert.is(saved.status, 403, saved.text)
  assert.match(saved.text, /cannot be kept here: a part of the path is not a directory/)
  assert.is(await studio.interrupt(), 130)
  await fresh.drop()
})

test('a studio that is killed leaves no process behind, whatever it was doing', () =>
  onFile(async (studio) => {
    const asked = askRunning(studio.origin)('POST', '/api/sql', { query: ENDLESS })
    const ended = asked.then(
      () => 'answered',
      () => 'cut',
    )
    await pause(300)
    const ids = family(studio.processId)
    assert.ok(ids.length > 1, ids.join())
    process.kill(studio.processId, 'SIGKILL')
    assert.is(await areGone(ids), true)
    assert.is(await ended, 'cut')
  }))

for (const engine of ['postgresql-15', 'mysql', 'mariadb', 'sqlite'] as const) {
  test(`--verbose shows statements and their times, and no values (security 27): ${engine}`, async () => {
    const shop = await shopDatabase(engine)
    if (shop.kind === 'unavailable') return skip(shop.reason)
    const studio = await startStudio({ args: [shop.url, '--verbose'] })
    const ask = askRunning(studio.origin)
    const secret = 'n0b0dy-kn0ws'
    const name = { column: 'name', op: 'eq', value: secret }
    const filter = encodeURIComponent(JSON.stringify(name))
    assert.is((await ask('GET', `/api/tables/authors?filter=${filter}`)).status, 200)
    assert.is((await ask('GET', `/api/tables/authors?search=${secret}`)).status, 200)
    const rows = [{ name: secret }]
    const added = await ask('POST', '/api/tables/authors/rows', { rows })
    assert.is(added.status, 201, added.text)
    const undone = await ask('POST', `/api/changes/${String(added.body['undoId'])}/undo`)
    assert.is(undone.status, 200, undone.text)
    await ask('POST', '/api/tables/authors/export', { format: 'csv', filter: name })
    assert.match(studio.output(), /\d\.\d ms {2}select/i)
    assert.match(studio.output(), /\d\.\d ms {2}insert/i)
    assert.not.match(studio.output(), secret)
    await studio.stop()
    await shop.drop()
  })
}

test('a driver that is not installed is named, with what installs it', async () => {
  const place = mkdtempSync(join(tmpdir(), 'quarry-alone-'))
  cpSync(DIST, place, { recursive: true })
  const program = join(place, 'quarry.js')
  const drivers = {
    pg: 'postgres://me:p4ss@127.0.0.1:1/db',
    mysql2: 'mysql://me:p4ss@127.0.0.1:1/db',
    'better-sqlite3': 'sqlite://shop.db',
  }
  for (const [driver, address] of Object.entries(drivers)) {
    const { code, output } = await refusedStudio({ args: [address], program, cwd: place })
    assert.is(code, 1, output)
    assert.match(output, `npm install ${driver}`)
    assert.match(output, /1 error\n$/)
    assert.not.match(output, 'p4ss')
  }
  rmSync(place, { recursive: true })
})

test.run()
