import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Database, Queryable } from '../../runtime/database.ts'
import {
  ask,
  type DatabaseEngine,
  eachEngine,
  kindOf,
  type Opened,
  firstValue,
  withOther,
} from './database/each-engine.ts'

const postgresql = [
  'WITH gone AS (DELETE FROM t RETURNING a) SELECT a FROM gone',
  'SELECT a FROM t FOR UPDATE',
  "SELECT nextval('numbers')",
  'SELECT lo_create(0)',
  'SELECT writes()',
  'SELECT a INTO other FROM t',
  'CREATE TABLE other (a int)',
  'EXPLAIN ANALYZE DELETE FROM t',
] as const

const mysql = [
  'SELECT writes()',
  'CALL writes_otherwise()',
  '/*! CALL writes_otherwise() */',
  'SET GLOBAL max_connect_errors = 100',
  'SET @@global.max_connect_errors = 100',
  "SELECT a FROM t INTO OUTFILE '/nowhere/t.txt'",
  "SELECT a INTO /* */ DUMPFILE '/nowhere/t.txt' FROM t",
] as const

const writing: Readonly<Record<DatabaseEngine, readonly string[]>> = {
  'postgresql-15': postgresql,
  'postgresql-18': postgresql,
  mysql: [...mysql, 'CREATE TABLE other (a int)', 'TRUNCATE t', 'REPLACE INTO t VALUES (1)'],
  mariadb: [...mysql, 'CREATE TABLE other (a int)', 'TRUNCATE t', 'DELETE FROM t RETURNING a'],
  sqlite: ['CREATE TABLE other (a int)', 'DELETE FROM t RETURNING a', 'PRAGMA user_version = 5'],
}

/** Statements after which a DELETE would write, if their session let it. */
const postgresqlWays = [
  ['SET default_transaction_read_only = off'],
  ['SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE'],
  ['BEGIN READ WRITE'],
  ['BEGIN', 'SET TRANSACTION READ WRITE'],
  ['BEGIN', 'COMMIT AND CHAIN', 'SET TRANSACTION READ WRITE'],
  ['SET default_transaction_read_only = off', 'BEGIN'],
  ['/* /* */ BEGIN */ SET default_transaction_read_only = off', 'START TRANSACTION'],
  [
    `DO $$ BEGIN PERFORM set_config('default_transaction_read_only', 'off', false); COMMIT;
     DELETE FROM t; END $$`,
  ],
  ["SELECT set_config('transaction_read_only', 'off', false)"],
] as const
const mysqlWays = [
  ['SET SESSION TRANSACTION READ WRITE'],
  ['SET TRANSACTION READ WRITE'],
  ['SET transaction_read_only = 0'],
  ['SET SESSION transaction_read_only = 0', 'BEGIN'],
  ['START TRANSACTION READ WRITE'],
  ['BEGIN', 'START TRANSACTION READ WRITE'],
  ['BEGIN', 'SET SESSION TRANSACTION READ WRITE', 'COMMIT AND CHAIN'],
  ['SET autocommit = 0', 'SET SESSION TRANSACTION READ WRITE'],
] as const
const ways: Readonly<Record<DatabaseEngine, readonly (readonly string[])[]>> = {
  'postgresql-15': postgresqlWays,
  'postgresql-18': postgresqlWays,
  mysql: mysqlWays,
  mariadb: [
    ...mysqlWays.filter(([first]) => !first.includes('transaction_read_only')),
    ['SET tx_read_only = 0', 'BEGIN'],
    ['BEGIN NOT ATOMIC START TRANSACTION READ WRITE; DELETE FROM t; COMMIT; END'],
    ["EXECUTE IMMEDIATE 'START TRANSACTION READ WRITE'"],
  ],
  sqlite: [['PRAGMA query_only = 0'], ['BEGIN IMMEDIATE'], ['BEGIN']],
}

const routines: Partial<Record<DatabaseEngine, readonly string[]>> = {
  'postgresql-15': [
    'CREATE SEQUENCE numbers',
    'CREATE FUNCTION writes() RETURNS int LANGUAGE sql AS $$ DELETE FROM t RETURNING a $$',
  ],
  mysql: [
    'CREATE FUNCTION writes() RETURNS int DETERMINISTIC BEGIN DELETE FROM t; RETURN 1; END',
    `CREATE PROCEDURE writes_otherwise()
     BEGIN SET SESSION TRANSACTION READ WRITE; DELETE FROM t; COMMIT; END`,
  ],
}

async function prepare({ database, engine }: Opened): Promise<void> {
  await ask(database, 'CREATE TABLE t (a int PRIMARY KEY)')
  await ask(database, 'INSERT INTO t VALUES (1), (2), (3)')
  const like = { 'postgresql-18': 'postgresql-15', mariadb: 'mysql' } as const
  const name = engine === 'postgresql-18' || engine === 'mariadb' ? like[engine] : engine
  for (const sql of routines[name] ?? []) await ask(database, sql)
}

function count(database: Queryable): Promise<string> {
  return firstValue(database, 'SELECT count(*) FROM t')
}

eachEngine('what writes is refused, however it looks', async (opened) => {
  await prepare(opened)
  await withOther(opened.url, { readOnly: true }, async (reading) => {
    assert.is(await count(reading), '3')
    for (const sql of ['DELETE FROM t', 'INSERT INTO t VALUES (9)', ...writing[opened.engine]]) {
      assert.is(await kindOf(ask(reading, sql)), 'read-only', sql)
    }
    assert.is(await count(reading), '3')
  })
  assert.is(await count(opened.database), '3')
})

eachEngine('a session that only reads cannot be made one that writes', async (opened) => {
  await prepare(opened)
  await withOther(opened.url, { readOnly: true, connections: 2 }, async (reading) => {
    for (const way of ways[opened.engine]) {
      await tryWay(reading, way)
      assert.is(await count(opened.database), '3', way.join('; '))
    }
  })
})

/** The DELETE behind the statements must be refused; where one of them has failed a transaction, as a part of that. */
async function tryWay(database: Database, way: readonly string[]): Promise<void> {
  const session = await database.reserve()
  try {
    const kinds: string[] = []
    for (const sql of [...way, 'DELETE FROM t WHERE a = 1', 'COMMIT']) {
      kinds.push(await kindOf(ask(session, sql)).catch(() => 'done'))
    }
    assert.ok(
      ['read-only', 'other'].includes(kinds[way.length] ?? ''),
      `${way.join('; ')}: ${kinds.join(', ')}`,
    )
  } finally {
    await session.release()
  }
}

eachEngine('a transaction of reading goes on as one', async (opened) => {
  await prepare(opened)
  await withOther(opened.url, { readOnly: true }, async (reading) => {
    const session = await reading.reserve()
    await ask(session, 'BEGIN')
    assert.is(session.inTransaction, true)
    assert.is(await count(session), '3')
    assert.is(session.inTransaction, true)
    await ask(session, 'ROLLBACK')
    assert.is(session.inTransaction, false)
    await session.release()
  })
})

eachEngine('a transaction that is said to read refuses to write', async (opened) => {
  await prepare(opened)
  const work = opened.database.transaction((session) => ask(session, 'DELETE FROM t'), {
    readOnly: true,
  })
  assert.is(await kindOf(work), 'read-only')
  await ask(opened.database, 'DELETE FROM t WHERE a = 1')
  assert.is(await count(opened.database), '2')
})

test.run()
