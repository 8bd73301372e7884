import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio, type StudioEngine, studioEngines } from './ask-studio.ts'

const schema = [
  'CREATE TABLE items (id int PRIMARY KEY, name varchar(20), price decimal(10, 2))',
  "INSERT INTO items VALUES (1, '=1+1', 1.25), (2, NULL, -2.50), (3, 'it''s \"x\"', 3.75)",
]

/** Queries that begin to run and fail at their first row. */
const failing: Readonly<Record<StudioEngine, string>> = {
  'postgresql-15': 'SELECT 1 / (id - 1) FROM items ORDER BY id',
  'postgresql-18': 'SELECT 1 / (id - 1) FROM items ORDER BY id',
  mysql: 'SELECT json_extract(name, "$") FROM items ORDER BY id',
  mariadb: 'SELECT (SELECT id FROM items) FROM items',
  sqlite: "SELECT json_extract(name, '$') FROM items",
}

for (const engine of studioEngines) {
  test(`rows leave as files: ${engine} (security 59, 60)`, () =>
    askStudio(engine, { schema }, exportsRows))
  test(`statements add the same rows again: ${engine}`, () => {
    const filled = `INSERT INTO odd (a) VALUES ('{"n": 12345678901234567}')`
    return askStudio(engine, { schema: [`CREATE TABLE odd (${odd[engine]})`, filled] }, comesBack)
  })
  test(`a file that cannot be begun is an answer that says why: ${engine} (security 58)`, () =>
    askStudio(engine, { schema }, (ask) => refusesFailing(ask, failing[engine])))
}

async function exportsRows(ask: Ask): Promise<void> {
  const file = (body: object) => ask('POST', '/api/tables/items/export', body)
  const csv = await file({ format: 'csv', select: ['id', 'name'] })
  assert.is(csv.text, 'id,name\r\n1,\'=1+1\r\n2,\r\n3,"it\'s ""x"""\r\n')
  assert.is(csv.headers['content-disposition'], 'attachment; filename="items.csv"')
  assert.is(csv.headers['content-type'], 'text/csv; charset=utf-8')
  const raw = await file({ format: 'csv', select: ['name'], guard: false, keys: [{ id: 1 }] })
  assert.is(raw.text, 'name\r\n=1+1\r\n')
  const filter = { column: 'id', op: 'gte', value: 2 }
  const sort = [{ column: 'id', direction: 'desc' }]
  const lines = await file({ format: 'ndjson', select: ['id'], filter, sort })
  assert.is(lines.text, '{"id":3}\n{"id":2}\n')
  const sql = await file({ format: 'sql', select: ['id', 'name'] })
  const answer = await ask('POST', '/api/sql', { query: `DELETE FROM items; ${sql.text}` })
  assert.is(answer.status, 200, answer.text)
  assert.is((await file({ format: 'csv', select: ['id', 'name'] })).text, csv.text)
  assert.is((await file({ format: 'csv', select: ['nothing'] })).status, 400)
  assert.is((await file({ format: 'xlsx' })).status, 400)
  const query = 'SELECT id, id FROM items ORDER BY id'
  const result = await ask('POST', '/api/sql/export', { format: 'json', query })
  assert.equal(JSON.parse(result.text)[0], { id: 1, id_2: 1 })
  const two = await ask('POST', '/api/sql/export', { format: 'json', query: `${query}; ${query}` })
  assert.is(two.status, 400, two.text)
}

/** Tables whose rows the engine takes back in no other form than its own. */
const odd: Readonly<Record<StudioEngine, string>> = {
  'postgresql-15': 'id int GENERATED ALWAYS AS IDENTITY, a json',
  'postgresql-18': 'id int GENERATED ALWAYS AS IDENTITY, a json',
  mysql:
    'id int PRIMARY KEY AUTO_INCREMENT, a json, b bit(1) DEFAULT 1, c geometry DEFAULT (point(1, 2))',
  mariadb:
    'id int PRIMARY KEY AUTO_INCREMENT, a json, b bit(1) DEFAULT 1, c point DEFAULT (point(1, 2))',
  sqlite: 'id integer PRIMARY KEY, a json, b numeric DEFAULT 9223372036854775807',
}

async function comesBack(ask: Ask): Promise<void> {
  const file = (format: string) => ask('POST', '/api/tables/odd/export', { format })
  const sql = await file('sql')
  const before = await file('ndjson')
  assert.match(before.text, '"a":{"n": 12345678901234567}')
  const answer = await ask('POST', '/api/sql', { query: `DELETE FROM odd; ${sql.text}` })
  assert.is(answer.status, 200, answer.text)
  assert.is((await file('ndjson')).text, before.text)
  assert.is((await file('sql')).text, sql.text)
}

async function refusesFailing(ask: Ask, query: string): Promise<void> {
  const answer = await ask('POST', '/api/sql/export', { format: 'csv', query })
  assert.is(answer.status, 422, answer.text)
  assert.match(answer.text, '"message":"internal error"')
  assert.is((await ask('GET', '/api/tables/items')).status, 200)
}

test.run()
