import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { postgresqlMigrations } from '../../../runtime/engines/postgresql/migrate/migrations.ts'
import { withDatabases } from './postgresql/databases.ts'
import { check, trap } from './postgresql/plan-tests.ts'
import { hazardsOf } from './hazards-of.ts'
import { releases } from './postgresql/releases.ts'
import { applySteps, plan, statementsOf } from './postgresql/round-trip.ts'

check('a view gets more columns in place, and keeps what reads it', {
  from: 'create table t (a int, b int); create view v as select a from t; create view w as select a from v',
  to: 'create table t (a int, b int); create view v as select a, b from t; create view w as select a from v',
  up: ['CREATE OR REPLACE VIEW public.v AS SELECT t.a, t.b FROM public.t'],
  on: 'postgresql-15',
})

check('a view that loses a column is made anew with what reads it', {
  from: 'create table t (a int, b int); create view v as select a, b from t; create view w as select a from v; grant select on w to pg_monitor',
  to: 'create table t (a int, b int); create view v as select b, a from t; create view w as select a from v; grant select on w to pg_monitor',
})

check(
  'a function gets another result while a default, a check, an index, a view and a policy call it',
  {
    from: uses('int', 'select 1'),
    to: uses('bigint', 'select 1::bigint'),
    rows: 'insert into t values (1)',
    survives: ['select id from t'],
  },
)

function uses(result: string, body: string): string {
  return `create function f(x int) returns ${result} language sql immutable as $$ ${body} $$;
    create table t (id int primary key, a int default f(1), check (f(a) > 0), c int generated always as (f(2)) stored);
    create index i on t (f(a)); create view v as select f(id) as n from t; create policy p on t using (f(id) = 1)`
}

check('a function of another signature takes the place of one while the text that calls it stays', {
  from: `create function f(x int) returns boolean language sql immutable as $$ select true $$;
    create table t (a int, check (f(a))); create policy p on t using (f(a))`,
  to: `create function f(x int, y text default '') returns boolean language sql immutable as $$ select true $$;
    create table t (a int, check (f(a))); create policy p on t using (f(a))`,
})

check(
  'a function is replaced where only its body or a default differs, made anew where a name does',
  {
    from: `create function f(a int) returns int language sql as $$ select a $$;
    create function g(a int) returns int language sql as $$ select a $$`,
    to: `create function f(a int default 5) returns int language sql as $$ select a + 1 $$;
    create function g(b int) returns int language sql as $$ select b $$`,
    up: [
      'SET check_function_bodies = off',
      'DROP FUNCTION public.g(a integer)',
      'CREATE OR REPLACE FUNCTION public.f(a integer DEFAULT 5) RETURNS integer LANGUAGE sql AS $function$ select a + 1 $function$',
      'CREATE FUNCTION public.g(b integer) RETURNS integer LANGUAGE sql AS $function$ select b $function$',
    ].toSorted((one, other) => Number(/^CREATE/.test(one)) - Number(/^CREATE/.test(other))),
  },
)

check('functions that an index runs are there when it is built, whatever their names are', {
  from: 'create table t (a text)',
  to: `create table t (a text);
    create function z(x text) returns text language sql immutable as $$ select lower(x) $$;
    create function a(x text) returns text language sql immutable as $$ select public.z(x) $$;
    create index i on t (a(a))`,
  rows: "insert into t values ('X')",
  survives: ['select a from t'],
})

check('functions that call each other, and a table that calls them', {
  from: '',
  to: `set check_function_bodies = off;
    create function even(n int) returns boolean language sql as $$ select n = 0 or odd(n - 1) $$;
    create function odd(n int) returns boolean language sql as $$ select n <> 0 and even(n - 1) $$;
    create table t (a int check (even(a)));
    create function rows_of() returns setof t language sql as $$ select * from t $$;
    create procedure fill() language plpgsql as $$ begin insert into t values (2); end $$`,
})

check('a body in the standard form, overloads, aggregates and settings', {
  from: 'create table t (a int)',
  to: `create table t (a int);
    create function total() returns bigint language sql begin atomic select count(*) from t; end;
    create function f(a int) returns int language sql as $$ select 1 $$;
    create function f(a text, variadic b text[]) returns int language sql security definer set search_path = pg_catalog as $$ select 2 $$;
    create function keep(state anyelement, value anyelement) returns anyelement language sql immutable as $$ select value $$;
    create aggregate last(anyelement) (sfunc = keep, stype = anyelement, parallel = safe);
    comment on aggregate last(anyelement) is 'the last';
    revoke execute on function f(int) from public`,
})

const circle = (more: string) => `
  create table a (id int primary key, b int); create table b (id int primary key, c int);
  create table c (id int primary key, a int references a); alter table a add foreign key (b) references b;
  alter table b add foreign key (c) references c; ${more}`

