import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openDatabase } from '../../../runtime/registry.ts'
import { type Answered, type Ask, askStudio, studioEngines } from './ask-studio.ts'

const parents = ['CREATE TABLE p (k int PRIMARY KEY)', 'INSERT INTO p VALUES (1)']
const losing = [
  ...parents,
  'CREATE TABLE c (id int PRIMARY KEY, k int, FOREIGN KEY (k) REFERENCES p (k) ON UPDATE SET NULL)',
  'INSERT INTO c VALUES (1, 1)',
]
const chained = [
  ...parents,
  'CREATE TABLE c (k int PRIMARY KEY, FOREIGN KEY (k) REFERENCES p (k) ON UPDATE CASCADE)',
  'CREATE TABLE g (id int PRIMARY KEY, k int, FOREIGN KEY (k) REFERENCES c (k) ON UPDATE SET NULL)',
  'INSERT INTO c VALUES (1)',
  'INSERT INTO g VALUES (7, 1)',
]

const single = { changes: [{ key: { k: 1 }, set: { k: 5 }, expect: { k: 1 } }] }
const matching = { filter: { column: 'k', op: 'eq', value: 1 }, set: { k: 5 }, expectCount: 1 }

for (const engine of studioEngines) {
  test(`a reference that another one cuts off comes back with the key: ${engine}`, () =>
    askStudio(engine, { schema: chained }, async (ask) => {
      for (const body of [single, matching]) {
        const changed = await ask('PATCH', '/api/tables/p/rows', body)
        assert.is(changed.status, 200, changed.text)
        assert.equal(await rowsOf(ask, 'g'), [{ id: 7, k: null }])
        assert.is((await move(ask, changed, 'undo')).status, 200)
        assert.equal(await rowsOf(ask, 'g'), [{ id: 7, k: 1 }])
      }
    }))
  test(`undo and redo cut off no reference that has come since: ${engine}`, () =>
    askStudio(engine, { schema: losing }, async (ask) => {
      const changed = await ask('PATCH', '/api/tables/p/rows', single)
      assert.is((await ask('POST', '/api/tables/c/rows', { rows: [{ id: 2, k: 5 }] })).status, 201)
      const refused = await move(ask, changed, 'undo')
      assert.is(refused.status, 409, refused.text)
      assert.match(refused.text, '1 of \\"c\\"')
      assert.equal(await rowsOf(ask, 'p'), [{ k: 5 }])
      assert.is((await ask('POST', '/api/tables/c/rows/delete', { keys: [{ id: 2 }] })).status, 200)
      assert.is((await move(ask, changed, 'undo')).status, 200)
      assert.equal(await rowsOf(ask, 'c'), [{ id: 1, k: 1 }])
      await ask('POST', '/api/tables/c/rows', { rows: [{ id: 3, k: 1 }] })
      assert.is((await move(ask, changed, 'redo')).status, 409)
      await ask('POST', '/api/tables/c/rows/delete', { keys: [{ id: 3 }] })
      assert.is((await move(ask, changed, 'redo')).status, 200)
      assert.equal(await rowsOf(ask, 'c'), [{ id: 1, k: null }])
    }))
}

const OTHER = 'quarry_test_beside'

for (const engine of ['mysql', 'mariadb'] as const)
  test(`a key to which rows of another database refer changes without undo only: ${engine}`, () => {
    const schema = [
      'CREATE TABLE p (k int PRIMARY KEY, name varchar(9))',
      "INSERT INTO p VALUES (1, 'a')",
    ]
    return askStudio(engine, { schema }, isLost)
  })

async function isLost(ask: Ask, url: string): Promise<void> {
  const settings = { connections: 1, statementTimeout: 10_000, readOnly: false }
  const { database } = await openDatabase(url, settings)
  const send = (sql: string) => database.query({ sql, parameters: [] })
  const own = String((await send('SELECT database()')).rows[0]?.[0])
  try {
    await send(`CREATE DATABASE ${OTHER}`)
    await send(`CREATE TABLE ${OTHER}.c (id int PRIMARY KEY, k int,
      FOREIGN KEY (k) REFERENCES ${own}.p (k) ON UPDATE SET NULL)`)
    for (const body of [single, matching]) {
      const refused = await ask('PATCH', '/api/tables/p/rows', body)
      assert.is(refused.status, 422, refused.text)
      assert.match(refused.text, `${OTHER}.c`)
    }
    const named = { changes: [{ key: { k: 1 }, set: { name: 'b' }, expect: { name: 'a' } }] }
    assert.is((await ask('PATCH', '/api/tables/p/rows', named)).status, 200)
    const forgotten = await ask('PATCH', '/api/tables/p/rows', { ...single, undo: false })
    assert.is(forgotten.status, 200, forgotten.text)
  } finally {
    await send(`DROP DATABASE IF EXISTS ${OTHER}`)
    await database.close()
  }
}

function move(ask: Ask, { body }: Answered, direction: 'undo' | 'redo'): Promise<Answered> {
  return ask('POST', `/api/changes/${String(body['undoId'])}/${direction}`)
}

async function rowsOf(ask: Ask, table: string): Promise<unknown> {
  return (await ask('GET', `/api/tables/${table}`)).body['rows']
}

test.run()
