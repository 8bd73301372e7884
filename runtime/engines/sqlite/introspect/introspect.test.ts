import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { introspectedLines } from '../../../../golden/introspected-lines.ts'

function check(behaviour: string, statements: string, expected: readonly string[]) {
  test(behaviour, async () => {
    const lines = await introspectedLines('sqlite', statements)
    if (lines === undefined) return
    assert.equal(lines.slice(2), expected)
  })
}

check(
  'columns with their declared types, also none',
  `create table t (a varchar(40) not null default 'x', b decimal(10, 2), c, d int default null,
     e int generated always as (d + 1) stored, f text as (a) collate nocase)`,
  [
    'table main.t',
    '  a varchar(40) not null default',
    '  b decimal(10,2)',
    '  c ',
    '  d int',
    '  e int generated stored',
    '  f text generated virtual collate nocase',
  ],
)

check(
  'only INTEGER PRIMARY KEY is the rowid; other keys accept NULL but in WITHOUT ROWID',
  `create table a (id integer primary key autoincrement);
   create table b (id int primary key);
   create table c (id integer primary key desc);
   create table d (id integer primary key) without rowid;
   create table e (x text, y text, constraint pk primary key (y, x))`,
  [
    'table main.a',
    '  id integer not null identity auto-increment',
    '  primary key - (id)',
    'table main.b',
    '  id int',
    '  primary key - (id)',
    'table main.c',
    '  id integer',
    '  primary key - (id)',
    'table main.d',
    '  id integer not null',
    '  primary key - (id)',
    'table main.e',
    '  x text',
    '  y text',
    '  primary key pk (y, x)',
  ],
)

check(
  'foreign keys, unique keys and checks in the order of the statement',
  `create table c (
     x int unique references p on delete cascade, y int constraint y_once unique check (y > 0),
     constraint both_of foreign key (x, y) references p (a, b) on update set null,
     constraint small check (x < 10) unique (x, y))`,
  [
    'table main.c',
    '  x int',
    '  y int',
    '  unique - (x)',
    '  unique y_once (y)',
    '  unique - (x, y)',
    '  foreign key - (x) -> main.p () on delete cascade on update no-action',
    '  foreign key both_of (x, y) -> main.p (a, b) on delete no-action on update set-null',
    '  check -',
    '  check small',
  ],
)

check(
  'indexes',
  `create table t (a int unique, b text);
   create index plain on t (b desc, a);
   create unique index "of lower" on t (lower(b), a) where a > 0`,
  [
    'table main.t',
    '  a int',
    '  b text',
    '  unique - (a)',
    '  index plain (b, a)',
    '  index of lower (<expression>, a) unique partial',
  ],
)

check(
  'views, virtual tables without the tables behind them, names that must be quoted',
  `create table "a ""b"" [c]" ("select" int, [from] int);
   create view v (x) as select "select" from "a ""b"" [c]";
   create virtual table f using fts5(body)`,
  [
    'table main.a "b" [c]',
    '  select int',
    '  from int',
    'virtual-table main.f',
    '  body ',
    '  f  hidden',
    '  rank  hidden',
    'view main.v',
    '  x int',
  ],
)

test.run()
