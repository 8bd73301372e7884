import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mysqlMigrations } from '../../../runtime/engines/mysql/migrate/migrations.ts'
import { applySteps } from './mysql/apply-steps.ts'
import { withDatabases } from './mysql/databases.ts'
import { check, statementsOf, trap } from './mysql/plan-tests.ts'
import { hazardsOf } from './hazards-of.ts'
import { refusalOf } from './refusal-of.ts'
import { products } from './mysql/products.ts'
import { plan } from './mysql/round-trip.ts'

trap(
  'several tables are dropped one by one, with the number of their rows',
  {
    from: `create table a (id int primary key); create table b (id int, foreign key (id) references a (id));
      insert into a values (1), (2)`,
    to: '',
  },
  async (database, steps) => {
    assert.equal(statementsOf(steps), ['DROP TABLE `b`', 'DROP TABLE `a`'])
    assert.equal(await hazardsOf(database, steps, 'data-loss'), ['table b: 0', 'table a: 2'])
  },
)

trap(
  'a dropped column tells how many of its values are lost, a computed one loses nothing',
  {
    from: `create table t (a int, b int, c int as (a + 1) virtual, d int as (a + 1) stored); insert into t (a, b) values (1, 2), (1, null)`,
    to: 'create table t (a int)',
  },
  async (database, steps) => {
    assert.equal(await hazardsOf(database, steps, 'data-loss'), ['column t.b: 1'])
  },
)

trap(
  'labels of an ENUM in another order keep their rows',
  {
    from: "create table t (a enum('x', 'y', 'z')); insert into t values ('x'), ('z')",
    to: "create table t (a enum('z', 'new', 'x', 'y'))",
  },
  async (database, steps, product) => {
    assert.equal(await hazardsOf(database, steps, 'data-loss'), [])
    await applySteps(database, steps, product)
    assert.equal(await database.query('select a from t'), [{ a: 'x' }, { a: 'z' }])
  },
)

trap(
  'removed labels tell how many rows have them',
  {
    from: `create table t (a enum('x', 'y', 'it''s'), b set('p', 'q', 'r'));
      insert into t values ('x', 'p'), ('it''s', 'p,q'), ('y', 'q'), (null, 'r')`,
    to: "create table t (a enum('x'), b set('r', 'p'))",
  },
  async (database, steps) => {
    const lost = ['column t.a: 2', 'column t.b: 2']
    assert.equal(await hazardsOf(database, steps, 'data-loss'), lost)
  },
)

trap(
  'labels behind the others copy no rows',
  { from: "create table t (a enum('x'))", to: "create table t (a enum('x', 'y'))" },
  async (_, steps) => {
    assert.equal(
      steps.flatMap(({ hazards }) => hazards),
      [],
    )
  },
)

trap(
  'a narrower type tells how many values do not fit',
  {
    from: `create table t (a int, b varchar(10), c decimal(10,4), d datetime(6), e text, f varchar(10), g varchar(10) character set utf8mb4);
      insert into t values (1, 'abc', 1.5, '2020-01-01 00:00:00', 'short', '12', 'ascii'),
        (300, 'abcdef', 1.25551, '2020-01-01 00:00:00.5', repeat('x', 300), 'twelve', 'ü€😀')`,
    to: `create table t (a tinyint, b varchar(3), c decimal(10,2), d datetime, e tinytext, f int, g varchar(10) character set latin1)`,
  },
  async (database, steps) => {
    assert.equal(
      await hazardsOf(database, steps, 'data-loss'),
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `column t.${name}: 1`),
    )
  },
)

trap(
  'a wider type loses nothing',
  {
    from: `create table t (a int unsigned, b varchar(10), c decimal(10,2), d date, e tinytext, f int, g char(3) character set latin1, h float, i enum('a'))`,
    to: `create table t (a bigint, b varchar(200), c decimal(14,4), d datetime, e mediumtext, f varchar(11), g varchar(3) character set utf8mb4, h double, i varchar(1))`,
  },
  async (database, steps) => {
    assert.equal(await hazardsOf(database, steps, 'data-loss'), [])
  },
)

trap(
  'a new column without a value for the rows is refused, and nothing is done',
  {
    from: 'create table t (a int); insert into t values (1)',
    to: 'create table t (a int, b int not null, c int)',
  },
  async (database, steps, product) => {
    assert.match(await refusalOf(applySteps(database, steps, product)), /t\.b is NOT NULL/)
    assert.equal(await database.query('select * from t'), [{ a: 1 }])
  },
)

