import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mysql } from '../../compiler/dialects/mysql/dialect.ts'
import { sqlite } from '../../compiler/dialects/sqlite/dialect.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { stayInside } from './stay-inside.ts'

function check(dialect: Dialect, script: string, run: string): void {
  assert.is(stayInside(dialect)(script), run)
}

test('what reaches other databases, accounts or the server is not run', () => {
  check(
    mysql,
    "create table t (a int); SET GLOBAL max_connections = 5;\ncreate user 'x'@'%'; drop table t",
    'create table t (a int); select 1;\nselect 1; drop table t',
  )
  check(sqlite, "attach 'x.db' as x; create table t (a)", 'select 1; create table t (a)')
})

test('a database that USE has named is the one at hand', () => {
  check(
    mysql,
    'drop database shop; create database shop; use shop; create table shop.t (a int); drop table other.t; select shop.t.a from `shop` . t',
    'select 1; select 1; select 1; create table t (a int); select 1; select t.a from  t',
  )
})

test.run()
