import { test } from 'uvu'
import { check } from './postgresql/plan-tests.ts'

const parted = (columns: string, ...others: readonly string[]) =>
  [
    `create table t (${columns}) partition by list (a)`,
    'create table t1 partition of t for values in (1)',
    'create table t2 partition of t for values in (2)',
    ...others,
  ].join(';\n')

const rows = 'insert into t values (1, 5), (2, 6)'
const survives = ['select a, b from t order by a']

check('all partitions leave before one takes what another had', {
  from: `create table t (a int) partition by range (a); create table t1 partition of t for values from (0) to (5);
    create table t2 partition of t for values from (5) to (10)`,
  to: `create table t (a int) partition by range (a); create table t1 partition of t for values from (0) to (7);
    create table t2 partition of t for values from (7) to (10)`,
  rows: 'insert into t values (1), (8)',
  survives: ['select a from t order by a'],
  up: [
    'ALTER TABLE public.t DETACH PARTITION public.t1',
    'ALTER TABLE public.t DETACH PARTITION public.t2',
    'ALTER TABLE public.t ATTACH PARTITION public.t1 FOR VALUES FROM (0) TO (7)',
    'ALTER TABLE public.t ATTACH PARTITION public.t2 FOR VALUES FROM (7) TO (10)',
  ],
})

check('an index of a partition has the name that it was given', {
  from: parted('a int, b int'),
  to: parted(
    'a int, b int, unique (a, b)',
    'create index i on only t (b)',
    'create index i1 on t1 (b); alter index i attach partition i1',
    'create index i2 on t2 (b); alter index i attach partition i2',
    'alter index t2_a_b_key rename to mine',
  ),
  rows,
  survives,
})

check('an index of a partition gets another name, and the one that PostgreSQL makes up', {
  from: parted('a int, b int', 'create index i on t (b); alter index t1_b_idx rename to i1'),
  to: parted('a int, b int', 'create index i on t (b); alter index t2_b_idx rename to i2'),
  rows,
  survives,
})

check('a partition that is made later has the index under its name, too', {
  from: 'create table t (a int, b int) partition by list (a); create index i on t (b)',
  to: `create table t (a int, b int) partition by list (a); create index i on t (b);
    create table old partition of t for values in (1); alter table old rename to t1`,
})

check('what the partitioned table has becomes that of one partition', {
  from: `create table p (a int primary key); ${parted(
    'a int, b int, constraint k check (b > 0), constraint f foreign key (b) references p',
    'alter table t add constraint u unique (a)',
    'create index i on t (b)',
  )}`,
  to: `create table p (a int primary key); ${parted(
    'a int, b int',
    'alter table t1 add constraint k check (b > 0), add constraint f foreign key (b) references p',
    'alter table t1 add constraint t1_a_key unique (a)',
    'create index t1_b_idx on t1 (b)',
  )}`,
  rows: `insert into p values (5), (6); ${rows}`,
  survives,
})

check('a partition that leaves has lost a column with the table that it leaves', {
  from: `create table t (a int, k text) partition by list (a); create table t1 partition of t for values in (1);
    create table t2 partition of t for values in (2)`,
  to: `create table t (a int) partition by list (a); create table t1 (a int); create table t2 partition of t for values in (2)`,
  rows: "insert into t values (1, 'x'), (2, 'y')",
  survives: ['select a from t1', 'select a from t2'],
})

check('labels of an enum go while a table of them is parted otherwise', {
  from: `create type mood as enum ('a', 'b', 'c'); create table t (a int, m mood) partition by list (a); create table u (m mood)`,
  to: `create type mood as enum ('a', 'b'); create table t (m mood, b int) partition by list (b); create table u (m mood)`,
  rows: "insert into u values ('b')",
  survives: ['select m from u'],
})

check('a table that is made anew has the names that a table like it has taken from it', {
  from: 'create table t (a int not null, b int not null) partition by list (a); create table other (like t)',
  to: 'create table t (a int not null, b int not null) partition by list (b); create table other (like t)',
})

check('a table of an enum is made anew below one that is parted otherwise', {
  from: `create type mood as enum ('a', 'b'); create table t (a int, m mood) partition by list (a); create table t1 (a int, m mood)`,
  to: `create type mood as enum ('a'); create table t (a int, m mood) partition by range (a);
    create table t1 partition of t for values from (0) to (1)`,
})

check(
  'a partition leaves without the keys and indexes that it had from its parent, and gets them back',
  {
    from: `create table o (id int primary key); ${parted('a int, b int references o, primary key (a)', 'create index on t (b)')}`,
    to: `create table o (id int primary key); ${parted('a int, b int references o, primary key (a)', 'create index on t (b)')};
    alter table t detach partition t1; alter table t1 drop constraint t1_pkey, drop constraint t_b_fkey; drop index t1_b_idx`,
    rows: `insert into o values (5), (6); ${rows}`,
    survives: ['select a, b from t1', 'select a, b from t2'],
  },
)

check('a partition leaves as its parent loses the key, the index and the check that both have', {
  from: parted(
    'a int, b int, primary key (a), constraint sane check (b > 0)',
    'create index on t (b)',
  ),
  to: `${parted('a int not null, b int')}; alter table t detach partition t1`,
  rows,
  survives: ['select a, b from t1', 'select a, b from t2'],
})

