import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from '../../compile-schema.ts'
import { describeParts } from '../../describe-parts.ts'
import { sqlite } from './dialect.ts'

/** The codes of what is said of a statement on a schema. */
function check(schema: string, rows: readonly (readonly [string, string])[]): void {
  for (const [statement, expected] of rows) {
    const text = `${schema};\n${statement}`
    const { diagnostics } = compileSchema([{ path: 'schema.sql', text }], sqlite, describeParts)
    const found = diagnostics.map(({ code }) => code).join(' ')
    assert.is(found, expected, statement)
  }
}

test('a table that is there gets no keys', () => {
  check('create table t (a int)', [
    ['alter table t add column b int unique', 'impossible-column'],
    ['alter table t add column b int primary key', 'impossible-column'],
    ['alter table t add column b int not null default 1', ''],
  ])
})

test('constraints share their names, but for those that are added', () => {
  const table = 'create table t (a int constraint x check (a > 0), constraint x unique (a), b int)'
  check(table.replace(', b int)', ')'), [
    ['create table x (a int)', ''],
    ['create index x on t (a)', ''],
    ['create index j on t (a); alter table t add constraint j check (a > 1)', ''],
    ['alter table t add constraint x check (a > 1)', 'duplicate-object'],
  ])
  check('create table t (a int, constraint k unique (a), constraint c check (a > 0))', [
    ['alter table t drop constraint k', 'object-in-use'],
    ['alter table t drop constraint c', ''],
  ])
})

test('IF NOT EXISTS asks for an index, not for a table', () => {
  check('create table t (a int); create index i on t (a)', [
    ['create index if not exists i on t (a)', ''],
    ['create index if not exists t on t (a)', 'duplicate-object'],
  ])
})

test('views are read before and after a name changes', () => {
  check('create table t (a int); create view v as select * from nothere', [
    ['alter table t rename to nothere', 'invalid-view'],
    ['alter table t add column b int; create table nothere (a int)', ''],
  ])
})

test.run()