trap(
  'NULL in a column without a default is refused, with the number',
  {
    from: 'create table t (a int); insert into t values (1), (null)',
    to: 'create table t (a int not null)',
  },
  async (database, steps, product) => {
    assert.match(await refusalOf(applySteps(database, steps, product)), /t\.a becomes NOT NULL/)
  },
)

trap(
  'rows that a key, a check or a foreign key would refuse are found before anything is done',
  {
    from: `create table p (id int primary key); create table t (a int, b varchar(10), c int);
      insert into t values (1, 'aaab', 5), (1, 'aaac', null)`,
    to: `create table p (id int primary key); create table t (a int, b varchar(10), c int, unique ka (a), unique kb (b(3)),
        constraint cc check (c > 5), constraint fk foreign key (c) references p (id))`,
  },
  async (database, steps) => {
    const checks = steps.flatMap((step) => step.checks ?? [])
    const counts: unknown[] = []
    for (const { count } of checks)
      counts.push(Object.values((await database.query(count))[0] ?? {}))
    assert.equal(counts.flat().map(Number), [1, 1, 1, 1])
  },
)

trap(
  'the two sides of a foreign key get another type together, and every row is still there',
  {
    from: `create table p (id int auto_increment primary key); create table c (pid int, constraint fk foreign key (pid) references p (id) on delete cascade);
      insert into p values (7); insert into c values (7)`,
    to: `create table p (id bigint auto_increment primary key); create table c (pid bigint, constraint fk foreign key (pid) references p (id) on delete cascade)`,
  },
  async (database, steps, product) => {
    assert.equal(statementsOf(steps), [
      'ALTER TABLE `c` DROP FOREIGN KEY `fk`',
      'ALTER TABLE `c` MODIFY COLUMN `pid` bigint',
      'ALTER TABLE `p` MODIFY COLUMN `id` bigint NOT NULL AUTO_INCREMENT',
      'ALTER TABLE `c` ADD CONSTRAINT `fk` FOREIGN KEY (`pid`) REFERENCES `p` (`id`) ON DELETE CASCADE',
    ])
    await applySteps(database, steps, product)
    assert.equal(await database.query('select * from c'), [{ pid: '7' }])
  },
)

check('a self-referring key is retyped', {
  from: 'create table t (id int primary key, up int, constraint fk foreign key (up) references t (id))',
  to: 'create table t (id bigint primary key, up bigint, constraint fk foreign key (up) references t (id))',
  rows: 'insert into t values (1, null), (2, 1)',
  survives: ['select concat(id) as id, concat(up) as up from t'],
})

check('an index that a foreign key needs is replaced in one statement', {
  from: `create table p (id int primary key); create table c (a int, b int, key ka (a), constraint fk foreign key (a) references p (id))`,
  to: `create table p (id int primary key); create table c (a int, b int, key kab (a, b), constraint fk foreign key (a) references p (id))`,
  up: ['ALTER TABLE `c` DROP INDEX `ka`, ADD KEY `kab` (`a`,`b`)'],
})

check('the key to which a foreign key refers is replaced in one statement', {
  from: `create table p (id int not null, primary key (id)); create table c (a int, constraint fk foreign key (a) references p (id))`,
  to: `create table p (id int not null, n int not null, primary key (n), unique k (id)); create table c (a int, constraint fk foreign key (a) references p (id))`,
})

check(
  'an index that the server has made for a foreign key keeps its name where the key is made anew',
  {
    from: `create table p (id varchar(9) primary key); create table c (a varchar(9), foreign key (a) references p (id))`,
    to: `create table p (id varchar(8) collate utf8mb4_bin primary key);
    create table c (a varchar(8) collate utf8mb4_bin, foreign key (a) references p (id))`,
    rows: `insert into p values ('x'); insert into c values ('x')`,
    survives: ['select * from c'],
  },
)

check('an index that the server made for a foreign key is not pushed out by a new one', {
  from: `create table p (id int primary key); create table c (a int, b int, constraint fk foreign key (a) references p (id))`,
  to: `create table p (id int primary key); create table c (a int, b int, key fk (a), key kab (a, b), constraint fk foreign key (a) references p (id))`,
  up: ['ALTER TABLE `c` DROP INDEX `fk`, ADD KEY `kab` (`a`,`b`), ADD KEY `fk` (`a`)'],
})

