import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../golden/check-sql.ts'
import { postgresql } from '../../dialects/postgresql/dialect.ts'

const schema = 'CREATE TABLE t (a integer NOT NULL, b text NOT NULL)'

/** Whether PostgreSQL takes `shown` for the key of a group. */
function check(key: string, shown: string, isOne: boolean): void {
  const facts = checkSql(postgresql, schema, `SELECT ${shown} AS x FROM t GROUP BY ${key}`)
  assert.is(
    facts.some((fact) => fact.startsWith('ungrouped-column')),
    !isOne,
    facts.join('\n'),
  )
}

const sum = (count: number) => Array.from({ length: count }, (_, i) => ` + ${i}`).join('')

test('expressions are one where all their parts are', () => {
  check('a + 1', 'a + 1', true)
  check('a + 1', '(a + 1) * 2', true)
  check('a + 1', 'a + 2', false)
  check('lower(b)', 'lower(b)', true)
  check('lower(b)', 'upper(b)', false)
  check('a::text', 'a::text', true)
  check('a::text', 'a::bigint', false)
  check('CASE WHEN a = 1 THEN b END', 'CASE WHEN a = 1 THEN b END', true)
  check('CASE WHEN a = 1 THEN b END', 'CASE WHEN a = 1 THEN b ELSE b END', false)
})

test('long expressions are told apart by what they begin and end with', () => {
  check(`a${sum(40)}`, `a${sum(40)}`, true)
  check(`a${sum(40)} + 1`, `a${sum(40)} + 2`, false)
  check(`a + 1${sum(40)}`, `a + 2${sum(40)}`, false)
})

test.run()
