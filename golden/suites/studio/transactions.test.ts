import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openDatabase } from '../../../runtime/registry.ts'
import { Transactions } from '../../../studio/server/transactions/transactions.ts'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { type Ask, askStudio, type StudioEngine, studioEngines } from './ask-studio.ts'

const schema = ['CREATE TABLE items (id int PRIMARY KEY)', 'INSERT INTO items VALUES (1), (2)']

for (const engine of studioEngines) {
  test(`a transaction is ended once, however often that is asked at a time: ${engine}`, () =>
    askStudio(engine, { schema }, endsOnce))
  test(`the answer says what became of a transaction: ${engine}`, () =>
    askStudio(engine, { schema }, saysWhatBecame))
  test(`few transactions are open at a time, so that others work: ${engine}`, () =>
    askStudio(engine, { schema }, opensFew))
  test(`what nobody uses is rolled back: ${engine}`, () => rollsBack(engine))
}

async function endsOnce(ask: Ask): Promise<void> {
  const begun = await ask('POST', '/api/tx')
  const tx = String(begun.body['id'])
  assert.is((await ask('POST', '/api/sql', { query: 'DELETE FROM items', tx })).status, 200)
  const ends = Array.from({ length: 5 }, () => ask('POST', `/api/tx/${tx}/rollback`))
  const statuses = (await Promise.all(ends)).map(({ status }) => status)
  assert.equal(statuses.sort(), [200, 404, 404, 404, 404])
  const { text } = await ask('GET', '/api/tables/items?count=none')
  assert.match(text, /"rows":\[\{[^}]*\},\{[^}]*\}\]/)
}

async function saysWhatBecame(ask: Ask): Promise<void> {
  const begin = async () => String((await ask('POST', '/api/tx')).body['id'])
  const count = async () => (await ask('GET', '/api/tables/items?count=exact')).body['rows']
  const tx = await begin()
  await ask('POST', '/api/sql', { query: 'INSERT INTO items VALUES (3)', tx })
  assert.is((await ask('POST', '/api/sql', { query: 'SELECT nothing', tx })).status, 422)
  const { status, text } = await ask('POST', `/api/tx/${tx}/commit`)
  const rows = await count()
  const isThere = JSON.stringify(rows).includes('"id":3')
  assert.is(status, isThere ? 200 : 409, text)
  const other = await begin()
  const ended = await ask('POST', '/api/sql', { query: 'DELETE FROM items; COMMIT', tx: other })
  assert.is(ended.status, 200, ended.text)
  const late = await ask('POST', `/api/tx/${other}/rollback`)
  assert.is(late.status, 409, late.text)
  assert.match(late.text, 'has ended the transaction already')
  assert.equal(await count(), [])
  assert.is((await ask('POST', `/api/tx/${other}/rollback`)).status, 404)
}

async function opensFew(ask: Ask): Promise<void> {
  const begun = await Promise.all(Array.from({ length: 10 }, () => ask('POST', '/api/tx')))
  const statuses = begun.map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 201).length, 2, statuses.join())
  assert.equal(statuses.filter((status) => status === 429).length, 8, statuses.join())
  assert.is((await ask('GET', '/api/tables/items')).status, 200)
  for (const { status, body } of begun) {
    if (status !== 201) continue
    assert.is((await ask('POST', `/api/tx/${String(body['id'])}/commit`)).status, 200)
  }
  assert.is((await ask('POST', '/api/tx')).status, 201)
}

/** As after a minute, with a shorter one. */
async function rollsBack(engine: StudioEngine): Promise<void> {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  const settings = { readOnly: false, connections: 3, statementTimeout: 10_000 }
  const { database } = await openDatabase(fresh.url, settings)
  const run = (sql: string) => database.query({ sql, parameters: [] })
  for (const sql of schema) await run(sql)
  const transactions = new Transactions(database, 100)
  const id = await transactions.begin({})
  const { session, giveBack } = transactions.lend(id)
  await session.query({ sql: 'DELETE FROM items', parameters: [] })
  await giveBack()
  // Until then the rows are locked.
  assert.is((await run('UPDATE items SET id = id + 10')).rowCount, 2)
  assert.throws(() => transactions.lend(id))
  await transactions.close()
  await database.close()
  await fresh.drop()
}

test.run()
