import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from '../../compile-schema.ts'
import { describeParts } from '../../describe-parts.ts'
import type { Dialect } from '../dialect.ts'
import { mariadb } from '../mariadb/dialect.ts'
import { mysql } from './dialect.ts'

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

test('a name stands once in DROP', () => {
  check(mysql, 'create table t (a int); create table u (a int)', [
    ['drop table t, u', ''],
    ['drop table t, t', 'duplicate-object'],
    ['drop view if exists v, v', 'duplicate-object'],
  ])
})

test('NULL is said of no column of a primary key in MySQL', () => {
  const rows = (expected: string): readonly (readonly [string, string])[] => [
    ['create table c (a int null primary key)', expected],
    ['create table c (a int, b int null, primary key (a, b))', expected],
    ['alter table t modify a int null', expected],
    ['alter table t modify a int', ''],
  ]
  check(mysql, 'create table t (a int primary key)', rows('impossible-key'))
  check(mariadb, 'create table t (a int primary key)', rows(''))
})

test('long columns have no literal as their default in MySQL', () => {
  const rows = (expected: string): readonly (readonly [string, string])[] => [
    ["create table u (a text default 'x')", expected],
    ['create table u (a text default null, b json default (json_array()))', ''],
    ["alter table t add c tinytext default ''", expected],
    ['alter table t modify a blob not null default 1', expected],
    ['alter table t modify a blob not null default (1)', ''],
  ]
  check(mysql, 'create table t (a int)', rows('impossible-column'))
  check(mariadb, 'create table t (a int)', rows(''))
})

test('IF EXISTS of an action', () => {
  check(mariadb, 'create table t (a int)', [
    ['alter table t rename column if exists x to y', ''],
    ['alter table t change column if exists x y int', ''],
    ['alter table t alter column if exists x set default 1', ''],
    ['alter table t rename index if exists x to y', ''],
    ['alter table t rename column x to y', 'unknown-column'],
  ])
})

test('no column is placed behind itself', () => {
  check(mysql, 'create table t (a int, b int)', [
    ['alter table t change a c int after b', ''],
    ['alter table t change a c int after a', 'unknown-column'],
    ['alter table t modify a int after a', 'unknown-column'],
  ])
})

test('the words for a kind of constraint find no other', () => {
  const table = 'create table t (a int, unique k (a), key i (a), constraint c check (a > 0))'
  check(mysql, table, [
    ['alter table t drop check c', ''],
    ['alter table t drop check k', 'unknown-object'],
    ['alter table t drop foreign key c', 'unknown-object'],
    ['alter table t drop constraint k', ''],
    ['alter table t drop constraint i', 'unknown-object'],
  ])
})

test('a view is renamed with what is known of it', () => {
  const views = 'create table t (a int); create view v as select a from t'
  check(mysql, `${views}; rename table v to w`, [
    ['create table c as select * from w', ''],
    ['create table v (a int)', ''],
    ['drop table t; create table c as select * from w', 'invalid-view'],
  ])
})

test('a view is read again when what it names with its database changes', () => {
  const views = `create database d; use d; create table t (a int, b int);
    create view v as select a, (select b from d.t limit 1) as s from d.t`
  const left = 'schema-leaves-database schema-leaves-database'
  check(mysql, views, [
    ['create table c as select * from v', left],
    [
      'alter table t drop column b; create table c as select * from v',
      `${left} unknown-column invalid-view`,
    ],
    [
      'drop table t; create table c as select * from v',
      `${left} unknown-relation unknown-relation invalid-view`,
    ],
  ])
})

test.run()
