import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from '../compile-schema.ts'
import { describeParts } from '../describe-parts.ts'
import type { Dialect } from './dialect.ts'
import { mariadb } from './mariadb/dialect.ts'
import { mysql } from './mysql/dialect.ts'
import { postgresql } from './postgresql/dialect.ts'
import { sqlite } from './sqlite/dialect.ts'

/** The columns of the relation `x` that the statement makes, or what is said of it. */
function check(dialect: Dialect, statement: string, expected: string): void {
  const text = `create table t (a int, b int);\n${statement}`
  const compiled = compileSchema([{ path: 'schema.sql', text }], dialect, describeParts)
  const main = compiled.catalog.schemas.get(dialect.names.defaultSchema)
  const columns = main?.relations
    .get('x')
    ?.columns.map(({ name }) => name)
    .join(', ')
  assert.is(columns ?? compiled.diagnostics[0]?.message, expected, statement)
}

test('SQLite numbers what is called the same', () => {
  check(sqlite, 'create view x as select t.*, a, b as A from t', 'a, b, a:1, A:2')
  check(sqlite, 'create view x (q, q, r) as select a, b, a from t', 'q, q:1, r')
  check(sqlite, 'create table x as select a, a from t', 'a, a:1')
})

test('MySQL renames what it has named itself, in views', () => {
  check(
    mysql,
    'create view x as select a + 1, a + 1, a + 1 from t',
    'a + 1, Name_exp_a + 1, Name_exp_1_a + 1',
  )
  check(mysql, 'create view x as select 1 as `a + 1`, a + 1 from t', 'a + 1, Name_exp_a + 1')
  check(mysql, 'create view x as select a + 1, 1 as `a + 1` from t', 'Name_exp_a + 1, a + 1')
  check(mysql, 'create view x as select a, b as A from t', 'column "A" exists already')
  check(mysql, 'create view x (q, q) as select a, b from t', 'column "q" exists already')
  check(mysql, 'create table x as select a + 1, a + 1 from t', 'column "a + 1" exists already')
})

test('MariaDB calls it otherwise', () => {
  check(mariadb, 'create view x as select a + 1, a + 1 from t', 'a + 1, My_exp_a + 1')
})

test('PostgreSQL refuses it', () => {
  check(postgresql, 'create view x as select a, b as a from t', 'column "a" exists already')
  check(postgresql, 'create table x as select a, b as a from t', 'column "a" exists already')
  check(
    postgresql,
    'create materialized view x as select a, b as a from t',
    'column "a" exists already',
  )
})

test.run()
