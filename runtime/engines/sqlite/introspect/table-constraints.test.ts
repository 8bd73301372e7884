import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readTableConstraints } from './table-constraints.ts'

function check(statement: string, expected: readonly string[]) {
  test(statement, () => {
    const { constraints, collations } = readTableConstraints(statement)
    const lines = constraints.map(
      ({ kind, name, columns }) => `${kind} ${name ?? '-'} (${columns.join(', ')})`,
    )
    const collated = [...collations].map(([column, collation]) => `${column} ${collation}`)
    assert.equal([...lines, ...collated], expected)
  })
}

check('create table t (a, b)', [])
check('create table t (a int primary key, b unique)', ['primary-key - (a)', 'unique - (b)'])
check('create table t ("unique" int, [check] text, `a``b` references primary_things)', [
  'foreign-key - (a`b)',
])
check('create table t (a constraint "the ""key""" primary key)', ['primary-key the "key" (a)'])
check('create table t (a constraint n not null unique)', ['unique - (a)'])
check(
  'create table t (a, constraint x check (a in (1, 2)) constraint y unique (a collate nocase))',
  ['check x ()', 'unique y (a)'],
)
check("create table t (a default 'unique, check (', /* primary key */ b -- unique\n)", [])
check('create table t (a, constraint unique unique (a))', ['unique unique (a)'])
check('create table t (a, foreign key (a) references u (x), check (a > 0))', [
  'foreign-key - (a)',
  'check - ()',
])
check('create table t (a references "check", b collate rtrim unique)', [
  'foreign-key - (a)',
  'unique - (b)',
  'b rtrim',
])
check('create table t (größe text collate nocase)', ['größe nocase'])
check('create table t (a generated always as (case when b then 1 end) unique)', ['unique - (a)'])

test.run()