check('a foreign key goes with the index that the server made for it', {
  from: `create table p (id int primary key); create table c (a int, b int, constraint fk foreign key (a) references p (id))`,
  to: `create table p (id int primary key); create table c (b int)`,
  up: ['ALTER TABLE `c` DROP FOREIGN KEY `fk`, DROP INDEX `fk`, DROP COLUMN `a`'],
  down: [
    'ALTER TABLE `c` ADD COLUMN `a` int FIRST, ADD KEY `fk` (`a`), ADD CONSTRAINT `fk` FOREIGN KEY (`a`) REFERENCES `p` (`id`)',
  ],
})

check('a foreign key with another action is added when the old one has gone', {
  from: `create table p (id int primary key); create table c (a int, constraint fk foreign key (a) references p (id))`,
  to: `create table p (id int primary key); create table c (a int, n int, constraint fk foreign key (a) references p (id) on delete cascade)`,
  up: [
    'ALTER TABLE `c` DROP FOREIGN KEY `fk`',
    'ALTER TABLE `c` ADD COLUMN `n` int',
    'ALTER TABLE `c` ADD CONSTRAINT `fk` FOREIGN KEY (`a`) REFERENCES `p` (`id`) ON DELETE CASCADE',
  ],
})

check('a virtual column becomes a stored one, with what stands on it', {
  from: `create table t (a int, b int as (a + 1) virtual, c int as (b + 1) virtual, key kb (b), constraint cb check (b > 0))`,
  to: `create table t (a int, b int as (a + 1) stored, c int as (b + 1) virtual, key kb (b), constraint cb check (b > 0))`,
  rows: 'insert into t (a) values (1)',
  survives: ['select a, b, c from t'],
})

check('the values of a virtual column that counts along are kept when it is computed no more', {
  from: `create table t (a int auto_increment primary key, b bigint as (a * 2) virtual, c int, at timestamp not null default '2020-01-01' on update current_timestamp)`,
  to: `create table t (a int auto_increment primary key, b bigint not null, c int, at timestamp not null default '2020-01-01' on update current_timestamp)`,
  rows: 'insert into t (c) values (5), (null)',
  survives: ['select * from t'],
  on: 'mariadb',
})

check('the values of a virtual column are kept when it is computed no more', {
  from: `create table t (a int, b int as (a * 2) virtual, key kb (b))`,
  to: `create table t (b bigint, key kb (b))`,
  rows: 'insert into t (a) values (1), (5)',
  survives: ['select concat(b) as b from t order by b'],
})

trap(
  'values that a computed column replaces are told',
  {
    from: 'create table t (a int, b int); insert into t values (1, 2), (1, 3), (2, null)',
    to: 'create table t (a int, b int as (a * 2) stored)',
  },
  async (database, steps) => {
    assert.equal(await hazardsOf(database, steps, 'data-loss'), ['column t.b: 2'])
  },
)

trap(
  'no hazard counts rows where there are none',
  {
    from: 'create table t (a int, b text)',
    to: 'create table t (a varchar(3) primary key)',
  },
  async (database, steps) => {
    for (const kind of ['data-loss', 'rewrite', 'long-lock'] as const)
      for (const hazard of await hazardsOf(database, steps, kind)) assert.match(hazard, /: 0$/)
  },
)

for (const product of products)
  test(`${product}: a renamed column keeps what it has, and expressions on it come again`, () =>
    withDatabases(product, [RENAMED], async (database) => {
      if (database === undefined) return
      const { define, kinds } = mysqlMigrations
      const before = await define(database)
      const column = before.objects.get('column t.a')
      if (column === undefined) return assert.unreachable('the column is not read')
      const sides = { from: before, to: before }
      await applySteps(database, kinds['column']?.rename?.(column, 'x', sides) ?? [], product)
      await withDatabases(product, [RENAMED.replaceAll(/\ba\b/g, 'x')], async (wanted) => {
        if (wanted === undefined) return
        await applySteps(database, plan(await define(database), await define(wanted)), product)
        assert.equal(plan(await define(database), await define(wanted)), [])
      })
      assert.equal(await database.query('select x, v, s from t'), [{ x: 4, v: 8, s: 5 }])
    }))

const RENAMED = `create table t (a int not null default 4 comment 'number', v int as (a * 2) virtual, s int as (a + 1) stored, d int default (a + 2),
    key kv (v), key ka (a), constraint c check (a > 0), constraint cv check (v > s));
  insert into t (d) values (1)`

test.run()
