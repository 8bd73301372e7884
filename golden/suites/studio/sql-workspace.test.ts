import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio, type StudioEngine, studioEngines } from './ask-studio.ts'

const schema = [
  'CREATE TABLE items (id int PRIMARY KEY, name varchar(20) NOT NULL, price decimal(10, 2))',
  "INSERT INTO items VALUES (1, 'one', 1.5), (2, 'two', 2), (3, 'three', NULL)",
]

/** How each engine's queries write a parameter with a name. */
const named: Readonly<Record<StudioEngine, string>> = {
  'postgresql-15': '@least',
  'postgresql-18': '@least',
  mysql: ':least',
  mariadb: ':least',
  sqlite: ':least',
}

const plain: Readonly<Record<StudioEngine, string>> = {
  'postgresql-15': '$1',
  'postgresql-18': '$1',
  mysql: '?',
  mariadb: '?',
  sqlite: '?1',
}

for (const engine of studioEngines) {
  const on = (name: string, work: (ask: Ask) => Promise<void>) =>
    test(`${name}: ${engine}`, () => askStudio(engine, { schema }, work))
  on('each result is told as it comes', tellsResults)
  on('parameters are asked for by their names, and sent as the engine takes them', (ask) =>
    takesParameters(ask, named[engine], plain[engine]),
  )
  on('a misspelt name comes with the name that is meant', suggestsNames)
  on('templates that come with quarry run', runsTemplates)
  on('a plan has its text', givesPlanText)
}

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

async function tellsResults(ask: Ask): Promise<void> {
  const headers = { accept: 'application/x-ndjson' }
  const query = 'SELECT id FROM items WHERE id = 1; SELECT nam FROM items; SELECT 2'
  const failed = await ask('POST', '/api/sql', { query }, headers)
  assert.is(failed.status, 200, failed.text)
  const [first, failure, ...others] = lines(failed.text)
  assert.equal(others, [])
  assert.equal([first.event, first.result.rows], ['result', [{ id: 1 }]])
  assert.equal([failure.event, failure.status], ['failure', 422])
  assert.is(failure.body.error.details[0].suggestions[0], 'name')
  assert.equal(Object.keys(failure.body), ['rolledBackFrom', 'error'])
  const done = await ask('POST', '/api/sql', { query: 'SELECT 1 AS a; SELECT 2 AS a' }, headers)
  assert.equal(
    lines(done.text).map(
      ({ event, result }) =>
        result?.rows.map(({ a }: { readonly a: unknown }) => Number(a)) ?? event,
    ),
    [[1], [2], 'done'],
  )
  const { history } = (await ask('GET', '/api/history')).body
  assert.ok(Array.isArray(history))
  assert.equal(
    history.map(({ outcome }) => outcome),
    ['done', 'failed'],
  )
  await ask('POST', '/api/sql', { query: 'SELECT 1', mode: 'explain' })
  const later = (await ask('GET', '/api/history')).text
  assert.is(later.split('"mode":"explain"').length, 2, later)
}

async function takesParameters(ask: Ask, name: string, place: string): Promise<void> {
  const query = `SELECT id FROM items WHERE id >= ${name} OR id = ${name} - 1 ORDER BY id`
  const judged = await ask('POST', '/api/sql/lint', { query })
  const statements = judged.body['statements']
  assert.ok(Array.isArray(statements))
  const [parameter, ...more] = statements[0].parameters
  assert.equal(more, [], judged.text)
  assert.equal([parameter.label, parameter.kind], [name, 'integer'], judged.text)
  const run = await ask('POST', '/api/sql', { query, params: [3] })
  assert.equal(run.body['rows'], [{ id: 2 }, { id: 3 }], run.text)
  const single = `SELECT id FROM items WHERE id = ${place}`
  const one = await ask('POST', '/api/sql', { query: single, params: [2] })
  assert.equal(one.body['rows'], [{ id: 2 }], one.text)
  const none = await ask('POST', '/api/sql', { query: single })
  assert.is(none.status, 400, none.text)
  assert.match(none.text, 'the statements take values for')
  const both = await ask('POST', '/api/sql', { query: `${single}; ${query}`, params: [1, 3] })
  assert.match(both.text, '"id":1')
  assert.match(both.text, '"id":3')
  const plan = await ask('POST', '/api/sql', { query: single, params: [2], mode: 'explain' })
  assert.is(plan.status, 200, plan.text)
  const file = await ask('POST', '/api/sql/export', { query, params: [3], format: 'ndjson' })
  assert.is(file.text, '{"id":2}\n{"id":3}\n')
}

