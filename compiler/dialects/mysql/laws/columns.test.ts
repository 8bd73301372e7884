import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from '../../../compile-schema.ts'
import { describeParts } from '../../../describe-parts.ts'
import type { Dialect } from '../../dialect.ts'
import { mariadb } from '../../mariadb/dialect.ts'
import { mysql } from '../dialect.ts'

/** The codes of what is said of a statement on a schema. */
function check(
  dialect: Dialect,
  schema: string,
  rows: readonly (readonly [string, string])[],
): void {
  for (const [statement, expected] of rows) {
    const text = `${schema};\n${statement}`
    const { diagnostics } = compileSchema([{ path: 'schema.sql', text }], dialect, describeParts)
    const found = diagnostics.map(({ code }) => code).join(' ')
    assert.is(found, expected, statement)
  }
}

test('some column stays', () => {
  check(mysql, 'create table t (a int)', [['alter table t drop column a', 'impossible-column']])
})

test('one column counts up and begins a key', () => {
  check(mysql, 'create table t (id int auto_increment primary key, a int)', [
    ['alter table t add column b int auto_increment unique', 'impossible-column'],
    ['alter table t drop primary key', 'impossible-column'],
    ['alter table t drop primary key, add unique (id)', ''],
  ])
})

test('what checks name is there and does not count up', () => {
  check(mysql, 'create table t (id int auto_increment primary key, a int, b int, check (a < b))', [
    ['alter table t add check (id > 0)', 'impossible-column'],
    ['alter table t add check (c > 0)', 'object-in-use'],
    ['alter table t drop column a', 'object-in-use'],
  ])
})

test('a check of MariaDB goes with its last column', () => {
  check(mariadb, 'create table t (a int, b int, c int, check (a < b), check (c > 0))', [
    ['alter table t drop column c', ''],
    ['alter table t drop column a', 'object-in-use'],
    ['alter table t drop column a, drop column b', ''],
  ])
})

test('nothing is generated from what counts up, in MariaDB nothing stored', () => {
  const table = 'create table t (id int auto_increment primary key)'
  const rows = (virtual: string): readonly (readonly [string, string])[] => [
    ['alter table t add v int generated always as (id + 1) virtual', virtual],
    ['alter table t add s int generated always as (id + 1) stored', 'impossible-column'],
  ]
  check(mysql, table, rows('impossible-column'))
  check(mariadb, table, rows(''))
})

test('MySQL keeps the names in expressions as they are written', () => {
  const table = 'create table t (a int, b int generated always as (a + 1), key ((b * 2)))'
  check(mysql, table, [
    ['alter table t rename column a to c', 'object-in-use'],
    ['alter table t rename column a to A', 'object-in-use'],
    ['alter table t drop column b', 'object-in-use'],
  ])
  check(mysql, 'create table t (a int, check (a > 0))', [
    ['alter table t rename column a to A', ''],
    ['alter table t rename column a to b', 'object-in-use'],
  ])
  check(mariadb, 'create table t (a int, b int generated always as (a + 1), check (a > 0))', [
    ['alter table t rename column a to c', ''],
  ])
})

test('a column is stored or not for good', () => {
  check(
    mysql,
    'create table t (a int, v int generated always as (a) virtual, s int generated always as (a) stored)',
    [
      ['alter table t modify v int generated always as (a) stored', 'impossible-column'],
      ['alter table t change v w int', 'impossible-column'],
      ['alter table t modify s int', ''],
      ['alter table t modify s int generated always as (a) virtual', 'impossible-column'],
    ],
  )
})

test('a table shows one of its columns', () => {
  check(mysql, 'create table t (a int, b int, unique (a), primary key (b))', [
    ['alter table t alter column a set invisible', ''],
    ['alter table t alter a set invisible, alter b set invisible', 'impossible-column'],
    ['alter table t add c int, alter c set invisible', 'unknown-column'],
    ['create table u (a int invisible)', 'impossible-column'],
    ['alter table t alter index a invisible', ''],
    ['alter table t alter index x invisible', 'unknown-object'],
    ['alter table t alter index `primary` invisible', 'impossible-key'],
    ['alter table t alter index `primary` visible', ''],
    [
      'create table v (a int not null unique); alter table v alter index a invisible',
      'impossible-key',
    ],
  ])
})

test.run()
