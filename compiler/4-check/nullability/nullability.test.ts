import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mariadb } from '../../dialects/mariadb/dialect.ts'
import { mysql } from '../../dialects/mysql/dialect.ts'
import { postgresql } from '../../dialects/postgresql/dialect.ts'
import { sqlite } from '../../dialects/sqlite/dialect.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import { checkSql } from '../../../golden/check-sql.ts'

const schema = `
  CREATE TABLE a (id integer PRIMARY KEY, x integer, y integer NOT NULL);
  CREATE TABLE b (id integer PRIMARY KEY, a_id integer, z integer, w integer NOT NULL);
  CREATE TABLE c (id integer PRIMARY KEY, b_id integer, v integer NOT NULL);
  CREATE TABLE texts (s varchar(20), t varchar(20) NOT NULL);
`

/** The nullability of the result columns: `-` for never NULL, `n` for perhaps. */
function check(
  dialect: Dialect,
  rows: readonly (readonly [string, string])[],
  tables = dialect === mariadb ? `${schema} CREATE TABLE ids (u uuid NOT NULL);` : schema,
): void {
  for (const [query, expected] of rows) {
    const facts = checkSql(dialect, tables, query).filter((fact) => !fact.startsWith('$'))
    const found = facts.map((fact) => (fact.endsWith(' null') ? 'n' : '-')).join('')
    assert.is(found, expected, `${query}\n${facts.join('\n')}`)
  }
}

test('outer joins extend whole sides', () => {
  check(postgresql, [
    ['SELECT a.y, b.w FROM a LEFT JOIN b ON b.a_id = a.id', '-n'],
    ['SELECT a.y, b.w FROM a RIGHT JOIN b ON b.a_id = a.id', 'n-'],
    ['SELECT a.y, b.w FROM a FULL JOIN b ON b.a_id = a.id', 'nn'],
    ['SELECT a.y, b.w, c.v FROM a LEFT JOIN (b JOIN c ON c.b_id = b.id) ON b.a_id = a.id', '-nn'],
    ['SELECT a.y, b.w, c.v FROM (a JOIN b ON b.a_id = a.id) RIGHT JOIN c ON c.b_id = b.id', 'nn-'],
    ['SELECT a.y, s.w FROM a LEFT JOIN (SELECT w, a_id FROM b) s ON s.a_id = a.id', '-n'],
    ['SELECT a.y, s.n FROM a LEFT JOIN LATERAL (SELECT 1 AS n) s ON true', '--'],
    ['SELECT a.y, s.n FROM a LEFT JOIN LATERAL (SELECT 1 AS n WHERE a.y > 1) s ON true', '-n'],
    ['SELECT a.y, s.n FROM a LEFT JOIN LATERAL (SELECT 1 AS n) s ON s.n = a.y', '-n'],
  ])
})

test('of the two sides of a FULL JOIN one is there', () => {
  check(postgresql, [
    ['SELECT coalesce(a.id, b.id) FROM a FULL JOIN b ON b.id = a.id', '-'],
    ['SELECT coalesce(a.id, c.id) FROM (a JOIN b ON b.id = a.id) FULL JOIN c ON c.id = a.id', '-'],
    ['SELECT coalesce(a.id, b.id) FROM (a JOIN b ON b.id = a.id) FULL JOIN c ON c.id = a.id', 'n'],
    ['SELECT coalesce(a.id, a.y) FROM a FULL JOIN b ON b.id = a.id', 'n'],
  ])
})

