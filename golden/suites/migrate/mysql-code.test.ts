import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mysqlMigrations } from '../../../runtime/engines/mysql/migrate/migrations.ts'
import { scratch } from '../../../runtime/engines/mysql/scratch.ts'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { applySteps } from './mysql/apply-steps.ts'
import { withDatabases } from './mysql/databases.ts'
import { check, statementsOf, trap } from './mysql/plan-tests.ts'
import { hazardsOf } from './hazards-of.ts'
import { products } from './mysql/products.ts'
import { plan } from './mysql/round-trip.ts'

check('views come in the order in which they need each other', {
  from: '',
  to: `create table t (id int, a int); create view z as select id, a from t where a in (1, 2);
    create view b as select z.id from z join t on z.id = t.id; create view a (x) as select id from b`,
  up: [
    'CREATE TABLE `t` ( `id` int, `a` int ) ENGINE=InnoDB DEFAULT CHARACTER SET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci',
    'CREATE SQL SECURITY DEFINER VIEW `z` AS select `t`.`id` AS `id`,`t`.`a` AS `a` from `t` where (`t`.`a` in (1,2))',
    'CREATE SQL SECURITY DEFINER VIEW `b` AS select `z`.`id` AS `id` from (`z` join `t` on((`z`.`id` = `t`.`id`)))',
    'CREATE SQL SECURITY DEFINER VIEW `a` (`x`) AS select `b`.`id` AS `id` from `b`',
  ],
  down: ['DROP VIEW `a`', 'DROP VIEW `b`', 'DROP VIEW `z`', 'DROP TABLE `t`'],
  on: 'mysql',
})

check('what is said of a view besides its query', {
  from: 'create table t (a int); create view v as select a from t',
  to: `create table t (a int, b int); create algorithm = merge sql security invoker view v as select a, b from t where a > 0 with local check option`,
})

check('a view over a table that changes', {
  from: `create table t (a int, b int); create view v as select a, b from t; create view w as select a from v; create table other (id int)`,
  to: `create table t (a bigint, c int); create view v as select a, c as b from t; create view w as select a from v; create table other (id int)`,
})

check('a table becomes a view and a view a table', {
  from: 'create table t (a int); create table x (a int); create view y as select a from t',
  to: 'create table t (a int); create view x as select a from t; create table y (a int)',
})

check('functions that views call', {
  from: 'create table t (a int)',
  to: `create table t (a int); create function twice(n int) returns int deterministic return n * 2;
    create view v as select twice(a) as b from t`,
})

check('another body of a function leaves the views alone', {
  from: `create table t (a int); create function f(n int) returns int deterministic return n * 2; create view v as select f(a) as b from t`,
  to: `create table t (a int); create function f(n int) returns int deterministic comment 'three' return n * 3; create view v as select f(a) as b from t`,
  up: [
    'DROP FUNCTION `f`',
    "CREATE FUNCTION `f`(n int) RETURNS int DETERMINISTIC COMMENT 'three' return n * 3",
  ],
})

check('procedures with statements inside', {
  from: 'create table t (a int); create procedure p() select 1',
  to: `create table t (a int); create procedure p(in n int, out \`of all\` int) modifies sql data sql security invoker
    begin declare exit handler for sqlexception begin end; if n > 0 then insert into t values (n); end if; select count(*) into \`of all\` from t; end;`,
})

check('triggers come and go in their order', {
  from: `create table t (a int, b int); create trigger one before insert on t for each row set new.a = 1;
    create trigger two before insert on t for each row set new.a = 2; create trigger three before insert on t for each row set new.a = 3`,
  to: `create table t (a int, b int); create trigger zero before insert on t for each row set new.b = 0;
    create trigger three before insert on t for each row set new.a = 3; create trigger new before insert on t for each row set new.b = 4;
    create trigger one before insert on t for each row set new.a = 11; create trigger later after delete on t for each row begin set @a = old.a; end`,
})

