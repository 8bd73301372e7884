import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Session } from '../../runtime/database.ts'
import {
  ask,
  type DatabaseEngine,
  eachEngine,
  firstValue,
  kindOf,
  withOther,
} from './database/each-engine.ts'

/** What a person may leave behind, with how it would be seen, and what is seen where nothing is left. */
type Leak = readonly [leave: string, see: string, expected: string]

const postgresql: readonly Leak[] = [
  ["SET search_path = 'nowhere'", 'SHOW search_path', '"$user", public'],
  ["SET TimeZone = 'Asia/Tokyo'", 'SHOW TimeZone', 'UTC'],
  ['SET statement_timeout = 5', 'SHOW statement_timeout', '1min'],
  ["SET DateStyle = 'German'", "SELECT DATE '2024-12-31'", '2024-12-31'],
  ['SET ROLE pg_monitor', 'SELECT current_user = session_user', 't'],
  [
    'SELECT pg_advisory_lock(7)',
    'SELECT count(*) FROM pg_locks WHERE locktype = $$advisory$$',
    '0',
  ],
  ['PREPARE p AS SELECT 1', 'SELECT count(*) FROM pg_prepared_statements', '0'],
  ['LISTEN news', 'SELECT count(*) FROM pg_listening_channels()', '0'],
  ['CREATE TEMPORARY TABLE t (a int)', "SELECT to_regclass('t') IS NULL", 't'],
]
const mysql: readonly Leak[] = [
  ['SET @a = 5', 'SELECT @a IS NULL', '1'],
  ["SET time_zone = '+09:00'", 'SELECT @@time_zone', '+00:00'],
  ["SET sql_mode = 'ANSI_QUOTES'", "SELECT @@sql_mode LIKE '%ANSI_QUOTES%'", '0'],
  ['SET NAMES latin1', 'SELECT @@character_set_results', 'utf8mb4'],
  ['USE mysql', "SELECT database() LIKE 'quarry%'", '1'],
  ["SELECT get_lock('a', 1)", "SELECT is_free_lock('a')", '1'],
  ['SET autocommit = 0', 'SELECT @@autocommit', '1'],
]
const leaks: Readonly<Record<DatabaseEngine, readonly Leak[]>> = {
  'postgresql-15': postgresql,
  'postgresql-18': postgresql,
  mysql,
  mariadb: mysql,
  sqlite: [
    ['PRAGMA foreign_keys = 0', 'SELECT foreign_keys FROM pragma_foreign_keys', '1'],
    ['PRAGMA query_only = 1', 'SELECT query_only FROM pragma_query_only', '0'],
    ['CREATE TEMPORARY TABLE t (a int)', 'SELECT count(*) FROM sqlite_temp_schema', '0'],
    ["ATTACH ':memory:' AS other", 'SELECT count(*) FROM pragma_database_list WHERE seq > 1', '0'],
  ],
}

async function inSession<T>(session: Session, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await session.release()
  }
}

eachEngine('nothing of a session is left', async ({ engine, url }) => {
  await withOther(url, { connections: 1 }, async (single) => {
    for (const [leave, see, expected] of leaks[engine]) {
      const session = await single.reserve()
      await inSession(session, () => ask(session, leave))
      assert.is(await firstValue(single, see), expected, leave)
    }
  })
})

eachEngine('a session has its own settings until then', async ({ engine, database }) => {
  for (const [leave, see, expected] of leaks[engine]) {
    const session = await database.reserve()
    await inSession(session, async () => {
      await ask(session, leave)
      if (/lock|DateStyle/.test(leave)) return
      const seen = await firstValue(session, see).catch(() => 'refused')
      assert.is.not(seen, expected, leave)
    })
  }
})

eachEngine('whether a transaction is open is known', async ({ database, engine }) => {
  await ask(database, 'CREATE TABLE t (a int PRIMARY KEY)')
  const session = await database.reserve()
  const check = async (sql: string, expected: boolean) => {
    await ask(session, sql).catch((error: Error) => error)
    assert.is(session.inTransaction, expected, sql)
  }
  await check('SELECT 1', false)
  await check('BEGIN', true)
  await check('INSERT INTO t VALUES (1)', true)
  await check('INSERT INTO t VALUES (1)', true)
  await check('SELECT a FROM t', true)
  await check('ROLLBACK', false)
  await check('INSERT INTO t VALUES (2)', false)
  if (engine === 'mysql' || engine === 'mariadb') {
    await check('SET autocommit = 0', false)
    await check('SELECT a FROM t', true)
    await check('COMMIT', false)
  }
  await session.release()
})

eachEngine(
  'a session goes on after a statement that was cancelled',
  async ({ database, engine }) => {
    if (engine === 'sqlite') return
    const sleep = engine.startsWith('postgresql') ? 'SELECT pg_sleep(30)' : 'SELECT sleep(30)'
    const session = await database.reserve()
    await ask(session, 'CREATE TEMPORARY TABLE kept (a int)')
    for (let times = 0; times < 3; times += 1) {
      assert.is(await kindOf(ask(session, sleep, { timeout: 100 })), 'timeout')
      assert.is(await firstValue(session, 'SELECT count(*) FROM kept'), '0')
    }
    await session.release()
  },
)

eachEngine(
  'a transaction in which something failed is not committed',
  async ({ database, engine }) => {
    await ask(database, 'CREATE TABLE t (a int PRIMARY KEY)')
    const work = database.transaction(async (session) => {
      await ask(session, 'INSERT INTO t VALUES (1)')
      await ask(session, 'SELECT * FROM nowhere').catch((error: Error) => error)
    })
    // The others go on after a statement that has failed.
    if (engine.startsWith('postgresql')) assert.is(await kindOf(work), 'other')
    else await work
    const expected = engine.startsWith('postgresql') ? '0' : '1'
    assert.is(await firstValue(database, 'SELECT count(*) FROM t'), expected)
  },
)

test.run()
