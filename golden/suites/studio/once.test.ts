import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Answered, type Ask, askStudio, studioEngines } from './ask-studio.ts'

const schema = [
  'CREATE TABLE seats (id int NOT NULL PRIMARY KEY, place varchar(20) NOT NULL, guest varchar(20))',
  "INSERT INTO seats VALUES (1, 'a', 'Ada'), (2, 'b', 'Bob'), (3, 'c', NULL), (4, 'd', 'Dan')",
  'CREATE TABLE visits (place varchar(20) NOT NULL)',
]

const seats = '/api/tables/seats/rows'
const visits = '/api/tables/visits/rows'
const visit = { rows: [{ place: 'a' }] }

interface Written {
  readonly method: 'POST' | 'PATCH'
  readonly url: string
  readonly body?: object
}

/** Every way to change rows; none of them could be made twice without a trace. */
const writes: Readonly<Record<string, Written>> = {
  'an insert': { method: 'POST', url: visits, body: visit },
  'changes of cells': {
    ...{ method: 'PATCH', url: seats },
    body: { changes: [{ key: { id: 1 }, set: { guest: 'Eve' }, expect: { guest: 'Ada' } }] },
  },
  'a change of a filter': {
    ...{ method: 'PATCH', url: seats },
    body: {
      filter: { column: 'guest', op: 'eq', value: 'Bob' },
      set: { guest: 'Bea' },
      expectCount: 1,
    },
  },
  'a deletion': { method: 'POST', url: `${seats}/delete`, body: { keys: [{ id: 3 }] } },
  'a deletion by a filter': {
    ...{ method: 'POST', url: `${seats}/delete` },
    body: { filter: { column: 'id', op: 'eq', value: 4 }, expectCount: 1 },
  },
  'a batch': {
    method: 'POST',
    url: `${visits}/batch`,
    body: { insert: [{ set: { place: 'b' } }] },
  },
  'a file': {
    ...{ method: 'POST', url: '/api/tables/visits/import' },
    body: { format: 'csv', header: true, text: 'place\nx\ny\n' },
  },
  'a script': {
    ...{ method: 'POST', url: '/api/sql' },
    body: { query: "INSERT INTO visits VALUES ('s'); INSERT INTO visits VALUES ('t')" },
  },
  'a script that fails halfway': {
    ...{ method: 'POST', url: '/api/sql' },
    body: { query: "INSERT INTO visits VALUES ('half'); INSERT INTO nowhere VALUES (1)" },
  },
}

async function stateOf(ask: Ask): Promise<string> {
  const places = await ask('GET', '/api/tables/visits?limit=1000')
  const rows = await ask('GET', '/api/tables/seats?sort=id')
  const changes = await ask('GET', '/api/changes')
  return JSON.stringify([places.body['rows'], rows.body['rows'], changes.body['changes']])
}

/** Sends a request again and again under its key: the answer is that of the first, and nothing more is done. */
async function doneOnce(ask: Ask, { method, url, body }: Written, key: string): Promise<Answered> {
  const headers = { 'idempotency-key': key }
  const before = await stateOf(ask)
  const both = [ask(method, url, body, headers), ask(method, url, body, headers)] as const
  const [first, meanwhile] = await Promise.all(both)
  const after = await stateOf(ask)
  assert.is.not(after, before, `${url} does something`)
  const again = await ask(method, url, body, headers)
  assert.is(again.headers['idempotent-replayed'], 'true')
  for (const { status, text } of [meanwhile, again]) {
    assert.is(status, first.status)
    assert.is(withoutId(text), withoutId(first.text))
  }
  assert.is(await stateOf(ask), after)
  return first
}

/** An answer that tells of a failure has the id of its own request. */
function withoutId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, '')
}

for (const engine of studioEngines) {
  test(`what is written under a key is written once, and taken back once: ${engine}`, () =>
    askStudio(engine, { schema }, async (ask) => {
      for (const [name, write] of Object.entries(writes)) {
        const answer = await doneOnce(ask, write, name.replaceAll(' ', '-'))
        const { undoId } = answer.body
        if (typeof undoId !== 'string') continue
        for (const verb of ['undo', 'redo'] as const) {
          const url = `/api/changes/${undoId}/${verb}`
          const turned = await doneOnce(ask, { method: 'POST', url }, `${verb}-${undoId}`)
          assert.is(turned.status, 200, turned.text)
        }
      }
    }))
}