check('a trigger that others followed goes alone', {
  from: `create table t (a int); create trigger one before insert on t for each row set new.a = 1;
    create trigger two before insert on t for each row set new.a = 2`,
  to: 'create table t (a int); create trigger two before insert on t for each row set new.a = 2',
  up: ['DROP TRIGGER `one`'],
})

trap(
  'a trigger that is made anew says that it is missing for a while',
  {
    from: 'create table t (a int); create trigger tr before insert on t for each row set new.a = 1',
    to: 'create table t (a int); create trigger tr before insert on t for each row set new.a = 2',
  },
  async (database, steps) => {
    assert.equal(await hazardsOf(database, steps, 'non-transactional'), ['trigger tr'])
  },
)

check('a trigger goes to another table', {
  from: 'create table a (x int); create table b (x int); create trigger tr before insert on a for each row set new.x = 1',
  to: 'create table b (x int); create trigger tr before insert on b for each row set new.x = 1',
})

check('an event has no end any more, or has one', {
  from: `create event e on schedule every 1 day starts '2031-01-01 00:00:00' ends '2032-01-01 00:00:00' do select 1`,
  to: `create event e on schedule every 1 day starts '2031-01-01 00:00:00' do select 1`,
})

check('events', {
  from: `create event gone on schedule every 1 day do select 1; create event e on schedule every 1 day comment 'old' do delete from t`,
  to: `create event e on schedule every 1 day disable do delete from t where a > 0;
    create event f on schedule every '1 4' day_hour starts '2031-01-01 00:00:00' ends '2032-01-01 00:00:00' on completion preserve comment 'it''s' do begin select 1; end`,
})

trap(
  'an event with another body goes on when it would',
  {
    from: `create event e on schedule every 1 day starts '2031-01-01 00:00:00' do select 1`,
    to: `create event e on schedule every 1 day starts '2031-01-01 00:00:00' do select 2`,
  },
  async (_, steps) => {
    assert.equal(statementsOf(steps), ['ALTER EVENT `e` DO select 2'])
  },
)

check('an account that is not the own one', {
  from: `create table t (a int); create definer = 'some'@'where' view v as select a from t;
    create trigger tr before insert on t for each row set new.a = 1; create event e on schedule every 1 day do select 1`,
  to: `create table t (a int); create view v as select a from t; create definer = 'some'@'where' function f() returns int deterministic return 1;
    create definer = 'some'@'where' trigger tr before insert on t for each row set new.a = 1;
    create definer = 'some'@'where' event e on schedule every 1 day do select 1`,
})

check('sequences', {
  from: `create sequence gone; create sequence s start with 10 increment by 2; create table t (id int default nextval(s))`,
  to: `create sequence s start with 10 increment by 5 maxvalue 1000 cycle nocache; create sequence n minvalue -5 start with -5;
    create table t (id int default nextval(n), other int default nextval(s))`,
  on: 'mariadb',
})

check('a table gets its history, and columns are left out of it', {
  from: 'create table p (id int); create table t (a int, c date)',
  to: `create table p (id bigint primary key);
    create table t (a bigint, b int without system versioning, c varchar(20) not null default '2020-01-01',
      foreign key (a) references p (id)) with system versioning`,
  rows: 'insert into t values (null, null)',
  on: 'mariadb',
})

check('tables with system versioning and periods', {
  from: `create table a (x int) with system versioning; create table b (x int);
    create table c (id int, s date, e date, period for life (s, e), unique k (id, life without overlaps))`,
  to: `create table a (x bigint, y int) with system versioning; create table b (x int) with system versioning;
    create table c (id int, s date not null, e date not null);
    create table d (x int, rs timestamp(6) generated always as row start invisible, re timestamp(6) generated always as row end invisible,
      y int without system versioning, period for system_time (rs, re)) with system versioning`,
  on: 'mariadb',
})