check('foreign keys in a circle come and go', { from: '', to: circle('') })

check('two tables have a constraint of one name', {
  from: 'create table a (x int constraint same check (x > 0)); create table b (x int constraint same check (x > 0))',
  to: 'create table a (x int constraint same check (x > 1)); create table b (x int constraint same check (x > 0))',
  up: [
    'ALTER TABLE public.a DROP CONSTRAINT same',
    'ALTER TABLE public.a ADD CONSTRAINT same CHECK ((x > 1))',
  ],
})

check('an index changes under its name, and a constraint that was not proven is', {
  from: 'create table t (a int, b int); create index i on t (a); alter table t add constraint c check (a > 0) not valid',
  to: 'create table t (a int, b int); create index i on t (a desc, b) include (b) where b > 0; alter table t add constraint c check (a > 0)',
})

trap(
  'an index that failed to be built concurrently is built',
  {
    from: 'create table t (a int); insert into t values (1), (1)',
    to: 'create table t (a int); create index i on t (a)',
  },
  async (database, steps) => {
    await applySteps(database, steps)
    const failed = database.execute('create unique index concurrently j on t (a)')
    assert.match(await failed.then(() => '', String), /could not create unique index/)
    const { define } = postgresqlMigrations
    const before = await define(database)
    await database.execute('delete from t')
    await database.execute('drop index j')
    await database.execute('create unique index j on t (a)')
    const repaired = statementsOf(plan(before, await define(database)))
    assert.equal(repaired, [
      'DROP INDEX public.j',
      'CREATE UNIQUE INDEX j ON public.t USING btree (a)',
    ])
  },
)

check('row security and its being forced are two flags', {
  from: 'create table a (); create table b (); alter table a enable row level security',
  to: 'create table a (); create table b (); alter table a force row level security; alter table a disable row level security; alter table b enable row level security, force row level security',
  up: [
    'ALTER TABLE public.a DISABLE ROW LEVEL SECURITY',
    'ALTER TABLE public.a FORCE ROW LEVEL SECURITY',
    'ALTER TABLE public.b ENABLE ROW LEVEL SECURITY',
    'ALTER TABLE public.b FORCE ROW LEVEL SECURITY',
  ],
})

const parted = (more: string, columns = '') => `
  create table p (id int not null, at date not null, note text default 'x'${columns}, primary key (id, at)) partition by range (at);
  create table p1 partition of p for values from ('2020-01-01') to ('2021-01-01');
  alter table p1 alter note set default 'y';
  create index on p (note); ${more}`

check('a materialized view takes the place of a view that others read', {
  from: `create table t (a int, b int); create view m as select a, b from t; create view v as select * from m`,
  to: `create table t (a int, b int); create materialized view m as select a, b, a + b as c from t; create view v as select * from m`,
})

trap(
  'statistics list their columns in no order of their own',
  {
    from: 'create table t (a int, b int, c text); create statistics s (ndistinct) on a, b, lower(c) from t',
    to: 'create table t (c text, b int, a int); create statistics s (ndistinct) on a, b, lower(c) from t',
  },
  async (_, steps) => assert.equal(statementsOf(steps), []),
)

check('a partition is detached and keeps its rows', {
  from: parted(`create table p2 partition of p for values from ('2021-01-01') to ('2022-01-01')`),
  to: parted(`create table p2 (id int not null, at date not null, note text default 'x', primary key (id, at));
    create index p2_note_idx on p2 (note)`),
  rows: `insert into p values (1, '2020-02-02'), (2, '2021-02-02')`,
  survives: ['select * from p1', 'select * from p2'],
})

check('what is done to a partitioned table is done to its partitions', {
  from: parted(''),
  to: parted(
    `alter table p add constraint later check (at > '1999-01-01'); create unique index u on p (at, id);
     create table p2 partition of p for values from ('2021-01-01') to ('2022-01-01') partition by list (id);
     create table p21 partition of p2 default`,
    `, more int not null default 5, long bigint`,
  ),
  rows: `insert into p values (1, '2020-02-02')`,
  survives: ['select id, at, note from p'],
})

check('NOT NULL of a partition has the name that it had before the partition was attached', {
  from: `create table p (a int not null, b int not null) partition by list (a);
    create table p1 partition of p for values in (1)`,
  to: `create table p (a int not null, b int not null) partition by list (a);
    create table p1 (a int not null, b int constraint mine not null); alter table p attach partition p1 for values in (1);
    create table p2 (a int not null, b int not null); alter table p attach partition p2 for values in (2)`,
  rows: 'insert into p values (1, 2)',
  survives: ['select * from p1'],
})

