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

test('a column stands in a key once, and is there', () => {
  check(mysql, 'create table t (a int, b int)', [
    ['create index i on t (a, b)', ''],
    ['create index i on t (a, a)', 'impossible-key'],
  ])
  check(mariadb, 'create table t (a int, b int, unique u (a, b))', [
    ['alter table t drop column a', 'object-in-use'],
    ['alter table t drop index u, drop column a', ''],
  ])
})

test('texts have a length in the keys of MySQL, in MariaDB in primary keys', () => {
  check(mysql, 'create table t (a text, j json)', [
    ['create index i on t (a)', 'impossible-key'],
    ['create index i on t (a(20))', ''],
    ['create index i on t (j)', 'impossible-key'],
    ['create fulltext index i on t (a)', ''],
  ])
  check(mariadb, 'create table t (a text)', [
    ['create index i on t (a)', ''],
    ['create unique index i on t (a)', ''],
    ['alter table t add primary key (a)', 'impossible-key'],
  ])
})

test('a key has no more bytes than InnoDB keeps', () => {
  check(
    mysql,
    'create table t (a varchar(768), b varchar(769), c varchar(3072) character set latin1)',
    [
      ['create index i on t (a)', ''],
      ['create index i on t (b)', 'impossible-key'],
      ['create index i on t (c)', ''],
      ['create index i on t (b(768))', ''],
      ['create index i on t (a, c)', 'impossible-key'],
    ],
  )
})

test('prefixes are of texts that long', () => {
  check(mysql, 'create table t (a varchar(10), n int)', [
    ['create index i on t (a(10))', ''],
    ['create index i on t (a(11))', 'impossible-key'],
    ['create index i on t (n(2))', 'impossible-key'],
  ])
})

test('special indexes hold what they are for', () => {
  check(mysql, 'create table t (n int, p point)', [
    ['create fulltext index i on t (n)', 'impossible-key'],
    ['create spatial index i on t (p)', 'impossible-key'],
    ['alter table t modify p point not null, add spatial index (p)', ''],
  ])
})

test('any index of a geometry is a spatial one in MySQL', () => {
  check(mysql, 'create table t (n int, p point, q point not null)', [
    ['create index i on t (p)', 'impossible-key'],
    ['create index i on t (q)', ''],
    ['create index i on t (q, n)', 'impossible-key'],
    ['alter table t add unique (q)', 'impossible-key'],
  ])
})

test('partitions have no FULLTEXT indexes in MySQL', () => {
  const table = 'create table t (a int, b text) partition by hash (a)'
  check(mysql, table, [['alter table t add fulltext (b)', 'impossible-key']])
  check(mariadb, table, [['alter table t add fulltext (b)', '']])
})

test('unique keys of a partitioned table hold its columns', () => {
  check(mysql, 'create table t (a int, b int) partition by hash (a)', [
    ['alter table t add unique (b)', 'impossible-key'],
    ['alter table t add unique (b, a)', ''],
  ])
})

test('a key of a column that is dropped and added anew is of as many bytes', () => {
  check(mysql, 'create table t (a int primary key, b varchar(20), d date, key (b), key (d))', [
    ['alter table t drop a, add a int first', ''],
    ['alter table t drop a, add a timestamp', ''],
    ['alter table t drop a, add a bigint', 'impossible-key'],
    ['alter table t drop a, add a varchar(4)', ''],
    ['alter table t drop a, add a varchar(3)', 'impossible-key'],
    ['alter table t drop a, add a int null', 'impossible-key'],
    ['alter table t drop a, add a text; alter table t drop primary key', ''],
    ['alter table t drop b, add b varchar(30)', ''],
    ['alter table t drop b, add b varchar(10)', 'impossible-key'],
    ['alter table t drop b, drop index b, add b varchar(10)', ''],
    ['alter table t drop d, add d decimal(4)', 'impossible-key'],
    ['alter table t drop d, add d decimal(5)', ''],
    ['create index i on t (a(4))', ''],
    ['drop index `primary` on t', ''],
    ['alter table t drop constraint `PRIMARY`', ''],
  ])
})

test('a primary key is of what is stored', () => {
  const table = 'create table t (a int, v int as (a), s int as (a) stored)'
  const rows = (ofStored: string): readonly (readonly [string, string])[] => [
    ['alter table t add primary key (v)', 'impossible-key'],
    ['alter table t add primary key (a, s)', ofStored],
  ]
  check(mysql, table, rows(''))
  check(mariadb, table, rows('impossible-key'))
})

test.run()
