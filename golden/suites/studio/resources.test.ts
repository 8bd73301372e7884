import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio, studioEngines } from './ask-studio.ts'

const schema = [
  'CREATE TABLE items (id int PRIMARY KEY, name varchar(20) NOT NULL)',
  "INSERT INTO items VALUES (1, 'one'), (2, 'two')",
  'CREATE VIEW named AS SELECT name FROM items',
]

for (const engine of studioEngines) {
  const on = (name: string, work: (ask: Ask) => Promise<void>) =>
    test(`${name}: ${engine}`, () => askStudio(engine, { schema }, work))
  on('stored objects and what runs', readsObjects)
  on('the code that gen makes', readsCode)
  on('texts are judged, formatted and completed', judgesTexts)
}

const onSqlite = (name: string, work: (ask: Ask) => Promise<void>) =>
  test(name, () => askStudio('sqlite', { schema }, work))

onSqlite('saved queries have versions', savesQueries)
onSqlite('what has been run is remembered until it is forgotten', remembers)
onSqlite('a request with a key is done once', doesOnce)
onSqlite('the description of the interface lists every route', describes)
onSqlite('statements that reach files are refused (security 52)', refusesFiles)

async function readsObjects(ask: Ask): Promise<void> {
  const views = await ask('GET', '/api/objects?kind=view')
  assert.is(views.status, 200, views.text)
  assert.match(views.text, '"name":"named"')
  const objects = views.body['objects']
  const schemaName = Array.isArray(objects) ? String(objects[0].schema) : ''
  const source = await ask('GET', `/api/objects/view/named?schema=${schemaName}`)
  assert.is(source.status, 200, source.text)
  assert.match(source.text.toLowerCase(), 'select')
  for (const name of ['none', '%C3%8D%F3%B6%A6%9C']) {
    const absent = await ask('GET', `/api/objects/view/${name}?schema=${schemaName}`)
    assert.is(absent.status, 404, absent.text)
  }
  const activity = await ask('GET', '/api/activity')
  assert.is(activity.status, 200, activity.text)
  assert.is((await ask('GET', '/api/environments')).status, 200)
}

async function readsCode(ask: Ask): Promise<void> {
  const table = await ask('GET', '/api/tables/items/code')
  assert.match(table.text, /name: string/)

  const query = await ask('POST', '/api/sql/code', {
    query: 'SELECT name FROM items;',
    name: 'ListNames',
  })
  assert.match(String(query.body['declarations']), /ListNames/)
  const wrong = await ask('POST', '/api/sql/code', { query: ' SELECT nam FROM items' })
  assert.is(wrong.body['declarations'], null)
  assert.match(wrong.text, '"start":8')
}

async function judgesTexts(ask: Ask): Promise<void> {
  const query = 'SELECT 1;\nDELETE FROM items;\nSELECT nam FROM items'
  const { body } = await ask('POST', '/api/sql/lint', { query })
  const { diagnostics, statements } = body
  assert.ok(Array.isArray(diagnostics) && Array.isArray(statements))
  const errors = diagnostics.filter((each) => each.severity === 'error')
  assert.equal(
    errors.map(({ code, line, column }) => [code, line, column]),
    [['unknown-column', 3, 8]],
  )
  assert.equal(
    statements.map(({ kind, unfiltered }) => [kind, unfiltered]),
    [
      ['query', false],
      ['delete', true],
      ['query', false],
    ],
  )
  const formatted = await ask('POST', '/api/sql/format', { query: 'select name from items' })
  assert.is(formatted.body['text'], 'select\n  name\nfrom\n  items')
  const broken = await ask('POST', '/api/sql/format', { query: 'selec name from' })
  assert.is(broken.status, 422)
  const text = 'SELECT na FROM items'
  const completed = await ask('POST', '/api/sql/complete', { query: text, position: 9 })
  const options = completed.body['options']
  assert.ok(Array.isArray(options))
  assert.equal([options[0].label, options[0].kind], ['name', 'column'])
  assert.is(completed.body['from'], 7)
}

async function savesQueries(ask: Ask): Promise<void> {
  const body = { name: 'All', query: 'SELECT * FROM items', tags: ['a'] }
  const added = await ask('POST', '/api/queries', body)
  assert.is(added.status, 201, added.text)
  const url = String(added.headers['location'])
  assert.equal((await ask('GET', url)).body, added.body)
  const etag = String(added.body['etag'])
  const changed = await ask('PUT', url, { ...body, name: 'Every' }, { 'if-match': etag })
  assert.is(changed.body['name'], 'Every', changed.text)
  assert.is((await ask('PUT', url, body, { 'if-match': etag })).status, 412)
  assert.match((await ask('GET', '/api/queries')).text, 'Every')
  assert.is((await ask('DELETE', url)).status, 204)
  assert.is((await ask('GET', url)).status, 404)
  assert.is((await ask('POST', '/api/queries', { name: '', query: '' })).status, 400)
}

async function remembers(ask: Ask): Promise<void> {
  await ask('POST', '/api/sql', { query: 'SELECT 1' })
  await ask('POST', '/api/sql', { query: 'SELECT nothing' })
  const { history } = (await ask('GET', '/api/history')).body
  assert.ok(Array.isArray(history))
  assert.equal(
    history.map(({ query, outcome }) => [query, outcome]),
    [
      ['SELECT nothing', 'failed'],
      ['SELECT 1', 'done'],
    ],
  )
  assert.is((await ask('DELETE', '/api/history')).status, 204)
  assert.equal((await ask('GET', '/api/history')).body, { history: [] })
}

async function doesOnce(ask: Ask): Promise<void> {
  const headers = { 'idempotency-key': 'one' }
  const rows = { rows: [{ id: 9, name: 'nine' }] }
  const url = '/api/tables/items/rows'
  const first = await ask('POST', url, rows, headers)
  assert.is(first.status, 201, first.text)
  const second = await ask('POST', url, rows, headers)
  assert.is(second.text, first.text)
  assert.is((await ask('POST', url, { rows: [{ id: 10, name: 'x' }] }, headers)).status, 422)
  assert.is((await ask('POST', url, rows)).status, 409)
  // An answer that is too long to be kept is not made twice either.
  const query = `INSERT INTO items VALUES (11, 'x');
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
    SELECT hex(zeroblob(16000)) AS a FROM n`
  const long = { 'idempotency-key': 'two' }
  assert.is((await ask('POST', '/api/sql', { query }, long)).status, 200)
  assert.is((await ask('POST', '/api/sql', { query }, long)).status, 409)
}

async function describes(ask: Ask): Promise<void> {
  const { body } = await ask('GET', '/api/openapi.json')
  assert.is(body['openapi'], '3.1.0')
  const paths = Object.keys(body['paths'] ?? {})
  for (const path of ['/api/sql', '/api/tables/{table}', '/api/queries/{id}'])
    assert.ok(paths.includes(path), path)
}

async function refusesFiles(ask: Ask): Promise<void> {
  const refused = [
    "ATTACH '/tmp/other.db' AS other",
    "SELECT 1; /* x */ ATTACH DATABASE '/tmp/other.db' AS other",
    "VACUUM INTO '/tmp/copy.db'",
    'PRAGMA main.writable_schema = 1',
    "SELECT load_extension('/tmp/x.so')",
  ]
  for (const query of refused) {
    const { status, text } = await ask('POST', '/api/sql', { query })
    assert.is(status, 403, `${query}: ${text}`)
  }
}

test.run()
