import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Database, QueryOptions } from '../../runtime/database.ts'
import {
  ask,
  type DatabaseEngine,
  eachEngine,
  firstValue,
  kindOf,
  withOther,
} from './database/each-engine.ts'

const endless: Readonly<Record<DatabaseEngine, string>> = {
  'postgresql-15': 'SELECT count(*) FROM generate_series(1, 100000000000)',
  'postgresql-18': 'SELECT count(*) FROM generate_series(1, 100000000000)',
  mysql:
    'SELECT count(*) FROM digits a, digits b, digits c, digits d, digits e, digits f, digits g, digits h, digits i, digits j WHERE a.d + b.d + c.d + d.d + e.d + f.d + g.d + h.d + i.d + j.d > 1',
  mariadb:
    'SELECT count(*) FROM digits a, digits b, digits c, digits d, digits e, digits f, digits g, digits h, digits i, digits j WHERE a.d + b.d + c.d + d.d + e.d + f.d + g.d + h.d + i.d + j.d > 1',
  sqlite: 'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT max(x) FROM r',
}
const running: Partial<Record<DatabaseEngine, string>> = {
  'postgresql-15': `SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%00000000000)'`,
  mysql: `SELECT count(*) FROM information_schema.processlist WHERE info LIKE '%digits j%' AND info NOT LIKE '%processlist%'`,
}

/** How many of the statements the server is at; SQLite's run in processes of ours. */
async function countRunning(database: Database, engine: DatabaseEngine): Promise<number> {
  const alike = { 'postgresql-18': 'postgresql-15', mariadb: 'mysql' } as const
  const name = engine === 'postgresql-18' || engine === 'mariadb' ? alike[engine] : engine
  const sql = running[name]
  return sql === undefined ? 0 : Number(await firstValue(database, sql))
}

async function prepare(database: Database): Promise<void> {
  await ask(database, 'CREATE TABLE digits (d int)')
  await ask(database, 'INSERT INTO digits VALUES (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)')
}

eachEngine('a statement is gone from the server when it is told to have ended', async (opened) => {
  const { database, engine, url } = opened
  await prepare(database)
  await withOther(url, {}, async (other) => {
    const leave = new AbortController()
    const asked = kindOf(ask(database, endless[engine], { signal: leave.signal }))
    await pause(300)
    if (engine !== 'sqlite') assert.is(await countRunning(other, engine), 1)
    leave.abort()
    assert.is(await asked, 'cancelled')
    await pause(50)
    assert.is(await countRunning(other, engine), 0)
    assert.is(await kindOf(ask(database, endless[engine], { timeout: 200 })), 'timeout')
    await pause(50)
    assert.is(await countRunning(other, engine), 0)
  })
})

eachEngine('the server ends by itself what runs too long', async ({ url, engine, database }) => {
  await prepare(database)
  await withOther(url, { statementTimeout: 300, connections: 1 }, async (hasty) => {
    assert.is(await kindOf(ask(hasty, endless[engine])), 'timeout')
    assert.is(await firstValue(hasty, 'SELECT 1'), '1')
  })
})

eachEngine('many at once wait for a connection, and no longer than they may', async (opened) => {
  const { database, engine, url } = opened
  await prepare(database)
  await withOther(url, { connections: 2 }, async (small) => {
    const options: QueryOptions = { timeout: 500 }
    const kinds = Array.from({ length: 20 }, () => kindOf(ask(small, endless[engine], options)))
    assert.equal(new Set(await Promise.all(kinds)), new Set(['timeout']))
    assert.is(await firstValue(small, 'SELECT 1'), '1')
  })
})

eachEngine('a transaction whose caller leaves is rolled back', async (opened) => {
  const { database, engine } = opened
  await prepare(database)
  await ask(database, 'CREATE TABLE kept (a int)')
  const leave = new AbortController()
  const work = database.transaction(
    async (session) => {
      await ask(session, 'INSERT INTO kept VALUES (1)')
      setTimeout(() => leave.abort(), 200)
      return ask(session, endless[engine])
    },
    { signal: leave.signal },
  )
  assert.is(await kindOf(work), 'cancelled')
  assert.is(await firstValue(database, 'SELECT count(*) FROM kept'), '0')
})

eachEngine('what has been cancelled before it begins does not begin', async ({ database }) => {
  await prepare(database)
  const signal = AbortSignal.abort()
  assert.is(await kindOf(ask(database, 'DELETE FROM digits', { signal })), 'cancelled')
  assert.is(await firstValue(database, 'SELECT count(*) FROM digits'), '10')
})

test.run()