test('a condition takes an outer join back', () => {
  check(postgresql, [
    ['SELECT b.w, b.z FROM a LEFT JOIN b ON b.a_id = a.id WHERE b.id IS NOT NULL', '-n'],
    ['SELECT b.w, b.z FROM a LEFT JOIN b ON b.a_id = a.id WHERE b.z > 1', '--'],
    ['SELECT b.a_id FROM a LEFT JOIN b ON b.a_id = a.id WHERE b.w = 1', '-'],
    [
      'SELECT b.w, c.v FROM a LEFT JOIN (b JOIN c ON c.b_id = b.id) ON b.a_id = a.id WHERE c.v = 1',
      '--',
    ],
    [
      'SELECT b.w, c.v FROM a LEFT JOIN b ON b.a_id = a.id LEFT JOIN c ON c.b_id = b.id WHERE b.w = 1',
      '-n',
    ],
    [
      'SELECT b.w, c.v FROM a LEFT JOIN b ON b.a_id = a.id LEFT JOIN c ON c.b_id = b.id WHERE c.v = 1',
      '--',
    ],
    ['SELECT a.y, b.w FROM a FULL JOIN b ON b.a_id = a.id WHERE a.y = 1', '-n'],
    ['SELECT b.w FROM a LEFT JOIN b ON b.a_id = a.id WHERE b.w = 1 OR a.y = 1', 'n'],
    ['SELECT b.w FROM a LEFT JOIN b ON b.a_id = a.id WHERE b.w IS NULL', 'n'],
    ['SELECT b.w FROM a LEFT JOIN b ON b.a_id = a.id WHERE coalesce(b.w, 1) = 1', 'n'],
    ['SELECT b.w FROM a LEFT JOIN b ON b.a_id = a.id AND b.w = 1', 'n'],
  ])
})

test('conditions prove columns', () => {
  check(postgresql, [
    ['SELECT x FROM a WHERE x = 1', '-'],
    ['SELECT x FROM a WHERE x IN (1, 2)', '-'],
    ['SELECT x FROM a WHERE x NOT IN (1, 2)', '-'],
    ['SELECT x FROM a WHERE x IN (SELECT w FROM b)', '-'],
    ['SELECT x FROM a WHERE x NOT IN (SELECT w FROM b)', 'n'],
    ['SELECT x FROM a WHERE x NOT IN (sqlc.slice(ids))', 'n'],
    ['SELECT x FROM a WHERE x BETWEEN 1 AND 2', '-'],
    ['SELECT x FROM a WHERE y BETWEEN x AND 2', '-'],
    ['SELECT x FROM a WHERE y NOT BETWEEN x AND 2', 'n'],
    ['SELECT x FROM a WHERE NOT (x IS NULL)', '-'],
    ['SELECT x FROM a WHERE NOT (x IS NULL OR y = 1)', '-'],
    ['SELECT x FROM a WHERE NOT (x IS NULL AND y = 1)', 'n'],
    ['SELECT x FROM a WHERE x + 1 > 2', '-'],
    ['SELECT x FROM a WHERE (x > 1) IS TRUE', '-'],
    ['SELECT x FROM a WHERE (x > 1) IS NOT TRUE', 'n'],
    ['SELECT x FROM a WHERE x = ANY (ARRAY[1])', '-'],
    ['SELECT x FROM a WHERE x <> ALL (ARRAY[1])', '-'],
    ["SELECT x FROM a WHERE x <> ALL ('{}')", 'n'],
    ['SELECT (SELECT a.x FROM b LIMIT 1) FROM a WHERE x = 1', 'n'],
    ['SELECT CASE WHEN x IS NOT NULL THEN x ELSE 0 END FROM a', '-'],
    ['SELECT CASE WHEN x IS NULL THEN x ELSE 0 END FROM a', 'n'],
  ])
})

