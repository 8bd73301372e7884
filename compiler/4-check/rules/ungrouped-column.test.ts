import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../golden/check-sql.ts'
import { mysql } from '../../dialects/mysql/dialect.ts'
import { postgresql } from '../../dialects/postgresql/dialect.ts'

const schema = `
  CREATE TABLE keyed (a integer, b integer, c integer, PRIMARY KEY (a, b));
  CREATE TABLE plain (a integer, b integer);
`

function check(
  query: string,
  expected: readonly string[],
  dialect: typeof postgresql | typeof mysql = postgresql,
): void {
  const faults = checkSql(dialect, schema, query).filter((fact) => fact.includes(': '))
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

test.run()
