import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileQuery } from '../../compile-query.ts'
import { compileSchema } from '../../compile-schema.ts'
import { describeParts } from '../../describe-parts.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import { mariadb } from '../../dialects/mariadb/dialect.ts'
import { mysql } from '../../dialects/mysql/dialect.ts'
import { postgresql } from '../../dialects/postgresql/dialect.ts'
import { sqlite } from '../../dialects/sqlite/dialect.ts'
import { isOfTruth } from '../../ir/type.ts'

const schema = `
  CREATE TABLE t (a integer, b integer, s varchar(9), yes boolean);
  CREATE VIEW v AS SELECT a, a = b AS same, coalesce(a = b, 2) AS often FROM t;
  CREATE TABLE kept AS SELECT same FROM v;
`

/** Columns that are called `no` and a number hold other numbers, all others truth values. */
function check(query: string, dialects: readonly Dialect[] = [mysql, mariadb, sqlite]): void {
  for (const dialect of dialects) {
    const { catalog } = compileSchema([{ path: 's', text: schema }], dialect, describeParts)
    const named = { name: 'Query', kind: 'many', doc: [], text: query } as const
    const columns = compileQuery(named, catalog, dialect).query?.columns ?? []
    assert.ok(columns.length > 0, query)
    for (const { name, type } of columns) {
      assert.is(isOfTruth(type), !/^no\d*$/.test(name), `${name} of ${query} (${dialect.label})`)
    }
  }
}

test('what compares, combines or denies is a truth value', () => {
  check('SELECT a = b AS x, a <> b AND a < 1 AS y, NOT a OR b AS z, a + b AS no, a AS no2 FROM t')
  check("SELECT a IS NULL AS x, s LIKE 'a%' AS y, s NOT LIKE 'a%' AS z, a | b AS no FROM t")
  check('SELECT a IN (1) AS x, a IN (SELECT b FROM t) AS y, a NOT BETWEEN 1 AND 2 AS z FROM t')
  check('SELECT EXISTS (SELECT 1 FROM t) AS x, TRUE AS y, 1 AS no, NULL AS no2, -TRUE AS no3')
  const engines = [mysql, mariadb]
  check('SELECT a XOR b AS x, a <=> b AS y, a && b AS z, !a AS u, a || b AS w FROM t', engines)
  check("SELECT s REGEXP 'a' AS x, s SOUNDS LIKE 'a' AS y, isnull(a) AS z FROM t", engines)
})

test('a choice is one where all of its values are, and one of them is more than NULL', () => {
  check(
    'SELECT coalesce(a = b, FALSE) AS x, coalesce(a = b, 0) AS no, coalesce(a, TRUE) AS no2 FROM t',
  )
  check('SELECT CASE WHEN a = 1 THEN TRUE END AS x, CASE WHEN a = 1 THEN NULL END AS no FROM t')
  check('SELECT CASE a WHEN 1 THEN a = b ELSE 3 END AS no, nullif(a = b, 7) AS x FROM t')
  check('SELECT max(a = b) AS x, sum(a = b) AS no, count(a = b) AS no2 FROM t')
  check('SELECT lag(a = b) OVER (ORDER BY a) AS x FROM t')
  check('SELECT lag(a = b, 1, 9) OVER (ORDER BY a) AS no FROM t', [mysql, sqlite])
  check('SELECT coalesce(yes, FALSE) AS x FROM t', [sqlite])
  check('SELECT iif(a = 1, b = 2, TRUE) AS x, iif(a = 1, b = 2, a = 3, 5, 6) AS no FROM t', [
    sqlite,
  ])
  check('SELECT if(a = 1, b = 2, TRUE) AS x, if(a = 1, b = 2, 2) AS no FROM t', [mysql, mariadb])
})

test('it is one through queries and views, and none once it is stored', () => {
  check('SELECT x, y, no FROM (SELECT a = b AS x, yes AND a AS y, a AS no FROM t) d')
  check('SELECT same, often AS no FROM v')
  check('SELECT same AS no FROM kept')
  check(
    'WITH c AS (SELECT a = b AS x, a AS no FROM t) SELECT c.x, (SELECT x FROM c) AS y, c.no FROM c',
  )
  check('SELECT a = b AS x, a = b AS no, a = b AS y FROM t UNION SELECT TRUE, 5, NULL')
})

test('a recursive query is one where its first part and what is added are', () => {
  const steps = (added: string) =>
    `WITH RECURSIVE r (n, x, no) AS (SELECT 1, TRUE, FALSE UNION ALL SELECT ${added} FROM r WHERE n < 3)
     SELECT x, no FROM r`
  check(steps('n + 1, x, n'))
  check(steps('n + 1, NOT x, coalesce(no, n)'))
})

test('PostgreSQL has a type for them', () => {
  check('SELECT a = b AS no, TRUE AS no2 FROM t', [postgresql])
})

test.run()
