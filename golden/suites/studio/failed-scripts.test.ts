import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type Answered,
  type Ask,
  askStudio,
  type StudioEngine,
  studioEngines,
} from './ask-studio.ts'

const schema = ['CREATE TABLE items (id int PRIMARY KEY)', 'INSERT INTO items VALUES (1)']

const sql = (ask: Ask, query: string, more: object = {}) =>
  ask('POST', '/api/sql', { query, ...more })

async function idsIn(ask: Ask): Promise<readonly number[]> {
  const { text } = await sql(ask, 'SELECT id FROM items ORDER BY id')
  return [...text.matchAll(/\{"id":(\d+)\}/g)].flatMap(([, id], place, { length }) =>
    // The first result stands at the top as well.
    place < length / 2 ? [Number(id)] : [],
  )
}

interface Told {
  /** How the answer says what became of the statements before. */
  readonly says: RegExp | undefined
  readonly rolledBackFrom: number | null
  readonly kept: readonly number[]
}

const ROLLED_BACK = /its transaction is rolled back: nothing of it is kept"/
const BOTH =
  /"line":2,"column":1,"message":"its transaction is rolled back: nothing of it is kept; what was committed before it is"/
const KEPT = /what the statements before it have committed is kept"/
const COMMITTED =
  /the database committed its transaction before this statement: what it had written is kept"/

const broken = ['SELEC 1', 'INSERT INTO items VALUES (1)', 'SELECT * FROM nothing']

async function isTold(answer: Answered, ask: Ask, { says, rolledBackFrom, kept }: Told) {
  assert.ok(answer.status >= 400, answer.text)
  if (says === undefined) assert.not.match(answer.text, /kept|rolled back/)
  else assert.match(answer.text, says)
  assert.is(answer.body['rolledBackFrom'], rolledBackFrom, answer.text)
  assert.equal(await idsIn(ask), kept)
  await sql(ask, 'DELETE FROM items WHERE id > 1')
}

for (const engine of studioEngines) {
  test(`a script that fails says what is kept of it: ${engine}`, () =>
    askStudio(engine, { schema }, tells))
  test(`a script without an end says what is kept of it: ${engine}`, () =>
    askStudio(engine, { schema }, async (ask) => {
      const query = 'INSERT INTO items VALUES (2);\nBEGIN; INSERT INTO items VALUES (3)'
      const open = { says: /leave a transaction open/, rolledBackFrom: 1, kept: [1, 2] }
      await isTold(await sql(ask, query), ask, open)
    }))
}

async function tells(ask: Ask): Promise<void> {
  const write = (id: number) => `INSERT INTO items VALUES (${id})`
  for (const last of broken) {
    const own = await sql(ask, `BEGIN; ${write(2)};\n${last}; ${write(3)}`)
    await isTold(own, ask, { says: ROLLED_BACK, rolledBackFrom: 0, kept: [1] })
    const both = await sql(ask, `${write(2)};\nBEGIN; ${write(3)}; ${last}; COMMIT`)
    await isTold(both, ask, { says: BOTH, rolledBackFrom: 1, kept: [1, 2] })
    const ended = await sql(ask, `BEGIN; ${write(2)}; COMMIT; ${write(3)}; ${last}`)
    await isTold(ended, ask, { says: KEPT, rolledBackFrom: null, kept: [1, 2, 3] })
    const only = await sql(ask, `SELECT 1; ${last}`)
    await isTold(only, ask, { says: undefined, rolledBackFrom: null, kept: [1] })
  }
}

const endless: Readonly<Record<StudioEngine, string>> = {
  'postgresql-15': 'SELECT pg_sleep(60)',
  'postgresql-18': 'SELECT pg_sleep(60)',
  mysql: 'SELECT sleep(60) FROM items WHERE id = 1',
  mariadb: 'SELECT sleep(60) FROM items WHERE id = 1',
  sqlite: 'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT max(x) FROM r',
}

for (const engine of studioEngines)
  test(`a script that is cancelled says what is kept of it: ${engine}`, () =>
    askStudio(engine, { schema }, async (ask) => {
      const query = `BEGIN; INSERT INTO items VALUES (2); ${endless[engine]}`
      const asked = sql(ask, query, { requestId: 'slow' })
      let cancelled = await ask('DELETE', '/api/sql/slow')
      while (cancelled.status === 404) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        cancelled = await ask('DELETE', '/api/sql/slow')
      }
      await isTold(await asked, ask, { says: ROLLED_BACK, rolledBackFrom: 0, kept: [1] })
    }))

const definition = 'CREATE TABLE items (id int)'

for (const engine of ['mysql', 'mariadb'] as const) {
  test(`a definition that fails has committed what was before it: ${engine}`, () =>
    askStudio(engine, { schema }, async (ask) => {
      const failed = await sql(ask, `BEGIN; INSERT INTO items VALUES (2); ${definition}`)
      await isTold(failed, ask, { says: COMMITTED, rolledBackFrom: null, kept: [1, 2] })
      const again = 'BEGIN; INSERT INTO items VALUES (2);\nSTART TRANSACTION; SELEC 1'
      await isTold(await sql(ask, again), ask, { says: BOTH, rolledBackFrom: 2, kept: [1, 2] })
    }))
  test(`a transaction that a definition has ended is not called open: ${engine}`, () =>
    askStudio(engine, { schema }, async (ask) => {
      const { body } = await ask('POST', '/api/tx')
      const tx = String(body['id'])
      await sql(ask, 'INSERT INTO items VALUES (2)', { tx })
      const failed = await sql(ask, definition, { tx })
      assert.match(failed.text, /the database committed its transaction before this statement/)
      const later = await sql(ask, `INSERT INTO items VALUES (3); ${definition}`, { tx })
      assert.match(later.text, KEPT)
      const ended = await ask('POST', `/api/tx/${tx}/rollback`)
      assert.is(ended.status, 409, ended.text)
      assert.equal(await idsIn(ask), [1, 2, 3])
    }))
}

test.run()
