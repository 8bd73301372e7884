import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../golden/check-sql.ts'
import { postgresql } from '../../dialects/postgresql/dialect.ts'

const schema = `
  CREATE TABLE keyed (a integer, b integer, c integer, PRIMARY KEY (a, b));
  CREATE TABLE plain (a integer, b integer);
`

function check(query: string, expected: readonly string[]): void {
  const faults = checkSql(postgresql, schema, query).filter((fact) => fact.includes(': '))
  assert.equal(faults, expected, query)
}

test('a column depends on the whole primary key, and on nothing where there is none', () => {
  check('SELECT c FROM keyed GROUP BY a, b', [])
  check('SELECT c FROM keyed GROUP BY a', ['ungrouped-column: c'])
  check('SELECT b FROM plain GROUP BY a', ['ungrouped-column: b'])
  check('SELECT b FROM plain GROUP BY a, b', [])
})

test.run()
