import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileQuery } from '../../compile-query.ts'
import { compileSchema } from '../../compile-schema.ts'
import { describeParts } from '../../describe-parts.ts'
import { mysql } from '../../dialects/mysql/dialect.ts'

const schema = { path: 'schema.sql', text: 'CREATE TABLE t (a INT NOT NULL, b INT NOT NULL);' }
const { catalog } = compileSchema([schema], mysql, describeParts)

/** Whether MySQL gives one row at most; undefined: it refuses the query. */
function check(expected: boolean | undefined, text: string): void {
  const named = { name: 'Query', kind: 'many', doc: [], text } as const
  const { query } = compileQuery(named, catalog, mysql)
  assert.is(query?.atMostOneRow, expected, text)
}

test('ANY_VALUE frees a column of a group and makes no group', () => {
  check(false, 'SELECT any_value(a) FROM t')
  check(false, 'SELECT any_value(a), b FROM t')
  check(true, 'SELECT any_value(a), count(*) FROM t')
  check(undefined, 'SELECT a, count(*) FROM t')
})

test.run()
