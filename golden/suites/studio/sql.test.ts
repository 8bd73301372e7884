import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio, type StudioEngine, studioEngines } from './ask-studio.ts'

const schema = [
  'CREATE TABLE items (id int PRIMARY KEY, name varchar(20) NOT NULL, price decimal(10, 2))',
  "INSERT INTO items VALUES (1, 'one', 1.5), (2, 'two', 2), (3, 'three', NULL)",
]

const endless: Readonly<Record<StudioEngine, string>> = {
  'postgresql-15': 'SELECT pg_sleep(60)',
  'postgresql-18': 'SELECT pg_sleep(60)',
  mysql: 'SELECT sleep(60)',
  mariadb: 'SELECT sleep(60)',
  sqlite: 'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT max(x) FROM r',
}

for (const engine of studioEngines) {
  const on = (name: string, work: (ask: Ask) => Promise<void>) =>
    test(`${name}: ${engine}`, () => askStudio(engine, { schema }, work))
  on('statements run one after the other', runsScripts)
  on('a statement that fails is explained by our compiler (security 58)', explainsFailures)
  on('nothing of a session is left for the next request', leavesNothing)
  on('a request is cancelled on the server (security 56)', (ask) => cancels(ask, endless[engine]))
  on('a transaction is seen by its own requests only', runsTransactions)
  on('plans are read, and measuring writes nothing', plans)
  on('results are cut at their limits (security 57)', cutsResults)
  test(`a database that is only read refuses to write (security 51): ${engine}`, () =>
    askStudio(engine, { schema, readOnly: true }, refusesWrites))
}

for (const engine of ['mysql', 'mariadb'] as const)
  test(`each result of a procedure is shown: ${engine}`, () => askStudio(engine, { schema }, calls))

async function calls(ask: Ask): Promise<void> {
  const body = `BEGIN SELECT id FROM items WHERE id > 1 ORDER BY id; UPDATE items SET price = 9 WHERE id = 1;
    SELECT name, price FROM items WHERE id = 1; SELECT id FROM items WHERE id > 9; END`
  const made = await sql(ask, `CREATE PROCEDURE look() ${body}`)
  assert.is(made.status, 200, made.text)
  const called = await sql(ask, "CALL look(); SELECT 'x' AS last")
  assert.is(called.status, 200, called.text)
  const results = called.body['results']
  assert.ok(Array.isArray(results))
  assert.equal(
    results.map(({ rows }) => rows),
    [[{ id: 2 }, { id: 3 }], [{ name: 'one', price: '9.00' }], [], [{ last: 'x' }]],
  )
  assert.equal(
    results.map(({ columns }) => columns.length),
    [1, 2, 1, 1],
  )
  const limited = (await sql(ask, 'CALL look()', { limit: 1 })).body['results']
  assert.ok(Array.isArray(limited))
  assert.equal(
    limited.map(({ truncated, rowCount }) => [truncated, rowCount]),
    [
      [true, 1],
      [false, 1],
      [false, 0],
    ],
  )
}

const sql = (ask: Ask, query: string, more: object = {}) =>
  ask('POST', '/api/sql', { query, ...more })

async function runsScripts(ask: Ask): Promise<void> {
  const query =
    "SELECT id, name, id FROM items WHERE id < 3 ORDER BY id; UPDATE items SET name = 'x' WHERE id = 1;"
  const { status, body } = await sql(ask, query)
  assert.is(status, 200, JSON.stringify(body))
  const results = body['results']
  assert.ok(Array.isArray(results))
  assert.is(results.length, 2)
  assert.equal(
    results[0].columns.map((each: { readonly key: string }) => each.key),
    ['id', 'name', 'id_2'],
  )
  assert.equal(body['rows'], [
    { id: 1, name: 'one', id_2: 1 },
    { id: 2, name: 'two', id_2: 2 },
  ])
  assert.is(results[1].rowCount, 1)
  const tables = JSON.stringify((await ask('GET', '/api/tables')).body)
  const [, named] = /"schema":"([^"]+)"/.exec(tables) ?? []
  const within = await sql(ask, 'SELECT id FROM items', { schema: named })
  assert.is(within.status, 200, within.text)
  assert.is((await sql(ask, 'SELECT 1', { schema: 'nowhere' })).status, 404)
  assert.is(
    query.slice(results[1].statement.start, results[1].statement.end).startsWith('UPDATE'),
    true,
  )
}

async function explainsFailures(ask: Ask): Promise<void> {
  const unknown = await sql(ask, 'SELECT 1;\nSELECT nam FROM items')
  assert.is(unknown.status, 422, unknown.text)
  assert.is(Array.isArray(unknown.body['results']), true)
  const [detail] = detailsOf(unknown.body)
  assert.equal([detail?.line, detail?.column, detail?.kind], [2, 8, 'unknown-name'])
  assert.equal(detail?.suggestions, ['name'])
  const syntax = await sql(ask, 'SELEC 1')
  assert.is(syntax.status, 422, syntax.text)
  assert.is(detailsOf(syntax.body)[0]?.kind, 'syntax')
  const broken = await sql(ask, "INSERT INTO items VALUES (1, 'secret', 2)")
  assert.is(broken.status, 409, broken.text)
  assert.not.match(broken.text, 'secret')
  assert.is(errorOf(broken.body).message, 'internal error')
  const empty = await sql(ask, ' -- nothing\n')
  assert.is(empty.status, 400, empty.text)
}