check('columns with checks, documents and types of their own', {
  from: 'create table t (a int check (a > 0), j json, c varchar(10))',
  to: `create table t (a int default 5 check (a > 1), j json default '{}', c varchar(10) compressed, u uuid default uuid(), i inet6, d date default (curdate() + interval 1 day))`,
  on: 'mariadb',
})

for (const product of products) {
  test(`${product}: a scratch database has the character set of the one that it stands for`, async () => {
    await withDatabases(product, ['create table t (a varchar(10))'], async (database) => {
      if (database === undefined) return
      const target = await freshDatabase(product)
      if (target.kind === 'unavailable') return
      const name = new URL(target.url).pathname.slice(1)
      await database.execute(`alter database \`${name}\` character set latin1 collate latin1_bin`)
      const copy = await scratch(target.url, { processId: process.pid, now: Date.now() })
      try {
        await copy.connection.execute('create table t (a varchar(10))')
        const { objects } = await mysqlMigrations.define(copy.connection)
        assert.is(objects.get('table t')?.attributes['collation'], 'latin1_bin')
      } finally {
        await copy.drop()
        await target.drop()
      }
    })
  })

  test(`${product}: the name of the database is no part of a definition`, () =>
    withDatabases(product, ['', ''], async (one, other) => {
      if (one === undefined || other === undefined) return
      for (const database of [one, other]) {
        const [row] = await database.query<{ name: string }>('select database() as name')
        const name = row?.name ?? ''
        await database.execute(`create table t (a int); create table \`${name}\` (b int);
          create function f(n int) returns int deterministic return n;
          create view v as select \`${name}\`.b, ${name}.f(x.a) as c from ${name}.t x, \`${name}\`;
          create view w as select ${name}.t.a, u.user from ${name}.t, mysql.user u`)
      }
      const sides = [
        await mysqlMigrations.define(one),
        await mysqlMigrations.define(other),
      ] as const
      const queries = sides.map(({ objects }) =>
        ['view v', 'view w'].map((id) => objects.get(id)?.attributes['query']),
      )
      // The table that bears the name of its database is the one difference.
      const [row] = await other.query<{ name: string }>('select database() as name')
      const [first] = await one.query<{ name: string }>('select database() as name')
      const renamed = JSON.stringify(queries[0]).replaceAll(first?.name ?? '', row?.name ?? '')
      assert.is(renamed, JSON.stringify(queries[1]))
      assert.not.match(JSON.stringify(queries[0]?.[1]), /quarry_test/)
    }))

  test(`${product}: objects of the tool itself are left out`, () =>
    withDatabases(
      product,
      ['create table quarry_migrations (a int); create table t (a int)'],
      async (database) => {
        if (database === undefined) return
        const { objects } = await mysqlMigrations.define(database)
        assert.equal([...objects.keys()], ['table t', 'column t.a'])
      },
    ))

  test(`${product}: modes that write names and strings otherwise change nothing, and stay`, () =>
    withDatabases(
      product,
      [`create table t (a varchar(10) default 'it''s \\\\', b int comment "x")`],
      async (database) => {
        if (database === undefined) return
        const { define } = mysqlMigrations
        const plain = await define(database)
        await database.execute("set sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES'")
        const other = await define(database)
        assert.equal(plan(plain, other), [])
        assert.equal(plan(other, plain), [])
        const [row] = await database.query<{ mode: string }>('select @@sql_mode as mode')
        assert.is(row?.mode, 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES')
      },
    ))
}

test('mysql: what is not modelled is told', () =>
  withDatabases('mysql', ["create library l language javascript as 'x'"], async (database) => {
    if (database === undefined) return
    const { unmodelled } = await mysqlMigrations.define(database)
    assert.equal(unmodelled, ['library l'])
    await applySteps(
      database,
      plan(await mysqlMigrations.define(database), await mysqlMigrations.define(database)),
      'mysql',
    )
  }))

test.run()
