import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Database, QueryOptions } from '../../runtime/database.ts'
import { DatabaseFailure, type FailureFacts } from '../../runtime/database-failure.ts'
import { openDatabase } from '../../runtime/registry.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'

const settings = { readOnly: false, connections: 3, statementTimeout: 20_000 }

const endless = {
  'postgresql-15': 'SELECT pg_sleep(60)',
  'postgresql-18': 'SELECT pg_sleep(60)',
  mysql: 'SELECT sleep(60)',
  mariadb: 'SELECT sleep(60)',
  sqlite: 'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT max(x) FROM r',
} as const

const schema = [
  'CREATE TABLE parents (id int PRIMARY KEY)',
  `CREATE TABLE rows_of (id int PRIMARY KEY, name varchar(20) NOT NULL, big bigint UNIQUE,
  parent int, CONSTRAINT small CHECK (id < 100), FOREIGN KEY (parent) REFERENCES parents (id))`,
]

type EngineName = keyof typeof endless

const more: Partial<Record<EngineName, readonly string[]>> = {
  'postgresql-15': ['CREATE SEQUENCE numbers'],
}

/** What looks like reading, and writes or locks. */
const writingReads: Partial<Record<EngineName, readonly string[]>> = {
  'postgresql-15': [
    'WITH gone AS (DELETE FROM rows_of RETURNING id) SELECT id FROM gone',
    'SELECT id FROM rows_of FOR UPDATE',
    "SELECT setval('numbers', 5)",
    'SELECT id INTO other FROM rows_of',
  ],
}

for (const engine of Object.keys(endless).filter(isEngine)) {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') {
    skip(fresh.reason, 6)
    continue
  }
  const { database } = await openDatabase(fresh.url, settings)
  for (const statement of [...schema, ...(more[engine] ?? [])]) await run(database, statement)
  test(`values are exact and rows are cut: ${engine}`, () => checkRows(database))
  test(`a failure says what it is and no more: ${engine}`, () => checkFailures(database))
  test(`a statement is ended on the server: ${engine}`, () => checkEnds(database, endless[engine]))
  test(`a transaction is done whole or not at all: ${engine}`, () => checkTransactions(database))
  test(`a session leaves nothing behind: ${engine}`, () => checkSessions(database))
  test(`${engine}: a database that is read only refuses by itself (security 51)`, () =>
    checkReadOnly(fresh.url, engine))
  test(`nothing is left: ${engine}`, async () => {
    await database.close()
    await fresh.drop()
  })
}

function isEngine(name: string): name is EngineName {
  return Object.hasOwn(endless, name)
}

function run(database: Pick<Database, 'query'>, sql: string, options?: QueryOptions) {
  return database.query({ sql, parameters: [] }, options)
}

async function factsOf(work: Promise<unknown>): Promise<FailureFacts> {
  try {
    await work
  } catch (error) {
    if (error instanceof DatabaseFailure) return error.facts
    throw error
  }
  throw new Error('it did not fail')
}

async function checkRows(database: Database): Promise<void> {
  await run(database, "INSERT INTO rows_of VALUES (1, 'a', 9007199254740993, NULL)")
  await run(database, "INSERT INTO rows_of VALUES (2, 'é🐘''', 2, NULL), (3, 'c', 3, NULL)")
  const all = await run(database, 'SELECT id, name, big FROM rows_of ORDER BY id')
  assert.equal(
    all.rows.map((row) => row.map(String)),
    [
      ['1', 'a', '9007199254740993'],
      ['2', "é🐘'", '2'],
      ['3', 'c', '3'],
    ],
  )
  assert.is(all.truncated, false)
  const odd = await run(database, 'SELECT 3 AS __proto__, 4 AS constructor')
  assert.equal(
    odd.columns.map(({ name }) => name),
    ['__proto__', 'constructor'],
  )
  const cut = await run(database, 'SELECT id FROM rows_of ORDER BY id', { maxRows: 2 })
  assert.equal([cut.rows.length, cut.truncated], [2, true])
  const { batches } = await database.stream({ sql: 'SELECT id FROM rows_of', parameters: [] })
  let count = 0
  for await (const rows of batches) count += rows.length
  assert.is(count, 3)
}