check('NOT NULL of a table that inherits has the name that it had before', {
  from: 'create table base (a int not null); create table heir (b int) inherits (base)',
  to: `create table base (a int not null); create table heir (a int constraint own not null, b int);
    alter table heir inherit base`,
  rows: 'insert into heir values (3, 4)',
  survives: ['select a, b from heir'],
  on: 'postgresql-18',
})

check('tables inherit columns, and keep them when the parent loses them', {
  from: `create table base (a int, b int default 1); create table heir (c int) inherits (base); create table other (b int) inherits (base)`,
  to: `create table base (a bigint, d text); create table heir (b int default 1, c int) inherits (base); create table other (b int) inherits (base)`,
  rows: 'insert into heir values (1, 2, 3)',
  survives: ['select b, c from heir'],
})

check('names with quotes, dots, spaces and capitals, and words of the language', {
  from: `create schema "a.b"; create table "a.b"."se""lect" ("order" int, "Or.der" int)`,
  to: `create schema "a.b"; create type "a.b"."Ty pe" as enum ('it''s', 'back\\slash');
    create table "a.b"."se""lect" ("order" int primary key, "Or.der" "a.b"."Ty pe" default 'it''s', "ü😀" text);
    create table "user" ("table" int references "a.b"."se""lect" ("order"));
    create view "a.b"."view" as select "order", "Or.der" as "From" from "a.b"."se""lect";
    comment on column "a.b"."se""lect"."ü😀" is 'it''s a \\ line
and another'`,
})

check('everything that belongs to an extension is left to it', {
  from: 'create schema x; create extension citext schema x; create table t (a text)',
  to: 'create schema x; create extension citext schema public; create extension pg_trgm; create table t (a citext); create index i on t using gin ((a::text) gin_trgm_ops)',
  on: 'postgresql-15',
})

check('comments and privileges come, change and go', {
  from: `create table t (a int, b int); comment on table t is 'x'; grant select, insert on t to pg_monitor; grant update (a) on t to pg_monitor`,
  to: `create table t (a int, b int); comment on column t.a is 'y'; grant select on t to pg_monitor with grant option;
    grant references (b) on t to public; revoke delete on t from current_user; create sequence s; grant usage on sequence s to pg_monitor;
    create schema z; grant usage on schema z to public; create domain d as int; revoke usage on type d from public`,
})

check('default privileges are counted in where an object is made', {
  from: `alter default privileges grant select on tables to pg_monitor; create table a ()`,
  to: `create table plain (); alter default privileges grant select on tables to pg_monitor; create table a (); create table b ();
    alter default privileges in schema public grant execute on functions to pg_monitor`,
})

check('publications, event triggers and foreign data', {
  from: `create table t (a int, b int); create publication p for table t; create foreign data wrapper w; create server s foreign data wrapper w options (host 'x')`,
  to: `create table t (a int, b int); create table u (a int); create publication p for table t (a) where (b > 0), u with (publish = 'insert');
    create foreign data wrapper w; create server s foreign data wrapper w options (host 'y', port '1');
    create user mapping for public server s options (user 'me'); create foreign table f (a int options (x '1') not null) server s options (t 'u');
    create function e() returns event_trigger language plpgsql as $$ begin end $$; create event trigger et on ddl_command_end when tag in ('DROP TABLE') execute function e()`,
})

for (const release of releases) {
  test(`${release}: what no kind stands for is told, and what is quarry's own is not`, () =>
    withDatabases(
      release,
      [
        `create function eq(a int, b text) returns boolean language sql as $$ select true $$;
         create operator === (leftarg = int, rightarg = text, function = eq);
         create text search configuration ts (copy = simple); create cast (text as int) with inout;
         create schema quarry; create table quarry.history (); create table quarry_history (id serial primary key)`,
      ],
      async (database) => {
        if (database === undefined) return
        const { objects, unmodelled } = await postgresqlMigrations.define(database.connection)
        assert.equal([...unmodelled].toSorted(), [
          'cast (text AS integer)',
          'operator public.===',
          'text search configuration public.ts',
        ])
        assert.equal([...objects.keys()], ['schema public', 'function public.eq(integer, text)'])
      },
    ))
}

trap(
  'reading a large table while nobody can write to it is a hazard, where it is large',
  {
    from: 'create table t (a int); insert into t values (1)',
    to: 'create table t (a int check (a > 0)); create index i on t (a)',
  },
  async (database, steps) => {
    assert.equal(await hazardsOf(database, steps, 'long-lock'), [
      'constraint t.t_a_check: 0',
      'index i: 0',
    ])
    await database.execute("update pg_class set reltuples = 5000000 where relname = 't'")
    const large = ['constraint t.t_a_check: 5000000', 'index i: 5000000']
    assert.equal(await hazardsOf(database, steps, 'long-lock'), large)
  },
)

test.run()
