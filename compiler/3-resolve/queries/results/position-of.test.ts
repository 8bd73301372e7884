import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../../golden/check-sql.ts'
import type { Dialect } from '../../../dialects/dialect.ts'
import { mariadb } from '../../../dialects/mariadb/dialect.ts'
import { mysql } from '../../../dialects/mysql/dialect.ts'
import { postgresql } from '../../../dialects/postgresql/dialect.ts'

const schema = 'CREATE TABLE t (a integer NOT NULL);'

function check(dialect: Dialect, item: string, expected: readonly string[]): void {
  const facts = checkSql(dialect, schema, `SELECT a FROM t ORDER BY ${item}`)
  const faults = facts.filter((fact) => fact.includes(': '))
  assert.equal(faults, expected, item)
}

test('PostgreSQL takes every constant without a cast for a position', () => {
  for (const item of ['1', '+2', "'a'::text", '(SELECT 3)', '$1::integer'])
    check(postgresql, item, [])
  for (const item of ['2', '-7', '1.0', "'a'", 'true', 'NULL', "B'1'"])
    check(postgresql, item, [`unknown-object: ${item}`])
})

test('MySQL numbers alone', () => {
  for (const item of ['1', '-7', "'a'", 'NULL']) check(mysql, item, [])
  for (const item of ['2', '+2']) check(mysql, item, [`unknown-object: ${item}`])
})

test('MariaDB numbers with their signs, and TRUE and FALSE', () => {
  for (const item of ['1', '- -1', 'TRUE', "'a'", '1.5', 'NULL']) check(mariadb, item, [])
  for (const item of ['2', '-7', 'FALSE']) check(mariadb, item, [`unknown-object: ${item}`])
})

test.run()