async function checkFailures(database: Database): Promise<void> {
  const kinds: Record<string, string> = {
    "INSERT INTO rows_of VALUES (1, 'a', NULL, NULL)": 'constraint unique',
    'INSERT INTO rows_of VALUES (4, NULL, NULL, NULL)': 'constraint not-null',
    "INSERT INTO rows_of VALUES (500, 'a', NULL, NULL)": 'constraint check',
    "INSERT INTO rows_of VALUES (4, 'a', NULL, 7)": 'constraint foreign-key',
    'SELECT * FRO rows_of': 'syntax',
    'SELECT * FROM nowhere': 'unknown-name',
  }
  for (const [sql, expected] of Object.entries(kinds)) {
    const { kind, constraint } = await factsOf(run(database, sql))
    assert.is(constraint === undefined ? kind : `${kind} ${constraint.kind}`, expected, sql)
  }
}

async function checkEnds(database: Database, sql: string): Promise<void> {
  const leave = new AbortController()
  setTimeout(() => leave.abort(), 100)
  assert.is((await factsOf(run(database, sql, { signal: leave.signal }))).kind, 'cancelled')
  assert.is((await factsOf(run(database, sql, { timeout: 100 }))).kind, 'timeout')
  // As many as there are connections: none of them is lost.
  const ended = Array.from({ length: 3 }, () => factsOf(run(database, sql, { timeout: 200 })))
  for (const { kind } of await Promise.all(ended)) assert.is(kind, 'timeout')
  assert.is((await run(database, 'SELECT 1')).rows.length, 1)
}

async function checkTransactions(database: Database): Promise<void> {
  const count = async () =>
    String((await run(database, 'SELECT count(*) FROM parents')).rows[0]?.[0])
  const failed = database.transaction(async (session) => {
    await run(session, 'INSERT INTO parents VALUES (1)')
    throw new Error('no')
  })
  assert.is(await failed.catch((error: Error) => error.message), 'no')
  assert.is(await count(), '0')
  await database.transaction((session) => run(session, 'INSERT INTO parents VALUES (1)'))
  assert.is(await count(), '1')
  const counted = [
    ['UPDATE parents SET id = id WHERE id > 1', 0],
    ['INSERT INTO parents VALUES (10), (11)', 2],
    ['DELETE FROM parents WHERE id >= 10', 2],
  ] as const
  for (const [sql, expected] of counted)
    assert.is((await run(database, sql)).rowCount, expected, sql)
}

async function checkSessions(database: Database): Promise<void> {
  const session = await database.reserve()
  await run(session, 'BEGIN')
  assert.is(session.inTransaction, true)
  await run(session, 'DELETE FROM rows_of')
  await session.release()
  assert.is((await run(database, 'SELECT id FROM rows_of')).rows.length, 3)
  const other = await database.reserve()
  await run(other, 'CREATE TEMPORARY TABLE only_here (a int)')
  await other.release()
  const seen = Array.from({ length: 3 }, () => factsOf(run(database, 'SELECT * FROM only_here')))
  for (const { kind } of await Promise.all(seen)) assert.is(kind, 'unknown-name')
}

async function checkReadOnly(url: string, engine: EngineName): Promise<void> {
  const { database } = await openDatabase(url, { ...settings, readOnly: true })
  try {
    assert.is((await run(database, 'SELECT id FROM rows_of')).rows.length, 3)
    for (const sql of [
      'DELETE FROM rows_of',
      "UPDATE rows_of SET name = 'x'",
      'DROP TABLE rows_of',
      ...(writingReads[engine] ?? []),
    ])
      assert.is((await factsOf(run(database, sql))).kind, 'read-only', sql)
  } finally {
    await database.close()
  }
}

test.run()
