import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../golden/check-sql.ts'
import { postgresql } from '../../dialects/postgresql/dialect.ts'

const schema = `
  CREATE TABLE t (a text, c text COLLATE "C", p text COLLATE "POSIX", n name);
`

function check(query: string, expected?: string): void {
  const faults = checkSql(postgresql, schema, query).filter((fact) => fact.includes(': '))
  assert.equal(faults, expected === undefined ? [] : [expected], query)
}

test('two that are written and differ are a fault wherever they meet', () => {
  check(
    `SELECT a COLLATE "C" < p COLLATE "POSIX" FROM t`,
    'collation-conflict: a COLLATE "C" < p COLLATE "POSIX"',
  )
  check(`SELECT a COLLATE "C" < p, a < c COLLATE "POSIX" FROM t`)
  check(`SELECT upper(a COLLATE "C" || 'x') < a COLLATE "C" FROM t`)
  check(`SELECT (c COLLATE "C") COLLATE "POSIX" FROM t`)
})

test('columns that differ are one where they are sorted or told apart', () => {
  check('SELECT c < p, c || p FROM t')
  check('SELECT c || p FROM t ORDER BY c || p', 'collation-conflict: c || p')
  check('SELECT DISTINCT coalesce(c, p) FROM t', 'collation-conflict: coalesce(c, p)')
  check('SELECT count(DISTINCT c || p) FROM t', 'collation-conflict: c || p')
  check(`SELECT (c || p) COLLATE "C" FROM t ORDER BY 1`)
  check('SELECT a || p FROM t GROUP BY a || p')
})

test('arms of set operations', () => {
  check(
    'SELECT c FROM t UNION SELECT p FROM t',
    'collation-conflict: SELECT c FROM t UNION SELECT p FROM t',
  )
  check('SELECT c FROM t UNION ALL SELECT p FROM t')
  check(`SELECT c FROM t UNION SELECT p COLLATE "C" FROM t`)
})

test('a recursive column has the collation of its first part', () => {
  const fault = 'wrong-recursion: r AS (SELECT a FROM t UNION ALL SELECT c FROM t JOIN r USING (a))'
  check(
    'WITH RECURSIVE r AS (SELECT a FROM t UNION ALL SELECT c FROM t JOIN r USING (a)) SELECT * FROM r',
    fault,
  )
  check(
    'WITH RECURSIVE r AS (SELECT c FROM t UNION ALL SELECT c || a FROM t JOIN r USING (c)) SELECT * FROM r',
  )
  check('WITH RECURSIVE r AS (SELECT n FROM t UNION ALL SELECT n FROM r) SELECT * FROM r')
})

test.run()
