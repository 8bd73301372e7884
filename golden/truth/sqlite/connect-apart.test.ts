import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { GivenUp } from '../given-up.ts'
import { connectApart } from './connect-apart.ts'

const endless =
  'WITH RECURSIVE n (x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n'

const told = ({ message }: Error) => message

test('a statement without an end is given up, and what was there is there again', async () => {
  const connection = await connectApart(0.2)
  await connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (9007199254740993), (x'00ff')")
  const refused = await connection.execute('INSERT INTO s VALUES (1)').catch(told)
  assert.is(refused, 'no such table: s')
  assert.is(await connection.rows(endless, []).catch(told), new GivenUp().message)
  const rows = await connection.rows('SELECT a FROM t WHERE a <> ?', ['x'])
  assert.equal(rows, [[9007199254740993n], [Buffer.from([0, 255])]])
  assert.is(await connection.refusal('SELECT b FROM t'), 'no such column: b')
  await connection.close()
})

test.run()
