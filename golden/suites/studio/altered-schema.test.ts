import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { execute } from '../../studio/shop-database.ts'
import { type Ask, askStudio, studioEngines } from './ask-studio.ts'

const schema = [
  'CREATE TABLE items (id int PRIMARY KEY, name varchar(20), price int)',
  "INSERT INTO items VALUES (1, 'one', 5), (2, 'two', 6)",
]

for (const engine of studioEngines) {
  test(`what another client has renamed or dropped is no fault of the studio: ${engine}`, () =>
    askStudio(engine, { schema }, renameAndDrop))
  test(`a table that another client has just made is there: ${engine}`, () =>
    askStudio(engine, { schema }, makeTable))
}

const ITEMS = '/api/tables/items'

/** The requests come one after the other, so that the schema is known from before. */
async function renameAndDrop(ask: Ask, url: string): Promise<void> {
  assert.is((await ask('GET', ITEMS)).status, 200)
  await execute(url, ['ALTER TABLE items RENAME COLUMN name TO title'])
  const change = { key: { id: 1 }, set: { name: 'new' }, expect: { name: 'one' } }
  const edited = await ask('PATCH', `${ITEMS}/rows`, { changes: [change] })
  assert.is(edited.status, 422, edited.text)
  assert.match(edited.text, 'The table has no column of this name.')
  await execute(url, ['ALTER TABLE items RENAME COLUMN title TO heading'])
  const read = await ask('GET', ITEMS)
  assert.is(read.status, 200, read.text)
  assert.match(read.text, '"heading":"one"')
  await execute(url, ['DROP TABLE items'])
  for (const path of [ITEMS, `${ITEMS}/count`]) {
    const gone = await ask('GET', path)
    assert.is(gone.status, 404, gone.text)
  }
}

async function makeTable(ask: Ask, url: string): Promise<void> {
  assert.is((await ask('GET', ITEMS)).status, 200)
  await execute(url, ['CREATE TABLE latest (id int PRIMARY KEY)'])
  const read = await ask('GET', '/api/tables/latest')
  assert.is(read.status, 200, read.text)
}

const retyped = {
  'postgresql-15': "ALTER TABLE items ALTER COLUMN price TYPE text USING 'EUR ' || price",
  'postgresql-18': "ALTER TABLE items ALTER COLUMN price TYPE text USING 'EUR ' || price",
  mysql: 'ALTER TABLE items MODIFY price varchar(20)',
  mariadb: 'ALTER TABLE items MODIFY price varchar(20)',
} as const

for (const engine of ['postgresql-15', 'postgresql-18', 'mysql', 'mariadb'] as const) {
  test(`a text where a number stood is no NULL: ${engine}`, () =>
    askStudio(engine, { schema }, async (ask, url) => {
      assert.is((await ask('GET', ITEMS)).status, 200)
      await execute(url, [retyped[engine], "UPDATE items SET price = 'EUR 5' WHERE id = 1"])
      const read = await ask('GET', ITEMS)
      assert.match(read.text, '"price":"EUR 5"')
    }))
}

test.run()
