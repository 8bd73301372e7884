import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio } from './ask-studio.ts'

const schema = [
  `CREATE TABLE old (id int AUTO_INCREMENT PRIMARY KEY, d date NOT NULL, t datetime, s timestamp NULL,
    note varchar(30))`,
]
const url = '/api/tables/old'

/** Written by a program of old, in a session whose mode lets them in. */
const OLD = `SET SESSION sql_mode = 'ALLOW_INVALID_DATES,NO_AUTO_VALUE_ON_ZERO';
  INSERT INTO old VALUES (1, '0000-00-00', '0000-00-00 00:00:00', '0000-00-00 00:00:00', 'a'),
    (0, '2024-00-10', '2024-02-00 10:00:00', NULL, 'b'), (2, '2024-02-31', NULL, NULL, 'c')`

for (const engine of ['mysql', 'mariadb'] as const)
  test(`dates with a zero stay what they are: ${engine}`, () =>
    askStudio(engine, { schema }, keepsDates))

for (const engine of ['mysql', 'mariadb'] as const)
  test(`rows are found by dates with a zero, and read on behind them: ${engine}`, () =>
    askStudio(engine, { schema }, findsDates))

async function findsDates(ask: Ask): Promise<void> {
  await ask('POST', '/api/sql', { query: OLD })
  const page = await ask('GET', `${url}?sort=id`)
  const rows = listOf(page.body['rows'])
  for (const column of ['d', 't', 's'])
    for (const value of rows.map((row) => row[column]).filter(isAsked)) {
      const filter = { column, op: 'eq', value }
      const found = await ask('POST', `${url}/query`, { filter })
      assert.is(found.status, 200, found.text)
      assert.equal(
        listOf(found.body['rows']).map((row) => row[column]),
        [value],
      )
    }
  for (const sort of ['d', '-d', 't', '-s']) assert.equal(await walked(ask, sort), [0, 1, 2], sort)
}

/** What no calendar has is no value to ask for. */
function isAsked(value: unknown): boolean {
  return value !== null && value !== '2024-02-31'
}

/** The keys of all rows, of which each is a page. */
async function walked(ask: Ask, sort: string): Promise<readonly number[]> {
  const found: number[] = []
  for (let cursor = ''; ;) {
    const page = await ask('GET', `${url}?limit=1&sort=${sort}${cursor}`)
    assert.is(page.status, 200, page.text)
    found.push(...listOf(page.body['rows']).map((row) => Number(row['id'])))
    const next = Object.entries(page.body['page'] ?? {}).find(([name]) => name === 'next')?.[1]
    if (typeof next !== 'string') return found.toSorted()
    cursor = `&cursor=${encodeURIComponent(next)}`
  }
}

function listOf(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value : []
}

async function rowsOf(ask: Ask): Promise<string> {
  return JSON.stringify((await ask('GET', `${url}?sort=id`)).body['rows'])
}

async function undo(ask: Ask, { body }: { readonly body: Readonly<Record<string, unknown>> }) {
  const undone = await ask('POST', `/api/changes/${String(body['undoId'])}/undo`)
  assert.is(undone.status, 200, undone.text)
}

async function keepsDates(ask: Ask): Promise<void> {
  const written = await ask('POST', '/api/sql', { query: OLD })
  assert.is(written.status, 200, written.text)
  const before = await rowsOf(ask)
  for (const date of ['"0000-00-00"', '"2024-00-10"', '"2024-02-31"', '"2024-02-00 10:00:00"'])
    assert.ok(before.includes(date), date)
  const change = { key: { id: 1 }, set: { note: 'x' }, expect: { note: 'a' } }
  const edited = await ask('PATCH', `${url}/rows`, { changes: [change] })
  assert.is(edited.status, 200, edited.text)
  assert.is(await rowsOf(ask), before.replace('"a"', '"x"'))
  await undo(ask, edited)
  assert.is(await rowsOf(ask), before)
  const set = { d: '2001-02-03', t: null }
  const all = await ask('PATCH', `${url}/rows`, { all: true, set, expectCount: 3 })
  assert.is(all.status, 200, all.text)
  await undo(ask, all)
  assert.is(await rowsOf(ask), before)
  const deleted = await ask('POST', `${url}/rows/delete`, { all: true, expectCount: 3 })
  assert.is(deleted.status, 200, deleted.text)
  await undo(ask, deleted)
  assert.is(await rowsOf(ask), before)
  await isTold(ask)
}

/** A file is new to the server, whose mode decides: it takes the dates, or the reason is said. */
async function isTold(ask: Ask): Promise<void> {
  const filter = { column: 'id', op: 'eq', value: 1 }
  for (const format of ['csv', 'json', 'ndjson']) {
    const before = await rowsOf(ask)
    const { text } = await ask('POST', `${url}/export`, { format, filter })
    assert.match(text, '0000-00-00 00:00:00')
    const gone = await ask('POST', `${url}/rows/delete`, { filter, expectCount: 1 })
    const back = await ask('POST', `${url}/import`, { format, text })
    if (back.status === 200) assert.is(await rowsOf(ask), before, format)
    else {
      assert.is(back.status, 422, back.text)
      assert.match(back.text, 'The mode of the server lets in no date that has a zero.')
      assert.match(back.text, '"path":"rows.0.d"')
      await undo(ask, gone)
    }
    assert.is(await rowsOf(ask), before)
  }
}

test.run()