async function suggestsNames(ask: Ask): Promise<void> {
  const query = 'SELECT i.nam FROM items AS i'
  const { body } = await ask('POST', '/api/sql/lint', { query })
  const diagnostics = body['diagnostics']
  assert.ok(Array.isArray(diagnostics))
  const [{ start, end, suggestions }] = diagnostics
  assert.equal([query.slice(start, end), suggestions], ['nam', ['name']])
  const misspelt = await ask('POST', '/api/sql/lint', { query: 'SELCT 1' })
  assert.match(misspelt.text, '"suggestions":["SELECT"]')
}

async function runsTemplates(ask: Ask): Promise<void> {
  const { queries } = (await ask('GET', '/api/queries')).body
  assert.ok(Array.isArray(queries))
  const templates = queries.filter((each) => each.template)
  assert.ok(templates.length >= 4)
  for (const { id, name, query, category } of templates) {
    assert.is((await ask('DELETE', `/api/queries/${id}`)).status, 403)
    // That one has names for a person to fill in.
    if (category === 'Data') continue
    const judged = await ask('POST', '/api/sql/lint', { query })
    const statements = judged.body['statements']
    assert.ok(Array.isArray(statements))
    const params = statements[0].parameters.map(() => 5)
    const { status, text } = await ask('POST', '/api/sql', { query, params })
    assert.is(status, 200, `${name}: ${text}`)
  }
}

async function givesPlanText(ask: Ask): Promise<void> {
  const query = 'SELECT * FROM items WHERE price > 1'
  const { body, text } = await ask('POST', '/api/sql', { query, mode: 'explain' })
  const results = body['results']
  assert.ok(Array.isArray(results), text)
  assert.match(results[0].planText, 'items')
}

test('a query is shared with the project by a file, and taken back', () =>
  askStudio('sqlite', { schema, isProject: true }, sharesQueries))

test('without a project nothing is shared', () =>
  askStudio('sqlite', { schema }, async (ask) => {
    const body = { name: 'All', query: 'SELECT 1', shared: true }
    const { status, text } = await ask('POST', '/api/queries', body)
    assert.is(status, 422, text)
    assert.match(text, 'there is no project')
    assert.match((await ask('GET', '/api/meta')).text, '"sharedQueries":false')
  }))

async function sharesQueries(ask: Ask): Promise<void> {
  const body = { name: 'All items', query: 'SELECT * FROM items', category: 'Stock' }
  const own = await ask('POST', '/api/queries', body)
  assert.is(own.body['shared'], false, own.text)
  const url = String(own.headers['location'])
  const etag = String(own.body['etag'])
  const shared = await ask('PUT', url, { ...body, shared: true }, { 'if-match': etag })
  assert.is(shared.body['file'], 'saved-queries/stock/all-items.sql', shared.text)
  assert.is((await ask('GET', url)).status, 404)
  const moved = `/api/queries/${String(shared.body['id'])}`
  const stale = await ask('PUT', moved, body, { 'if-match': '"other"' })
  assert.is(stale.status, 412, stale.text)
  const { queries } = (await ask('GET', '/api/queries')).body
  assert.ok(Array.isArray(queries))
  assert.equal(
    queries.filter((each) => !each.template).map(({ id }) => id),
    [shared.body['id']],
  )
  assert.is((await ask('DELETE', moved)).status, 204)
  assert.is((await ask('DELETE', moved)).status, 404)
}

test.run()
