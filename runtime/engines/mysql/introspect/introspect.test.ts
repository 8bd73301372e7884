import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { introspectedLines } from '../../../../golden/introspected-lines.ts'

type Product = 'mysql' | 'mariadb'

function check(
  behaviour: string,
  statements: string,
  expected: (product: Product) => readonly string[],
) {
  for (const product of ['mysql', 'mariadb'] as const)
    test(`${product}: ${behaviour}`, async () => {
      const lines = await introspectedLines(product, statements)
      if (lines === undefined) return
      assert.equal(lines.slice(2), expected(product))
    })
}

check(
  'columns with types, defaults and comments',
  `create table t (
     a bigint unsigned not null auto_increment primary key, b varchar(40) default 'x',
     c enum('a', 'it''s', 'back\\\\slash') not null comment 'one of', d decimal(10,2) unsigned,
     e timestamp(3) not null default current_timestamp(3) on update current_timestamp(3),
     f int generated always as (k + 1) virtual, g int generated always as (k + 2) stored,
     h text collate utf8mb4_bin, i boolean invisible, j set('x', 'y z'), k int default null,
     l varchar(4) default 'NULL'
   ) comment 'things'`,
  (product) => [
    'table main.t "things"',
    product === 'mysql'
      ? '  a bigint unsigned not null identity auto-increment'
      : '  a bigint unsigned(20) not null identity auto-increment',
    '  b varchar(40) default',
    '  c enum(a,it\'s,back\\slash) not null "one of"',
    '  d decimal unsigned(10,2)',
    '  e timestamp(3) not null default',
    product === 'mysql' ? '  f int generated virtual' : '  f int(11) generated virtual',
    product === 'mysql' ? '  g int generated stored' : '  g int(11) generated stored',
    '  h text collate utf8mb4_bin',
    '  i tinyint(1) hidden',
    '  j set(x,y z)',
    product === 'mysql' ? '  k int' : '  k int(11)',
    '  l varchar(4) default',
    '  primary key - (a)',
  ],
)

check(
  'keys, checks and indexes',
  `create table p (a int not null, b int not null, primary key (b, a), key (a));
   create table c (
     x int, y int, z int, w text, constraint positive check (z > 0), unique z_once (z),
     constraint both_of foreign key (x, y) references p (b, a) on delete cascade on update set null,
     key two (z desc, x), fulltext key words (w), unique (y, w(10)))`,
  (product) => {
    const int = product === 'mysql' ? 'int' : 'int(11)'
    return [
      'table main.c',
      `  x ${int}`,
      `  y ${int}`,
      `  z ${int}`,
      '  w text',
      '  unique y (y, w)',
      '  unique z_once (z)',
      '  foreign key both_of (x, y) -> main.p (b, a) on delete cascade on update set-null',
      '  check positive',
      '  index both_of (x, y)',
      '  index two (z, x)',
      '  index words (w)',
      'table main.p',
      `  a ${int} not null`,
      `  b ${int} not null`,
      '  primary key - (b, a)',
      '  index a (a)',
    ]
  },
)

check(
  'views with their columns',
  `create table t (a bigint not null comment 'number');
   create view v as select a, a + 1 as b, nullif(a, 1) as c from t`,
  (product) => {
    const bigint = product === 'mysql' ? 'bigint' : 'bigint(20)'
    const sum = product === 'mysql' ? 'bigint' : 'bigint(21)'
    return [
      'table main.t',
      `  a ${bigint} not null "number"`,
      'view main.v',
      `  a ${bigint} not null "number"`,
      `  b ${sum} not null default`,
      `  c ${bigint}`,
    ]
  },
)

test('mysql: an index over an expression', async () => {
  const lines = await introspectedLines(
    'mysql',
    'create table t (a int); create unique index i on t ((a + 1), a)',
  )
  if (lines === undefined) return
  assert.equal(lines.slice(2), ['table main.t', '  a int', '  index i (<expression>, a) unique'])
})

test('mariadb: sequences; a check of a column has its name', async () => {
  const lines = await introspectedLines(
    'mariadb',
    'create sequence s; create table t (a int check (a > 0), check (a < 9))',
  )
  if (lines === undefined) return
  assert.equal(lines.slice(2), [
    'sequence main.s bigint',
    'table main.t',
    '  a int(11)',
    '  check a',
    '  check CONSTRAINT_1',
  ])
})

test.run()
