import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio } from './ask-studio.ts'

const account = { user: 'quarry_reader_of_columns', password: 'r3ader-pw' }

const schema = [
  `DROP ROLE IF EXISTS ${account.user}`,
  `CREATE ROLE ${account.user} LOGIN PASSWORD '${account.password}'`,
  'CREATE TABLE people (id int PRIMARY KEY, name text, secret text)',
  'CREATE TABLE notes (id int PRIMARY KEY, label text NOT NULL UNIQUE, text text)',
  'CREATE TABLE walls (id int, secret text)',
  'CREATE TABLE whole (id int PRIMARY KEY, name text)',
  "INSERT INTO people VALUES (1, 'ann', 'ben'), (2, 'ben', 'b')",
  "INSERT INTO notes VALUES (2, 'a', 'x'), (1, 'b', 'y')",
  "INSERT INTO walls VALUES (1, 'x'), (2, 'y')",
  ...[
    'SELECT (id, name), INSERT, UPDATE, DELETE ON people',
    'SELECT (label, text) ON notes',
    'SELECT (id) ON walls',
    'SELECT, UPDATE ON whole',
  ].map((right) => `GRANT ${right} TO ${account.user}`),
]

for (const engine of ['postgresql-15', 'postgresql-18'] as const) {
  test(`a page shows the columns that may be read, and names the others: ${engine}`, () =>
    askStudio(engine, { schema, account }, showsReadable))
  test(`a row is not deleted of which not all columns can be kept: ${engine}`, () =>
    askStudio(engine, { schema, account }, keepsRows))
  test(`a table of which nothing may be read is refused: ${engine}`, () =>
    askStudio(engine, { schema: [...schema, 'CREATE TABLE closed (id int)'], account }, isClosed))
}

async function showsReadable(ask: Ask): Promise<void> {
  const people = await ask('GET', '/api/tables/people?sort=-name')
  assert.is(people.status, 200, people.text)
  const rows = [
    { id: 2, name: 'ben' },
    { id: 1, name: 'ann' },
  ]
  assert.equal(people.body['rows'], rows)
  assert.equal(people.body['keys'], [{ id: 2 }, { id: 1 }])
  assert.is(people.body['readOnly'], 'You may not read all of its columns: secret.')
  // What may not be read is not searched either.
  const found = await ask('GET', '/api/tables/people?search=ben')
  assert.equal(found.body['rows'], rows.slice(0, 1), found.text)
  const notes = await ask('GET', '/api/tables/notes')
  assert.equal(notes.body['keys'], [{ label: 'a' }, { label: 'b' }], notes.text)
  const walls = await ask('GET', '/api/tables/walls?sort=-id')
  assert.equal(walls.body['rows'], [{ id: 2 }, { id: 1 }], walls.text)
  const whole = await ask('GET', '/api/tables/whole')
  assert.is(whole.body['readOnly'], null, whole.text)
  const asked = await ask('GET', '/api/tables/people?select=secret')
  assert.is(asked.status, 403, asked.text)
}

async function keepsRows(ask: Ask): Promise<void> {
  const deletion = { keys: [{ id: 1 }] }
  const refused = await ask('POST', '/api/tables/people/rows/delete', deletion)
  assert.is(refused.status, 403, refused.text)
  const { text } = await ask('GET', '/api/tables/people?select=id')
  assert.match(text, '"rows":[{"id":1},{"id":2}]')
}

async function isClosed(ask: Ask): Promise<void> {
  const page = await ask('GET', '/api/tables/closed')
  assert.is(page.status, 403, page.text)
}

test.run()
