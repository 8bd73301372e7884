import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { bytesInUse } from './database/bytes-in-use.ts'
import { ask, type DatabaseEngine, eachEngine, firstValue } from './database/each-engine.ts'

const MEGABYTE = 1024 * 1024
const series =
  'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 100000000) SELECT x FROM c'
/** A thousand million rows, or as many as the engine makes without keeping them. */
const manyRows: Readonly<Record<DatabaseEngine, string>> = {
  'postgresql-15': "SELECT generate_series(1, 1000000000), repeat('x', 300)",
  'postgresql-18': "SELECT generate_series(1, 1000000000), repeat('x', 300)",
  mysql:
    'SELECT * FROM digits a, digits b, digits c, digits d, digits e, digits f, digits g, digits h',
  mariadb:
    'SELECT * FROM digits a, digits b, digits c, digits d, digits e, digits f, digits g, digits h',
  sqlite: series,
}
/** Rows of ten megabytes each. */
const wideRows: Readonly<Record<DatabaseEngine, string>> = {
  'postgresql-15': "SELECT repeat('x', 10000000), generate_series(1, 1000)",
  'postgresql-18': "SELECT repeat('x', 10000000), generate_series(1, 1000)",
  mysql: "SELECT repeat('x', 10000000) FROM digits a, digits b, digits c",
  mariadb: "SELECT repeat('x', 10000000) FROM digits a, digits b, digits c",
  sqlite: `SELECT hex(zeroblob(5000000)) FROM (${series})`,
}

const digits = [
  'CREATE TABLE digits (d int)',
  'INSERT INTO digits VALUES (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)',
]

const LOOK_MS = 40

/**
 * The most bytes that were in use while the work was done, over those before. Garbage is collected only where it could
 * make a difference: with more than `least` bytes in sight.
 */
async function growth(least: number, work: () => Promise<void>): Promise<number> {
  const before = bytesInUse()
  let most = 0
  const look = () => {
    const { heapUsed, external } = process.memoryUsage()
    if (heapUsed + external - before >= least) most = Math.max(most, bytesInUse() - before)
  }
  const timer = setInterval(look, LOOK_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  look()
  return most
}

eachEngine('rows and bytes that are too many are not read', async ({ database, engine }) => {
  for (const sql of digits) await ask(database, sql)
  const grown = await growth(200 * MEGABYTE, async () => {
    const rows = await ask(database, manyRows[engine], { maxRows: 1000 })
    assert.equal([rows.rows.length, rows.truncated], [1000, true])
    const bytes = await ask(database, manyRows[engine], { maxBytes: 100_000 })
    assert.ok(bytes.truncated)
    assert.ok(bytes.rows.length > 100 && bytes.rows.length < 100_000, `${bytes.rows.length}`)
    const wide = await ask(database, wideRows[engine], { maxRows: 100, maxBytes: 25_000_000 })
    assert.equal([wide.rows.length, wide.truncated], [2, true])
    assert.is(await firstValue(database, 'SELECT 1'), '1')
  })
  assert.ok(grown < 200 * MEGABYTE, `${Math.round(grown / MEGABYTE)} MB more`)
})

eachEngine(
  'a row of a thousand million bytes never reaches memory',
  async ({ database }) => {
    const session = await database.reserve()
    await ask(session, 'BEGIN')
    await ask(session, 'CREATE TABLE kept (a int)')
    const grown = await growth(100 * MEGABYTE, async () => {
      const sql = "SELECT 1 AS n UNION ALL SELECT 2 UNION ALL SELECT length(repeat('x', 10))"
      assert.is((await ask(session, sql, { maxBytes: MEGABYTE })).truncated, false)
      const huge = await ask(session, "SELECT repeat('x', 1000000000)", { maxBytes: MEGABYTE })
      assert.equal([huge.rows, huge.truncated, huge.columns.length], [[], true, 1])
    })
    assert.ok(grown < 100 * MEGABYTE, `${Math.round(grown / MEGABYTE)} MB more`)
    // The connection and its transaction go on.
    await ask(session, 'COMMIT')
    await session.release()
    assert.is(await firstValue(database, 'SELECT count(*) FROM kept'), '0')
  },
  ['postgresql-15', 'postgresql-18'],
)

eachEngine('a limit that is just reached cuts nothing', async ({ database }) => {
  for (const sql of digits) await ask(database, sql)
  const sql = 'SELECT d FROM digits ORDER BY d'
  const all = await ask(database, sql, { maxRows: 10, maxBytes: 10_000 })
  assert.equal([all.rows.length, all.truncated], [10, false])
  const none = await ask(database, sql, { maxRows: 0 })
  assert.equal([none.rows.length, none.truncated, none.columns.length], [0, true, 1])
  const empty = await ask(database, 'SELECT d FROM digits WHERE d > 9', { maxRows: 1 })
  assert.equal([empty.rows.length, empty.truncated], [0, false])
})

test.run()
