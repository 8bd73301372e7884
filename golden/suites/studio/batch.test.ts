import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio, studioEngines } from './ask-studio.ts'

const schema = [
  'CREATE TABLE seats (id int NOT NULL PRIMARY KEY, place varchar(20) NOT NULL UNIQUE, guest varchar(20))',
  "INSERT INTO seats VALUES (1, 'a', 'Ada'), (2, 'b', 'Bob'), (3, 'c', NULL)",
]

const url = '/api/tables/seats/rows/batch'

for (const engine of studioEngines) {
  test(`rows go, change and come in one change: ${engine}`, () =>
    askStudio(engine, { schema }, changesTogether))
}

const BATCH = {
  delete: [{ key: { id: 1 }, expect: { guest: 'Ada' } }],
  changes: [{ key: { id: 2 }, set: { guest: "O'Hara" }, expect: { guest: 'Bob' } }],
  insert: [{ set: { id: 4, place: 'd' }, defaults: ['guest'] }],
}

async function changesTogether(ask: Ask): Promise<void> {
  const rows = async () => (await ask('GET', '/api/tables/seats?sort=id')).body['rows']
  const before = await rows()
  const tried = await ask('POST', `${url}?dryRun=1`, BATCH)
  assert.is(tried.status, 200, tried.text)
  assert.equal(await rows(), before)
  const { statements } = tried.body
  const verbs = Array.isArray(statements) ? statements.map(({ sql }) => sql.slice(0, 6)) : []
  assert.equal(verbs, ['DELETE', 'UPDATE', 'INSERT'], tried.text)
  assert.match(tried.text, `'O''Hara'`)
  const late = {
    ...BATCH,
    changes: [{ key: { id: 2 }, set: { guest: 'x' }, expect: { guest: 'y' } }],
  }
  const stopped = await ask('POST', url, late)
  assert.is(stopped.status, 409, stopped.text)
  assert.match(stopped.text, 'changes.0.')
  const taken = await ask('POST', url, { insert: [{ set: { id: 9, place: 'b' } }] })
  assert.is(taken.status, 409, taken.text)
  const missing = await ask('POST', url, { insert: [{ set: { id: 9 } }] })
  assert.is(missing.status, 422, missing.text)
  assert.match(missing.text, 'insert.0.set.place')
  assert.is((await ask('POST', url, {})).status, 400)
  assert.equal(await rows(), before)
  await savesOnce(ask, rows, before)
}

/** The same request under one key is done once, as after an answer that was lost. */
async function savesOnce(ask: Ask, rows: () => Promise<unknown>, before: unknown): Promise<void> {
  const headers = { 'idempotency-key': 'once' }
  const [done, again] = [
    await ask('POST', url, BATCH, headers),
    await ask('POST', url, BATCH, headers),
  ]
  assert.is(done.status, 200, done.text)
  assert.is(again.text, done.text)
  assert.equal(await rows(), [
    { id: 2, place: 'b', guest: "O'Hara" },
    { id: 3, place: 'c', guest: null },
    { id: 4, place: 'd', guest: null },
  ])
  const { changes } = (await ask('GET', '/api/changes')).body
  assert.is(Array.isArray(changes) && changes.length, 1)
  const fresh = { ...BATCH, delete: [{ key: { id: 3 } }], changes: [], insert: [] }
  await ask('POST', url, fresh)
  const undo = async (at: number) => {
    const list = (await ask('GET', '/api/changes')).body['changes']
    const id = Array.isArray(list) ? list[at]?.undoId : undefined
    return ask('POST', `/api/changes/${String(id)}/undo`)
  }
  assert.is((await undo(0)).status, 200)
  const back = await undo(1)
  assert.is(back.status, 200, back.text)
  assert.equal(await rows(), before)
}

test.run()