check('a table takes the type of the column above as it joins the partitioned table', {
  from: `create domain short as text not null; create table t (a int, x short not null) partition by list (a);
    create table t1 partition of t for values in (1); create table t2 (like t)`,
  to: `create table t (a int, x text not null) partition by list (a);
    create table t1 partition of t for values in (1); create table t2 partition of t for values in (2)`,
  rows: "insert into t values (1, 'x'); insert into t2 values (2, 'y')",
  survives: ['select a, x from t1', 'select a, x from t2'],
})

check('a partition leaves as the key and the index of its parent are made anew', {
  from: parted('a int not null, b int not null, primary key (a)', 'create index i on t (b)'),
  to: `${parted('a int not null, b int not null, primary key (a, b)')}; create index i on t (b, a);
    alter table t detach partition t1; alter table t1 drop constraint t1_pkey; drop index t1_b_a_idx`,
  rows,
  survives: ['select a, b from t1', 'select a, b from t2'],
})

check('a table takes another type than the columns above had as it joins', {
  from: `${parted('a int, b int')}; create table t3 (a int, b text); create view v as select b from t3; insert into t3 values (3, '7')`,
  to: `${parted('a int, b bigint')}; create table t3 partition of t for values in (3); create view v as select b from t3`,
  rows,
  survives: ['select a from t3', 'select count(*)::int from t1'],
})

check('a table takes the type of a new table that it joins', {
  from: "create table t3 (a int, b text); insert into t3 values (3, '7')",
  to: parted('a int, b bigint', 'create table t3 partition of t for values in (3)'),
  survives: ['select a from t3'],
})

check('a table takes the type of the column above as it inherits it', {
  from: "create table p (a int, b int); create table c (a int, b varchar(9)); insert into c values (3, '7')",
  to: 'create table p (a int, b bigint); create table c () inherits (p)',
  survives: ['select a, b::bigint from c'],
})

check('the type of a column changes above the partition that leaves with it', {
  from: parted('a int, b int', 'create index on t (b)'),
  to: parted('a int, b bigint').replace(
    'create table t1 partition of t for values in (1)',
    'create table t1 (a int, b int)',
  ),
  rows,
  survives: ['select a, b from t1', 'select a, b::int from t2'],
})

check('what changes above a partition that gets another bound reaches it, and one that joins', {
  from: `create type mood as enum ('d e', 'c'); create table t (a int, k mood default 'd e') partition by range (a);
    create table t1 partition of t for values from (0) to (100); create table t2 (like t)`,
  to: `create table t (a int, k text default 'x') partition by range (a);
    create table t1 partition of t for values from (minvalue) to (5); create table t2 partition of t default`,
  rows: "insert into t values (1, 'c'); insert into t2 values (7, 'c')",
  survives: ['select a, k::text from t1', 'select a, k::text from t2'],
})

check('two indexes of a partition that PostgreSQL names alike get their numbers in turn', {
  from: parted('a int, b int', 'create index n on t (b)'),
  to: parted('a int, b int', 'create index n on t (a)', 'create index i on t (a) where a > 1'),
})

check('a table whose columns may be NULL joins a new table where they may not', {
  from: 'create table t3 (a int, b int); insert into t3 values (3, 7)',
  to: parted('a int not null, b int not null', 'create table t3 partition of t for values in (3)'),
  survives: ['select a, b from t3'],
})

check('a table joins one whose column gets another type and NOT NULL', {
  from: `${parted('a int, b int')}; create table t3 (a int, b text); insert into t3 values (3, '7')`,
  to: parted(
    'a int not null, b bigint not null',
    'create table t3 partition of t for values in (3)',
  ),
  survives: ['select a from t3'],
})

check('a table whose columns may be NULL inherits others that may not', {
  from: 'create table p (a int, b int not null); create table c (a int, b int); insert into c values (3, 7)',
  to: 'create table p (a int not null, b int not null); create table c () inherits (p)',
  survives: ['select a, b from c'],
})

check('a column above is NOT NULL from now on, and that of a partition that leaves is not', {
  from: parted('a int, b int'),
  to: parted('a int, b int not null').replace(
    'create table t1 partition of t for values in (1)',
    'create table t1 (a int, b int)',
  ),
  rows,
  survives: ['select a, b from t1', 'select a, b from t2'],
})

check('a partition leaves with a column that the table above loses', {
  from: parted('a int, b int, c text'),
  to: parted('a int, b int').replace(
    'create table t1 partition of t for values in (1)',
    'create table t1 (a int, b int, c text)',
  ),
  rows: "insert into t values (1, 5, 'x'), (2, 6, 'y')",
  survives: ['select a, b, c from t1', 'select a, b from t2'],
})

check('a table with partitions gets a column that counts', {
  from: parted('a int, b int'),
  to: parted('a int, b int, n bigint generated by default as identity (start 5 increment 5)'),
  rows,
  survives: ['select a, b from t order by a'],
})

check('a table with heirs gets a column that counts', {
  from: 'create table p (a int); create table c () inherits (p)',
  to: 'create table p (a int, n int generated always as identity); create table c () inherits (p)',
  rows: 'insert into p values (1); insert into c values (2)',
  survives: ['select a from p order by a'],
})

check('a column above is computed from now on', {
  from: parted('a int, b int, c int'),
  to: parted('a int, b int generated always as (a * 2) stored, c int'),
  rows: 'insert into t values (1, 2, 3), (2, 4, 5)',
  survives: ['select a, c from t order by a'],
})

check('two indexes of new partitions get the names that they are to have', {
  from: 'create table u (a int)',
  to: parted('a int, b int', 'create index n on t (a)', 'create index i on t (a) where a > 1'),
})

test.run()