test('aggregates, groups and windows', () => {
  check(postgresql, [
    ['SELECT count(*), count(x), sum(y), max(y) FROM a', '--nn'],
    ['SELECT sum(y), sum(x), max(y) FROM a GROUP BY id', '-n-'],
    ['SELECT sum(y) FILTER (WHERE y > 1) FROM a GROUP BY id', 'n'],
    ['SELECT y, count(*) FROM a GROUP BY ROLLUP (y)', 'n-'],
    ['SELECT y, x, max(y) FROM a GROUP BY GROUPING SETS ((y), (y, x))', '-n-'],
    ['SELECT coalesce(x, 0) FROM a GROUP BY ROLLUP (coalesce(x, 0))', 'n'],
    ['SELECT x IS NULL FROM a GROUP BY ROLLUP (x IS NULL)', 'n'],
    ['SELECT x IS NULL FROM a GROUP BY ROLLUP (x)', '-'],
    ['SELECT coalesce(x, 0), max(coalesce(x, 0)) FROM a GROUP BY coalesce(x, 0)', '--'],
    ['SELECT (SELECT a.y) FROM a GROUP BY ROLLUP (a.y)', 'n'],
    ['SELECT id FROM a FULL JOIN b USING (id) GROUP BY ROLLUP (id)', 'n'],
    ['SELECT id FROM a FULL JOIN b USING (id) GROUP BY id', '-'],
    ['SELECT (SELECT count(a.id) FROM b WHERE b.id = 1) FROM a', 'n'],
    ['SELECT (SELECT count(b.id) FROM b WHERE b.id = 1) FROM a', '-'],
    ['SELECT (SELECT count(a.id) + count(*) FROM b) FROM a GROUP BY a.y', '-'],
    ['SELECT sum(y) OVER () FROM a', '-'],
    ['SELECT sum(y) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING) FROM a', 'n'],
    ['SELECT lag(y) OVER (ORDER BY id), row_number() OVER () FROM a', 'n-'],
    ['SELECT x FROM a GROUP BY x HAVING x > 1', '-'],
    ['SELECT (SELECT count(*) FROM b), (SELECT w FROM b LIMIT 1), EXISTS (SELECT 1) FROM a', '-n-'],
    ['SELECT generate_series(1, y), generate_series(1, 2) FROM a', 'nn'],
    ["SELECT u.p, u.q FROM unnest(ARRAY[1], ARRAY['a']) AS u (p, q)", 'nn'],
    ["SELECT u.p, u.o FROM unnest(ARRAY['a']) WITH ORDINALITY AS u (p, o)", 'n-'],
  ])
})

test('set operations and recursion', () => {
  check(postgresql, [
    ['SELECT y FROM a UNION SELECT x FROM a', 'n'],
    ['SELECT y FROM a INTERSECT SELECT x FROM a', '-'],
    ['SELECT y FROM a EXCEPT SELECT x FROM a', '-'],
    ['VALUES (1, NULL), (2, 3)', '-n'],
    [
      'WITH RECURSIVE t (n, m) AS (SELECT 1, 1 UNION ALL SELECT n + 1, NULL FROM t) SELECT n, m FROM t',
      '-n',
    ],
    [
      'WITH RECURSIVE t (n, m) AS (SELECT 1, 1 UNION ALL SELECT n + 1, m FROM t) SELECT n, m FROM t',
      '--',
    ],
  ])
})

test('a changed row is another row', () => {
  check(postgresql, [
    ['UPDATE a SET x = NULL WHERE x IS NOT NULL RETURNING x, y', 'n-'],
    ['DELETE FROM a WHERE x IS NOT NULL RETURNING x', '-'],
    ['INSERT INTO a (id, y) VALUES (1, 2) RETURNING x, y', 'n-'],
  ])
})

test('a test of JSON says nothing of NULL', () => {
  check(postgresql, [
    ['SELECT s IS JSON, s IS NOT JSON, t IS JSON FROM texts', 'nn-'],
    ['SELECT s FROM texts WHERE s IS NOT JSON', '-'],
    ['SELECT s FROM texts WHERE NOT (s IS JSON)', '-'],
    ["SELECT CASE WHEN s IS NOT JSON THEN '' ELSE s END FROM texts", 'n'],
  ])
})

test('HAVING without groups filters rows in MySQL', () => {
  check(mysql, [
    ['SELECT x AS k, y FROM a HAVING k > 1', '--'],
    ['SELECT y AS k, x FROM a HAVING k > 1', '-n'],
    ['SELECT max(y) AS k, max(x) FROM a HAVING count(*) > 1', '-n'],
    ['SELECT max(y) AS k FROM a HAVING count(x) >= 0', 'n'],
  ])
})

test('HAVING proves that a group has rows, or values', () => {
  check(postgresql, [
    ['SELECT max(x), max(y) FROM a GROUP BY id HAVING count(x) > 0', '--'],
    ['SELECT max(x), max(y) FROM a HAVING count(x) >= 0', 'nn'],
    ['SELECT max(z), max(a_id) FROM b GROUP BY w HAVING min(z) > 1', '-n'],
    ['SELECT max(x) FROM a GROUP BY id HAVING count(x) FILTER (WHERE y > 1) > 0', 'n'],
  ])
})

