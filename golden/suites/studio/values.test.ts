import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio, type StudioEngine, studioEngines } from './ask-studio.ts'

/** Compares letter by letter. */
const TEXT = 'varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'
const texts: Readonly<Record<StudioEngine, string>> = {
  'postgresql-15': 'text',
  'postgresql-18': 'text',
  mysql: TEXT.replace('utf8mb4_bin', 'utf8mb4_0900_bin'),
  mariadb: TEXT.replace('utf8mb4_bin', 'utf8mb4_nopad_bin'),
  sqlite: 'text',
}

const hostile = [
  "'; DROP TABLE notes; --",
  String.raw`\' OR 1=1 #`,
  '%_\\%',
  '$1 ? :a @b {c}',
  '/* */ -- "`[]',
  '😀\u0301\u202e',
  'a\r\nb\tc\u0001',
  '<script>alert(1)</script>',
  ' ',
  '',
]

function schemaOf(engine: StudioEngine): readonly string[] {
  return [`CREATE TABLE notes (id int PRIMARY KEY, body ${texts[engine]})`]
}

for (const engine of studioEngines) {
  const on = (name: string, work: (ask: Ask) => Promise<void>) =>
    test(`${name}: ${engine}`, () => askStudio(engine, { schema: schemaOf(engine) }, work))
  on('hostile texts are written and found as they are (security 40)', findsTexts)
  on('what no text can be is refused before any statement (security 40)', refusesHalves)
  on('an insert tells its rows unless it is told not to', keepsQuiet)
}

const url = '/api/tables/notes'

async function findsTexts(ask: Ask): Promise<void> {
  for (const [id, body] of hostile.entries()) {
    const added = await ask('POST', `${url}/rows`, { rows: [{ id, body }] })
    assert.is(added.status, 201, added.text)
    assert.equal(added.body['rows'], [{ id, body }])
  }
  for (const [id, body] of hostile.entries()) {
    const filters = [
      { column: 'body', op: 'eq', value: body },
      { column: 'body', op: 'in', value: [body] },
      ...(body.trim() === '' ? [] : [{ column: 'body', op: 'contains', value: body }]),
    ]
    for (const filter of filters) {
      const found = await ask('POST', `${url}/query`, { filter })
      assert.equal(found.body['rows'], [{ id, body }], `${filter.op} ${body}`)
    }
    if (body !== '') {
      const written = `where.body=${encodeURIComponent(`eq.${body}`)}`
      const found = await ask('GET', `${url}?${written}`)
      assert.equal(found.body['rows'], [{ id, body }], written)
    }
    const changes = [{ key: { id }, set: { body: `${body}!` }, expect: { body } }]
    const changed = await ask('PATCH', `${url}/rows`, { changes })
    assert.is(changed.status, 200, changed.text)
    const undone = await ask('POST', `/api/changes/${String(changed.body['undoId'])}/undo`)
    assert.is(undone.status, 200, undone.text)
  }
  const all = await ask('GET', `${url}?sort=id&count=exact`)
  assert.equal(
    all.body['rows'],
    hostile.map((body, id) => ({ id, body })),
  )
}

async function refusesHalves(ask: Ask): Promise<void> {
  const half = '\ud83d'
  const added = await ask('POST', `${url}/rows`, { rows: [{ id: 1, body: half }] })
  assert.ok([400, 422].includes(added.status), added.text)
  const filter = { column: 'body', op: 'eq', value: half }
  const found = await ask('POST', `${url}/query`, { filter })
  assert.ok([200, 400, 422].includes(found.status), found.text)
  assert.is((await ask('GET', `${url}?count=exact`)).text.includes('"value":0'), true)
}

async function keepsQuiet(ask: Ask): Promise<void> {
  const rows = [{ id: 1, body: 'one' }]
  const quiet = await ask('POST', `${url}/rows`, { rows, returning: false })
  assert.is(quiet.status, 201, quiet.text)
  assert.equal([quiet.body['rows'], quiet.body['keys']], [[], []])
  assert.type(quiet.body['undoId'], 'string')
  const again = await ask('POST', `${url}/rows`, { rows: [{ id: 2, body: 'two' }] })
  assert.equal(again.body['keys'], [{ id: 2 }])
}

test.run()
