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

const parent = 'create table p (id int primary key, a int, b int, z int, key (a), unique (b, a))'
const refused = 'impossible-foreign-key'

test('a foreign key points to a unique key of MySQL, in MariaDB to the beginning of an index', () => {
  const rows = (ofIndex: string): readonly (readonly [string, string])[] => [
    ['create table c (x int, foreign key (x) references p (id))', ''],
    ['create table c (x int, foreign key (x) references p (a))', ofIndex],
    ['create table c (x int, y int, foreign key (x, y) references p (b, a))', ''],
    ['create table c (x int, y int, foreign key (x, y) references p (a, b))', refused],
    ['create table c (x int, foreign key (x) references p (z))', refused],
    [
      'set foreign_key_checks = 0; create table c (x int, foreign key (x) references p (a))',
      ofIndex,
    ],
    [
      'set foreign_key_checks = 0; create table c (x int, foreign key (x) references p (z))',
      refused,
    ],
  ]
  check(mysql, parent, rows(refused))
  check(mariadb, parent, rows(''))
  const unchecked = `${parent}; set foreign_key_checks = 0;
    create table c (x int, foreign key (x) references p (id))`
  check(mysql, unchecked, [['alter table p drop primary key', refused]])
  check(mariadb, unchecked, [['alter table p drop primary key', '']])
})

test('what it joins is of one type', () => {
  check(mysql, parent, [
    ['create table c (x bigint, foreign key (x) references p (id))', 'impossible-foreign-key'],
    [
      'create table c (x int unsigned, foreign key (x) references p (id))',
      'impossible-foreign-key',
    ],
  ])
})

test('what it needs stays', () => {
  check(mysql, `${parent}; create table c (x int, key k (x), foreign key (x) references p (id))`, [
    ['alter table p drop primary key', 'impossible-foreign-key'],
    ['alter table p drop column id', 'object-in-use'],
    ['alter table p modify id bigint', 'impossible-foreign-key'],
    ['alter table p rename column id to i', ''],
    ['alter table c drop index k', 'object-in-use'],
    ['alter table c drop foreign key c_ibfk_1, drop index k', ''],
    ['alter table c add column y int', ''],
    ['alter table p add column y int', ''],
  ])
})

test('it does not set to NULL what cannot be', () => {
  check(mysql, parent, [
    [
      'create table c (x int not null, foreign key (x) references p (id) on delete set null)',
      'impossible-foreign-key',
    ],
    ['create table c (x int, foreign key (x) references p (id) on delete set null)', ''],
  ])
})

test('what it changes is not computed, checked or the source of what is stored', () => {
  const rows = (inMysql: readonly string[]): readonly (readonly [string, string])[] =>
    [
      'x int as (1) virtual, foreign key (x) references p (id)',
      'x int, y int as (x) stored, foreign key (x) references p (id) on delete cascade',
      'x int as (1) stored, foreign key (x) references p (id) on delete cascade',
      'x int as (1) stored, foreign key (x) references p (id) on delete set null',
      'x int, y int as (x) stored, foreign key (x) references p (id) on update cascade',
      'x int, y int as (x) virtual, foreign key (x) references p (id) on update cascade',
      'x int, check (X > 0), foreign key (x) references p (id) on delete cascade',
      'x int, check (X > 0), foreign key (x) references p (id) on update set null',
    ].map((table, i) => [`create table c (${table})`, inMysql[i] ?? ''])
  const others = ['', refused, refused, '', '', refused]
  check(mysql, parent, rows([refused, refused, ...others]))
  check(mariadb, parent, rows(['', '', ...others]))
})

test('the columns that it joins stay what they are while it is checked', () => {
  const tables = `create table q (i int auto_increment primary key, v varchar(10) unique, d decimal(8, 2) unique);
    create table c (i int, v varchar(10), d decimal(8, 2), e enum('a'), foreign key (v) references q (v),
      foreign key (i) references q (i), foreign key (d) references q (d))`
  const rows = (grown: string, counting: string): readonly (readonly [string, string])[] => [
    ['alter table c modify d decimal(9, 2)', 'object-in-use'],
    ['alter table q modify d decimal(9, 2)', 'object-in-use'],
    ['alter table c modify d decimal(8, 2) not null', ''],
    ['alter table c drop foreign key c_ibfk_3, modify d decimal(9, 2)', ''],
    ['alter table c modify v varchar(5)', 'object-in-use'],
    ['alter table c change d e2 decimal(9, 2)', 'object-in-use'],
    ['alter table q change d e2 decimal(9, 2)', 'object-in-use'],
    ['alter table c change d e2 decimal(8, 2)', ''],
    ["alter table c modify e enum('b'), add foreign key (i) references q (i)", ''],
    ['alter table q modify v varchar(20)', grown],
    ['alter table q modify i int', counting],
    ['set foreign_key_checks = 0; alter table c modify d decimal(9, 2)', ''],
  ]
  check(mysql, tables, rows('', 'object-in-use'))
  check(mariadb, tables, rows('object-in-use', ''))
})

test('of a table to itself it needs another index than its own in MySQL', () => {
  check(mysql, 'create table t (a int primary key, b int, unique (b), unique (b), key (a, b))', [
    ['alter table t add foreign key (a) references t (a)', refused],
    ['alter table t add foreign key (b) references t (b)', ''],
    ['alter table t add foreign key (b) references t (a)', ''],
  ])
})

test.run()
