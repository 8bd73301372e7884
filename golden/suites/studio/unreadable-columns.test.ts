import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio } from './ask-studio.ts'

const account = { user: 'quarry_reader_of_columns', password: 'r3ader-pw' }

const makers: Readonly<Record<'postgresql' | 'mysql', readonly string[]>> = {
  postgresql: [
    `DROP ROLE IF EXISTS ${account.user}`,
    `CREATE ROLE ${account.user} LOGIN PASSWORD '${account.password}'`,
  ],
  mysql: [
    `DROP USER IF EXISTS ${account.user}`,
    `CREATE USER ${account.user} IDENTIFIED BY '${account.password}'`,
  ],
}

const tables = [
  'CREATE TABLE people (id int PRIMARY KEY, name varchar(20), secret varchar(20))',
  'CREATE TABLE notes (id int PRIMARY KEY, label varchar(20) NOT NULL UNIQUE, text varchar(20))',
  'CREATE TABLE walls (id int, secret varchar(20))',
  'CREATE TABLE whole (id int PRIMARY KEY, name varchar(20))',
  'CREATE TABLE closed (id int)',
  "INSERT INTO people VALUES (1, 'ann', 'ben'), (2, 'ben', 'b')",
  "INSERT INTO notes VALUES (2, 'a', 'x'), (1, 'b', 'y')",
  "INSERT INTO walls VALUES (1, 'x'), (2, 'y')",
  ...[
    'SELECT (id, name), INSERT, UPDATE, DELETE ON people',
    'SELECT (label, text), INSERT ON notes',
    'SELECT (id), INSERT ON walls',
    'SELECT, UPDATE ON whole',
    'INSERT ON closed',
  ].map((right) => `GRANT ${right} TO ${account.user}`),
]

const engines = [
  ['postgresql-15', 'postgresql'],
  ['postgresql-18', 'postgresql'],
  ['mysql', 'mysql'],
  ['mariadb', 'mysql'],
] as const

for (const [engine, kind] of engines) {
  const schema = [...makers[kind], ...tables]
  test(`a page shows the columns that may be read, and names the others: ${engine}`, () =>
    askStudio(engine, { schema, account }, showsReadable))
  test(`a row goes only without undo of which not all columns can be kept: ${engine}`, () =>
    askStudio(engine, { schema, account }, keepsRows))
  test(`what cannot be read is not overwritten, and no undo promises it: ${engine}`, () =>
    askStudio(engine, { schema, account }, keepsValues))
  test(`a table of which nothing may be read is refused: ${engine}`, () =>
    askStudio(engine, { schema, account }, isClosed))
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
  assert.match(notes.text, '"changeable":false')
  assert.not.match(people.text, '"changeable"')
  const walls = await ask('GET', '/api/tables/walls?sort=-id')
  assert.equal(walls.body['rows'], [{ id: 2 }, { id: 1 }], walls.text)
  const whole = await ask('GET', '/api/tables/whole')
  assert.is(whole.body['readOnly'], null, whole.text)
  const asked = await ask('GET', '/api/tables/people?select=secret')
  assert.is(asked.status, 403, asked.text)
}

const rows = '/api/tables/people/rows'
const notWhole = 'You may not read all columns of \\"people\\"'

async function keepsRows(ask: Ask): Promise<void> {
  const deletion = { keys: [{ id: 1 }] }
  const refused = await ask('POST', `${rows}/delete`, deletion)
  assert.is(refused.status, 422, refused.text)
  assert.ok(refused.text.includes(notWhole), refused.text)
  const { text } = await ask('GET', '/api/tables/people?select=id')
  assert.match(text, '"rows":[{"id":1},{"id":2}]')
  const gone = await ask('POST', `${rows}/delete`, { ...deletion, undo: false })
  assert.is(gone.status, 200, gone.text)
  const left = await ask('GET', '/api/tables/people?select=id')
  assert.match(left.text, '"rows":[{"id":2}]')
}

async function keepsValues(ask: Ask): Promise<void> {
  const change = { key: { id: 1 }, set: { secret: 'x' } }
  const written = await ask('PATCH', rows, { changes: [change] })
  assert.is(written.status, 422, written.text)
  assert.match(written.text, 'You may not read the column')
  const all = { all: true, set: { secret: 'x' }, expectCount: 2 }
  const everywhere = await ask('PATCH', rows, all)
  assert.is(everywhere.status, 422, everywhere.text)
  const expecting = { key: { id: 1 }, set: { name: 'x' }, expect: { secret: null } }
  const unseen = await ask('PATCH', rows, { changes: [expecting] })
  assert.is(unseen.status, 422, unseen.text)
  const added = await ask('POST', rows, { rows: [{ id: 3, name: 'cid', secret: 'c' }] })
  assert.is(added.status, 201, added.text)
  assert.equal(added.body['rows'], [{ id: 3, name: 'cid' }])
  const undone = await ask('POST', `/api/changes/${String(added.body['undoId'])}/undo`)
  assert.is(undone.status, 422, undone.text)
  assert.ok(undone.text.includes(notWhole), undone.text)
}

async function isClosed(ask: Ask): Promise<void> {
  const page = await ask('GET', '/api/tables/closed')
  assert.is(page.status, 403, page.text)
}

test.run()