test('a key belongs to one body, one method and one path', () =>
  askStudio('sqlite', { schema }, async (ask) => {
    const headers = { 'idempotency-key': 'k' }
    assert.is((await ask('POST', visits, visit, headers)).status, 201)
    const other = await ask('POST', visits, { rows: [{ place: 'b' }] }, headers)
    assert.is(other.status, 422, other.text)
    assert.match(other.text, 'the key belongs to another request')
    assert.is((await ask('POST', `${visits}/batch`, { insert: [] }, headers)).status, 400)
    const bad = await ask('POST', visits, visit, { 'idempotency-key': 'a b' })
    assert.is(bad.status, 400, bad.text)
    const kept = await ask('GET', '/api/tables/visits', undefined, headers)
    assert.equal(kept.body['rows'], [{ place: 'a' }])
  }))

test('what was refused and has changed nothing is tried anew under its key', () =>
  askStudio('sqlite', { schema }, async (ask) => {
    const headers = { 'idempotency-key': 'k' }
    const row = { rows: [{ id: 1, place: 'z' }] }
    assert.is((await ask('POST', seats, row, headers)).status, 409)
    assert.is((await ask('POST', `${seats}/delete`, { keys: [{ id: 1 }] })).status, 200)
    assert.is((await ask('POST', seats, row, headers)).status, 201)
  }))

test('a page of rows that is asked for by a body is never an old one', () =>
  askStudio('sqlite', { schema }, async (ask) => {
    const headers = { 'idempotency-key': 'k' }
    const url = '/api/tables/visits/query'
    assert.equal((await ask('POST', url, {}, headers)).body['rows'], [])
    await ask('POST', visits, visit)
    assert.equal((await ask('POST', url, {}, headers)).body['rows'], [{ place: 'a' }])
  }))

test('saved queries are written, changed and deleted once', () =>
  askStudio('sqlite', { schema }, async (ask) => {
    const headers = { 'idempotency-key': 'k' }
    const body = { name: 'all', query: 'SELECT 1', tags: [], category: null }
    const twice = async (method: 'POST' | 'PUT' | 'DELETE', url: string, sent?: object) => {
      const first = await ask(method, url, sent, headers)
      const again = await ask(method, url, sent, headers)
      assert.ok(first.status < 300, first.text)
      assert.equal([again.status, again.text], [first.status, first.text])
      assert.is(again.headers['etag'], first.headers['etag'])
      return first
    }
    const { body: made } = await twice('POST', '/api/queries', body)
    const url = `/api/queries/${String(made['id'])}`
    await twice('PUT', url, { ...body, name: 'others' })
    await twice('DELETE', url)
    assert.not.match((await ask('GET', '/api/queries')).text, '"others"')
  }))

test('a transaction is opened and committed once', () =>
  askStudio('sqlite', { schema }, async (ask) => {
    const headers = { 'idempotency-key': 'k' }
    const opened = await ask('POST', '/api/tx', undefined, headers)
    assert.is((await ask('POST', '/api/tx', undefined, headers)).text, opened.text)
    const tx = String(opened.body['id'])
    const insert = { query: "INSERT INTO visits VALUES ('tx')", tx }
    for (const _ of [1, 2]) assert.is((await ask('POST', '/api/sql', insert, headers)).status, 200)
    const commit = `/api/tx/${tx}/commit`
    for (const _ of [1, 2]) assert.is((await ask('POST', commit, undefined, headers)).status, 200)
    assert.equal((await ask('GET', '/api/tables/visits')).body['rows'], [{ place: 'tx' }])
  }))

test('the events of a script are told again from the first', () =>
  askStudio('sqlite', { schema }, async (ask) => {
    const headers = { 'idempotency-key': 'k', accept: 'application/x-ndjson' }
    const body = { query: "INSERT INTO visits VALUES ('e'); SELECT place FROM visits" }
    const first = await ask('POST', '/api/sql', body, headers)
    const again = await ask('POST', '/api/sql', body, headers)
    assert.is(first.text.trim().split('\n').length, 3)
    assert.is(again.text, first.text)
    assert.equal((await ask('GET', '/api/tables/visits')).body['rows'], [{ place: 'e' }])
  }))

test.run()