test('one may divide by what is not zero', () => {
  check(sqlite, [
    ['SELECT 1 / y, 1 / x FROM a WHERE y <> 0 AND x > 0', '--'],
    ['SELECT 1 / y FROM a WHERE y >= 0', 'n'],
    ['SELECT CASE WHEN y = 0 THEN 0 ELSE 1 / y END, iif(x = 0, 0, 1 / x) FROM a', '-n'],
    ['SELECT sum(y) / count(*), sum(y) / count(x) FROM a GROUP BY id', '-n'],
  ])
  check(mysql, [['SELECT 1 / y, 1 % y, 1 DIV y, 1 / x FROM a WHERE y > 0', '---n']])
})

test('what is no value of the type of a column becomes NULL in MariaDB', () => {
  check(mariadb, [
    ['SELECT u FROM ids UNION SELECT t FROM texts', 'n'],
    ['SELECT t FROM texts UNION SELECT u FROM ids', 'n'],
    ['SELECT u FROM ids EXCEPT SELECT t FROM texts', '-'],
    ["SELECT u = 'x', u = u, u IN ('x'), u BETWEEN 'a' AND 'b' FROM ids", 'n-nn'],
  ])
})

test('RETURNING shows what is written in SQLite', () => {
  check(sqlite, [
    ['INSERT INTO a (x, y) VALUES (1, 2) RETURNING x', '-'],
    ['INSERT INTO a (x, y) VALUES (1, 2), (NULL, 3) RETURNING x', 'n'],
    ['INSERT INTO a (x, y) VALUES (1, 2) ON CONFLICT DO UPDATE SET y = 1 RETURNING x', 'n'],
    ['INSERT INTO a (x, y) VALUES (1, 2) ON CONFLICT DO UPDATE SET x = 3 RETURNING x', '-'],
    ['UPDATE a SET x = 1, x = NULL RETURNING x', 'n'],
  ])
  check(postgresql, [['UPDATE a SET x = 1 RETURNING x', 'n']])
})

test('a group of no rows has no columns', () => {
  check(sqlite, [
    ['SELECT (SELECT count(a.id)), y FROM a', '-n'],
    ['SELECT (SELECT count(b.id) FROM b), y FROM a', '--'],
    ['SELECT count(*), y FROM a', '-n'],
    ['SELECT count(*), y FROM a GROUP BY id', '--'],
  ])
})

test('a NULL of a NOT NULL domain is stored as it is', () => {
  const tables = `
    CREATE DOMAIN d AS integer NOT NULL;
    CREATE TABLE t (a d, b d NOT NULL, c d PRIMARY KEY);
    CREATE VIEW v AS SELECT a, b FROM t;
  `
  check(
    postgresql,
    [
      ['SELECT a, b, c FROM t', 'n--'],
      ['SELECT a, b FROM v', 'n-'],
      ['SELECT a::d, a::integer, b::d, coalesce(a, b), a + 1 FROM t', 'nn--n'],
      ['SELECT a FROM t WHERE a > 0', '-'],
    ],
    tables,
  )
})

test('a row with a NULL inside is neither NULL nor NOT NULL', () => {
  const tables = `
    CREATE TYPE pair AS (a integer, b integer);
    CREATE DOMAIN named AS pair;
    CREATE TABLE t (p pair NOT NULL, n named NOT NULL, i integer[] NOT NULL);
  `
  const cases = ['p', 'n', 'coalesce(p, n)', '(SELECT t)', 't', 'ROW(1, NULL)', 'i', 'ARRAY[p]']
  const columns = cases.map((value) => `CASE WHEN ${value} IS NOT NULL THEN 1 END`)
  check(postgresql, [[`SELECT ${columns.join(', ')} FROM t`, 'nnnnnn--']], tables)
})

test('a NULL goes through what does not deal with it', () => {
  check(postgresql, [
    ['SELECT upper(s), upper(t) FROM texts', 'n-'],
    ['SELECT CASE WHEN y > 1 THEN y END, CASE WHEN y > 1 THEN y ELSE 0 END FROM a', 'n-'],
    ['SELECT y IN (SELECT z FROM b), y IN (SELECT w FROM b) FROM a', 'n-'],
    ['SELECT (ARRAY[y])[2], ARRAY[y] FROM a', 'n-'],
  ])
})

test.run()
