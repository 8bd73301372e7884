import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../../golden/check-sql.ts'
import { postgresql } from '../../../dialects/postgresql/dialect.ts'

function check(query: string, isClear: boolean): void {
  const schema = 'CREATE TABLE t (id int, a text, b int);'
  const faults = checkSql(postgresql, schema, query).filter((fact) => fact.includes(': '))
  assert.equal(faults, isClear ? [] : ['ambiguous-column: z'], query)
}

test('a name of ORDER BY means outputs that are one', () => {
  check('SELECT b + 1 AS z, b + 2 AS z FROM t ORDER BY z', false)
  check("SELECT 1 AS z, '1' AS z ORDER BY z", false)
  check('SELECT a AS z, b AS z FROM t ORDER BY z', false)
  check('SELECT b + 1 AS z, t.b  + 1 AS z FROM t ORDER BY z', true)
  check('SELECT a::text AS z, a AS z FROM t ORDER BY z', true)
  check('SELECT (SELECT 1) AS z, (SELECT 1) AS z ORDER BY z', true)
  check('SELECT (SELECT max(b) FROM t) AS z, (SELECT max(b)  FROM t) AS z ORDER BY z', true)
  check('SELECT (SELECT max(b) FROM t) AS z, (SELECT max(id) FROM t) AS z ORDER BY z', false)
  check('SELECT (SELECT max(b) FROM t) AS z, (SELECT max(b) FROM t x) AS z ORDER BY z', false)
  check('SELECT (VALUES (1)) AS z, (SELECT 1) AS z ORDER BY z', false)
})

test.run()