interface Detail {
  readonly message?: string
  readonly line?: number
  readonly column?: number
  readonly kind?: string
  readonly suggestions?: readonly string[]
}

function errorOf(body: Readonly<Record<string, unknown>>): { message: string; details: Detail[] } {
  return JSON.parse(JSON.stringify(body['error']))
}

function detailsOf(body: Readonly<Record<string, unknown>>): readonly Detail[] {
  return errorOf(body).details
}

const COPIES = ['COPY items FROM STDIN', 'COPY items TO STDOUT'] as const
const LOADS = ["LOAD DATA LOCAL INFILE 'items.csv' INTO TABLE items"] as const
const transfers = { 'postgresql-15': COPIES, 'postgresql-18': COPIES, mysql: LOADS, mariadb: LOADS }

for (const engine of ['postgresql-15', 'postgresql-18', 'mysql', 'mariadb'] as const)
  for (const query of transfers[engine])
    test(`rows that a client sends or takes are told of: ${query}: ${engine}`, () =>
      askStudio(engine, { schema }, async (ask) => {
        const copied = await sql(ask, `SELECT 1; ${query}; SELECT 2`)
        assert.is(copied.status, 422, copied.text)
        assert.match(detailsOf(copied.body)[0]?.message ?? '', 'exchanges rows with its client')
        assert.equal(firstOf((await sql(ask, 'SELECT count(*) AS n FROM items')).body), [3])
      }))

async function leavesNothing(ask: Ask): Promise<void> {
  const opened = await sql(ask, 'BEGIN; DELETE FROM items WHERE id = 1')
  assert.is(opened.status, 422, opened.text)
  assert.match(detailsOf(opened.body)[0]?.message ?? '', 'leave a transaction open')
  assert.match(opened.text, '"command":"DELETE"')
  const ended = await sql(ask, 'BEGIN; DELETE FROM items WHERE id = 1; ROLLBACK')
  assert.is(ended.status, 200, ended.text)
  const seen = await sql(ask, 'SELECT count(*) AS n FROM items')
  assert.equal(firstOf(seen.body), [3])
}

/** The values of the first row, as numbers. */
function firstOf(body: Readonly<Record<string, unknown>>): readonly number[] {
  const rows = body['rows']
  return Array.isArray(rows) ? Object.values(rows[0] ?? {}).map(Number) : []
}

async function cancels(ask: Ask, query: string): Promise<void> {
  const asked = sql(ask, query, { requestId: 'slow' })
  const started = performance.now()
  let cancelled = await ask('DELETE', '/api/sql/slow')
  while (cancelled.status === 404 && performance.now() - started < 5000) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    cancelled = await ask('DELETE', '/api/sql/slow')
  }
  assert.is(cancelled.status, 204, cancelled.text)
  const answer = await asked
  assert.is(answer.status, 504, answer.text)
  assert.is((await ask('DELETE', '/api/sql/slow')).status, 404)
}

async function runsTransactions(ask: Ask): Promise<void> {
  const { status, body } = await ask('POST', '/api/tx')
  assert.is(status, 201, JSON.stringify(body))
  const tx = String(body['id'])
  const change = await sql(ask, 'DELETE FROM items WHERE id = 1', { tx })
  assert.is(change.status, 200, change.text)
  const inside = await sql(ask, 'SELECT count(*) AS n FROM items', { tx })
  assert.equal(firstOf(inside.body), [2])
  const outside = await sql(ask, 'SELECT count(*) AS n FROM items')
  assert.equal(firstOf(outside.body), [3])
  const ended = await ask('POST', `/api/tx/${tx}/rollback`)
  assert.is(ended.body['state'], 'rolled-back', ended.text)
  assert.is((await sql(ask, 'SELECT 1', { tx })).status, 404)
  const second = await ask('POST', '/api/tx')
  await sql(ask, 'DELETE FROM items WHERE id = 1', { tx: second.body['id'] })
  const committed = await ask('POST', `/api/tx/${String(second.body['id'])}/commit`)
  assert.is(committed.body['state'], 'committed', committed.text)
  assert.equal(firstOf((await sql(ask, 'SELECT count(*) AS n FROM items')).body), [2])
}

async function plans(ask: Ask): Promise<void> {
  const explained = await sql(ask, 'SELECT * FROM items WHERE id = 1', { mode: 'explain' })
  assert.is(explained.status, 200, explained.text)
  assert.match(explained.text, '"plan":{"label":')
  const measured = await sql(ask, 'DELETE FROM items', { mode: 'analyze' })
  assert.ok([200, 422, 501].includes(measured.status), measured.text)
  assert.equal(firstOf((await sql(ask, 'SELECT count(*) AS n FROM items')).body), [3])
  const defined = await sql(ask, 'CREATE TABLE t (a int)', { mode: 'explain' })
  assert.is(defined.status, 400, defined.text)
}

async function cutsResults(ask: Ask): Promise<void> {
  const few = await sql(ask, 'SELECT id FROM items ORDER BY id', { limit: 2 })
  assert.is(few.body['truncated'], true)
  assert.equal(few.body['rows'], [{ id: 1 }, { id: 2 }])
}

async function refusesWrites(ask: Ask): Promise<void> {
  for (const query of ["UPDATE items SET name = 'x'", 'DELETE FROM items', 'DROP TABLE items']) {
    const { status, text } = await sql(ask, query)
    assert.is(status, 403, text)
  }
  assert.equal(firstOf((await sql(ask, 'SELECT count(*) AS n FROM items')).body), [3])
}

test.run()
