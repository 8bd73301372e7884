import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../golden/check-sql.ts'
import { mysql } from '../../dialects/mysql/dialect.ts'
import { postgresql } from '../../dialects/postgresql/dialect.ts'

const schema = `
  CREATE TABLE keyed (a integer, b integer, c integer, PRIMARY KEY (a, b));
  CREATE TABLE plain (a integer, b integer);
`

const views = `
  CREATE VIEW shown AS SELECT a, b, c, a + 1 AS next, 7 AS seven FROM keyed;
  CREATE VIEW kept AS SELECT DISTINCT a, a + 1 AS next, 7 AS seven, b FROM keyed;
`

function check(
  query: string,
  expected: readonly string[],
  dialect: typeof postgresql | typeof mysql = postgresql,
): void {
  const faults = checkSql(dialect, schema + (dialect === mysql ? views : ''), query).filter(
    (fact) => fact.includes(': '),
  )
  assert.equal(faults, expected, query)
}

test('a column depends on the whole primary key, and on nothing where there is none', () => {
  check('SELECT c FROM keyed GROUP BY a, b', [])
  check('SELECT c FROM keyed GROUP BY a', ['ungrouped-column: c'])
  check('SELECT b FROM plain GROUP BY a', ['ungrouped-column: b'])
  check('SELECT b FROM plain GROUP BY a, b', [])
})

test('a column depends on what WHERE fixes by a constant, which a parameter is not when MySQL prepares', () => {
  check('SELECT c FROM keyed WHERE a = 1 GROUP BY b', [], mysql)
  check('SELECT c FROM keyed WHERE a = ? GROUP BY b', ['ungrouped-column: c'], mysql)
  check('SELECT a, c FROM keyed WHERE a = ? GROUP BY a, b', [], mysql)
})

test('MySQL looks into derived tables', () => {
  const inside = (list: string, rest: string) =>
    `SELECT x, y FROM (SELECT ${list} FROM ${rest}) AS d GROUP BY x`
  check(inside('a AS x, a + 1 AS y', 'keyed'), [], mysql)
  check(inside('a AS x, b AS y', 'plain'), ['ungrouped-column: y'], mysql)
  check(inside('a AS x, max(b) AS y', 'plain GROUP BY a'), [], mysql)
  check(
    inside('a AS x, max(b) AS y', 'plain GROUP BY a WITH ROLLUP'),
    ['ungrouped-column: y'],
    mysql,
  )
  check(inside('a AS x, c AS y', 'keyed WHERE b = 2'), [], mysql)
  check(inside('a AS x, rand() AS y', 'plain LIMIT 1'), ['ungrouped-column: y'], mysql)
  check(inside('a AS x, 7 AS y', 'plain LIMIT 1'), [], mysql)
  check('SELECT max(x), y FROM (SELECT a AS x, 7 AS y FROM plain) AS d', [], mysql)
  const limited = '(SELECT a AS x, 7 AS y FROM plain LIMIT 1) AS d'
  check(`SELECT max(x), y FROM ${limited}`, ['ungrouped-column: y'], mysql)
  const twice = 'WITH d AS (SELECT a AS x, b AS y FROM plain) SELECT d.y, e.y AS z FROM d, d AS e'
  check(`${twice} GROUP BY d.y`, ['ungrouped-column: e.y'], mysql)
})

test('a key that is computed frees MySQL columns as a whole item alone, PostgreSQL ones anywhere', () => {
  const grouped = (list: string, rest = '') => `SELECT ${list} FROM plain GROUP BY a + b ${rest}`
  check(grouped('a + b AS x'), [], mysql)
  check(grouped('a + b AS x', 'HAVING x + 1 > 0 ORDER BY -x, a + b'), [], mysql)
  check(grouped('row_number() OVER (ORDER BY a + b) AS x'), [], mysql)
  check(grouped('(a + b) * 2 AS x'), ['ungrouped-column: a', 'ungrouped-column: b'], mysql)
  check(
    grouped('max(a)', 'ORDER BY -(a + b)').replace('max(a)', 'max(a) AS x'),
    ['ungrouped-column: a', 'ungrouped-column: b'],
    mysql,
  )
  check(grouped('(a + b) * 2 AS x', 'ORDER BY -(a + b)'), [])
})

test('the alias of a subquery is the key that the subquery is', () => {
  const grouped =
    'SELECT (SELECT max(c) FROM keyed AS k WHERE k.a = p.a) AS x FROM plain AS p GROUP BY x'
  check(`${grouped} HAVING x > 1 ORDER BY -x`, [], mysql)
  check(`${grouped} HAVING x > p.a`, ['misplaced-clause: a'], mysql)
})

test('nothing depends on the keys of WITH ROLLUP, which the sums lack', () => {
  check('SELECT a, c FROM keyed GROUP BY a, b WITH ROLLUP', ['ungrouped-column: c'], mysql)
  check('SELECT b FROM plain WHERE b = 1 GROUP BY a WITH ROLLUP', ['ungrouped-column: b'], mysql)
  check('SELECT seven, next FROM shown GROUP BY a WITH ROLLUP', ['ungrouped-column: next'], mysql)
  check('SELECT seven FROM kept GROUP BY a WITH ROLLUP', ['ungrouped-column: seven'], mysql)
})

test('MySQL looks into views', () => {
  check('SELECT next, seven FROM shown GROUP BY a', [], mysql)
  check('SELECT c FROM shown GROUP BY a', ['ungrouped-column: c'], mysql)
  check('SELECT a FROM shown GROUP BY next', ['ungrouped-column: a'], mysql)
  check('SELECT max(b), seven FROM shown', [], mysql)
  check('SELECT max(b), seven FROM kept', ['ungrouped-column: seven'], mysql)
  check('SELECT next, seven FROM kept GROUP BY a', [], mysql)
})

test.run()
