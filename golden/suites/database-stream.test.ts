import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { bytesInUse } from './database/bytes-in-use.ts'
import { ask, type DatabaseEngine, eachEngine, firstValue, kindOf } from './database/each-engine.ts'

const ROWS = 200_000
const filled: Readonly<Record<DatabaseEngine, string>> = {
  'postgresql-15': `INSERT INTO t SELECT g, repeat('x', 200) FROM generate_series(1, ${ROWS}) g`,
  'postgresql-18': `INSERT INTO t SELECT g, repeat('x', 200) FROM generate_series(1, ${ROWS}) g`,
  mysql: `INSERT INTO t SELECT 1 + a.d + 10 * b.d + 100 * c.d + 1000 * d.d + 10000 * e.d + 100000 * f.d, repeat('x', 200)
    FROM digits a, digits b, digits c, digits d, digits e, digits f WHERE f.d < 2`,
  mariadb: `INSERT INTO t SELECT 1 + a.d + 10 * b.d + 100 * c.d + 1000 * d.d + 10000 * e.d + 100000 * f.d, repeat('x', 200)
    FROM digits a, digits b, digits c, digits d, digits e, digits f WHERE f.d < 2`,
  sqlite: `INSERT INTO t WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < ${ROWS})
    SELECT x, printf('%.*c', 200, 'x') FROM c`,
}
const all = { sql: 'SELECT a, b FROM t ORDER BY a', parameters: [] }

eachEngine('a table is read with constant memory, in one snapshot', async (opened) => {
  const { database, engine } = opened
  await ask(database, 'CREATE TABLE digits (d int)')
  await ask(database, 'INSERT INTO digits VALUES (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)')
  await ask(database, 'CREATE TABLE t (a int PRIMARY KEY, b varchar(200))')
  await ask(database, filled[engine])
  const { columns, batches } = await database.stream(all)
  assert.equal(
    columns.map(({ name }) => name),
    ['a', 'b'],
  )
  let [count, last, most, batch] = [0, 0, 0, 0]
  const before = bytesInUse()
  for await (const rows of batches) {
    if (count === 0 && engine !== 'sqlite') await ask(database, 'DELETE FROM t WHERE a > 1000')
    for (const row of rows) {
      assert.is(Number(row[0]), last + 1)
      last += 1
    }
    count += rows.length
    batch += 1
    if (batch % 20 === 0) most = Math.max(most, bytesInUse() - before)
  }
  assert.is(count, ROWS)
  assert.ok(most < 20_000_000, `${most} bytes more`)
})

eachEngine('who leaves early gives the connection back', async ({ database, engine }) => {
  await ask(database, 'CREATE TABLE digits (d int)')
  await ask(database, 'INSERT INTO digits VALUES (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)')
  await ask(database, 'CREATE TABLE t (a int PRIMARY KEY, b varchar(200))')
  await ask(database, filled[engine])
  // More often than there are connections.
  for (let times = 0; times < 8; times += 1) {
    const { batches } = await database.stream(all)
    for await (const rows of batches) {
      assert.ok(rows.length > 0)
      break
    }
  }
  assert.is(await firstValue(database, 'SELECT count(*) FROM t'), String(ROWS))
})

eachEngine('a stream that fails says so and gives the connection back', async ({ database }) => {
  for (let times = 0; times < 5; times += 1) {
    const refused = database.stream({ sql: 'SELECT * FROM nowhere', parameters: [] })
    const read = async () => {
      for await (const rows of (await refused).batches) assert.ok(rows)
    }
    assert.is(await kindOf(read()), 'unknown-name')
  }
  assert.is(await firstValue(database, 'SELECT 1'), '1')
})

eachEngine('a stream writes nothing', async ({ database }) => {
  await ask(database, 'CREATE TABLE t (a int PRIMARY KEY)')
  await ask(database, 'INSERT INTO t VALUES (1)')
  const write = async () => {
    const { batches } = await database.stream({ sql: 'DELETE FROM t', parameters: [] })
    for await (const rows of batches) assert.ok(rows)
  }
  assert.is(await kindOf(write()), 'read-only')
  assert.is(await firstValue(database, 'SELECT count(*) FROM t'), '1')
  // What read only has been for the stream is over.
  await ask(database, 'DELETE FROM t')
})

test.run()
