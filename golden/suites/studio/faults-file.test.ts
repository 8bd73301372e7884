import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { execute, rowsOf } from '../../studio/shop-database.ts'
import { startStudio } from '../../studio/start-studio.ts'
import { engineOf } from '../../../runtime/registry.ts'
import type { Ask } from './ask-studio.ts'
import { askRunning } from './network/ask-running.ts'

const schema =
  "CREATE TABLE items (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO items VALUES (1, 'one')"
const page = '/api/tables/items'
const change = (from: string, to: string) => ({
  changes: [{ key: { id: 1 }, set: { name: to }, expect: { name: from } }],
})

interface Served {
  readonly ask: Ask
  readonly url: string
  readonly path: string
}

async function served(work: (served: Served) => Promise<void>): Promise<void> {
  const fresh = await freshDatabase('sqlite')
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  const { url } = fresh
  await execute(url, [schema])
  const studio = await startStudio({ args: [url] })
  try {
    await work({ ask: askRunning(studio.origin), url, path: url.slice('sqlite://'.length) })
    assert.not.match(studio.output(), / {4}at /)
  } finally {
    await studio.stop()
    await fresh.drop()
  }
}

async function answers(ask: Ask, name: string): Promise<void> {
  const { status, text, body } = await ask('GET', page)
  assert.is(status, 200, text)
  assert.equal(body['rows'], [{ id: 1, name }])
}

async function fails(ask: Ask, status: number, message: string): Promise<void> {
  const answer = await ask('GET', page)
  assert.is(answer.status, status, answer.text)
  assert.match(answer.text, `"message":"${message}"`)
}

test('a file that another process has locked is said to be too slow, and works when it is free', () =>
  served(async ({ ask, url }) => {
    const connection = await (await engineOf(url)).connect(url)
    await connection.execute('BEGIN EXCLUSIVE')
    await fails(ask, 504, 'request timed out')
    const written = await ask('PATCH', `${page}/rows`, change('one', 'two'))
    assert.is(written.status, 504, written.text)
    await connection.execute('ROLLBACK')
    await connection.close()
    await answers(ask, 'one')
    assert.is((await ask('PATCH', `${page}/rows`, change('one', 'two'))).status, 200)
  }))

test('a file that is replaced is read, and never the one that was there', () =>
  served(async ({ ask, url, path }) => {
    await answers(ask, 'one')
    const other = `${path}.other`
    copyFileSync(path, other)
    await execute(`sqlite://${other}`, ["UPDATE items SET name = 'replaced'"])
    renameSync(other, path)
    await answers(ask, 'replaced')
    const lost = await ask('PATCH', `${page}/rows`, change('one', 'two'))
    assert.is(lost.status, 409, lost.text)
    const written = await ask('PATCH', `${page}/rows`, change('replaced', 'written'))
    assert.is(written.status, 200, written.text)
    assert.equal(await rowsOf(url, 'SELECT name FROM items'), [{ name: 'written' }])
  }))

test('a file that is gone or no database is said to be, and works when it is back', () =>
  served(async ({ ask, path }) => {
    copyFileSync(path, `${path}.kept`)
    rmSync(path)
    await fails(ask, 503, 'database connection error')
    writeFileSync(path, 'this is no database, however long it is read as one')
    await fails(ask, 503, 'database connection error')
    renameSync(`${path}.kept`, path)
    await answers(ask, 'one')
  }))

test('a file that becomes garbage in its place is said to be no database', () =>
  served(async ({ ask, path }) => {
    await answers(ask, 'one')
    writeFileSync(path, 'this is no database, however long it is read as one')
    await fails(ask, 503, 'database connection error')
    const written = await ask('POST', `${page}/rows`, { rows: [{ id: 2 }] })
    assert.is(written.status, 503, written.text)
  }))

test.run()
