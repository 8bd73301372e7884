import { test } from 'uvu'
import { check } from './postgresql/plan-tests.ts'

const base = `create table base (a int not null default 1, b text not null, c int, constraint sane check (c > 0))`

check('an inherited column becomes the own one of the table as well, and is no more', {
  from: `${base}; create table heir (d int) inherits (base)`,
  to: `${base}; create table heir (a int not null default 1, d int) inherits (base)`,
  rows: `insert into heir values (1, 'x', 2, 3), (4, 'y', null, 6)`,
  survives: ['select a, b, c, d from heir'],
})

check('a column that stops being an own one keeps its default, index, comment and what reads it', {
  from: `${base}; create table heir (a int not null default 7, c int, d int) inherits (base);
    create index heir_a on heir (a); comment on column heir.a is 'first'; create view v as select a from heir;
    grant select (a) on heir to pg_monitor; alter table heir alter b set statistics 10`,
  to: `${base}; create table heir (d int) inherits (base); alter table heir alter a set default 7;
    create index heir_a on heir (a); comment on column heir.a is 'first'; create view v as select a from heir;
    grant select (a) on heir to pg_monitor; alter table heir alter b set statistics 10`,
  rows: `insert into heir values (1, 'x', 2, 3), (4, 'y', null, 6)`,
  survives: ['select a, b, c, d from heir', 'select a from v'],
})

check('a table joins a parent that has its columns, and has none of its own from then on', {
  from: `${base}; create table heir (a int not null default 1, b text not null, c int, constraint sane check (c > 0))`,
  to: `${base}; create table heir () inherits (base)`,
  rows: `insert into heir values (1, 'x', 2), (4, 'y', null)`,
  survives: ['select a, b, c from heir'],
})

check('a table goes from one parent to another that has the same columns', {
  from: `create table one (a int, b int); create table two (a int, b int); create table heir (b int, c int) inherits (one);
    create table last () inherits (heir)`,
  to: `create table one (a int, b int); create table two (a int, b int); create table heir (b int, c int) inherits (two);
    create table last () inherits (heir)`,
  rows: `insert into heir values (1, 2, 3); insert into last values (4, 5, 6)`,
  survives: ['select a, b, c from heir'],
})

check('a column of two parents becomes an own one, and of one of them', {
  from: `create table one (a int, b int); create table two (a int); create table heir () inherits (one, two)`,
  to: `create table one (a int, b int); create table two (a int); create table heir (a int) inherits (one)`,
  rows: `insert into heir values (1, 2)`,
  survives: ['select a, b from heir'],
})

check('a table that has two parents has them in another order, with a third one between them', {
  from: `create table one (a int, b int); create table two (a int, c int); create table three (a int); create table heir (b int) inherits (one, two)`,
  to: `create table one (a int, b int); create table two (a int, c int); create table three (a int); create table heir (b int) inherits (two, three, one)`,
  rows: `insert into heir values (1, 2, 3)`,
  survives: ['select a, b, c from heir'],
})

check(
  'the values of a column that stops being an own one are moved without a trigger, below other tables too',
  {
    from: `${base}; create table heir (c int, d int) inherits (base); create table last (e int) inherits (heir);
    create index last_c on last (c); create view v as select c, e from last; comment on column last.c is 'below';
    create function f() returns trigger language plpgsql as $$ begin new.d := 0; return new; end $$;
    create trigger t before update on heir for each row execute function f();
    create trigger t before update on last for each row execute function f()`,
    to: `${base}; create table heir (d int) inherits (base); create table last (e int) inherits (heir);
    create index last_c on last (c); create view v as select c, e from last; comment on column last.c is 'below';
    create function f() returns trigger language plpgsql as $$ begin new.d := 0; return new; end $$;
    create trigger t before update on heir for each row execute function f();
    create trigger t before update on last for each row execute function f()`,
    rows: `insert into heir values (1, 'x', 2, 3); insert into last values (4, 'y', 5, 6, 7)`,
    survives: ['select a, b, c, d from heir', 'select * from v'],
  },
)

check('a generated column of a parent is the own one of its heir, and is no more', {
  from: `create table base (a int, b int generated always as (a + 1) stored); create table heir (b int generated always as (a + 1) stored) inherits (base)`,
  to: `create table base (a int, b int generated always as (a + 1) stored); create table heir () inherits (base)`,
  rows: 'insert into heir values (1)',
  survives: ['select a, b from heir'],
  on: 'postgresql-18',
})

check('a table joins parents whose columns and checks it lacks, and leaves them without these', {
  from: `create table stamped (at timestamp default now(), by text); create table a (id int)`,
  to: `create table stamped (at timestamp default now(), by text);
    create table priced (price int not null default 1 constraint sane check (price > 0), note text);
    create table a (id int) inherits (stamped, priced)`,
  rows: `insert into a values (1), (2)`,
  survives: ['select id from a'],
})

check('a table that has a parent joins a second one whose columns it lacks', {
  from: `create table one (a int, b int not null); create table two (c text, d int default 4); create table heir (e int) inherits (one);
    create table last (f int) inherits (heir)`,
  to: `create table one (a int, b int not null); create table two (c text, d int default 4); create table heir (e int, c text) inherits (one, two);
    create table last (f int) inherits (heir)`,
  rows: `insert into heir values (1, 2, 3); insert into last values (4, 5, 6, 7)`,
  survives: ['select a, b, e from heir', 'select f from last'],
})

check('a table leaves a parent that goes, with what it had from it', {
  from: `create table stamped (at timestamp default now(), kept int, constraint sane check (kept > 0)); create table a (id int) inherits (stamped)`,
  to: `create table a (id int, kept int)`,
  rows: `insert into a (id, kept) values (1, 2)`,
  survives: ['select id, kept from a'],
})

check('of the tables that inherit a column that goes, those that are not to keep it lose it', {
  from: `create table base (a int, b int); create table one (c int) inherits (base); create table two (b int) inherits (base);
    create table three (d int) inherits (base); create table last (e int) inherits (two)`,
  to: `create table base (a int); create table one (c int, b int) inherits (base); create table two () inherits (base);
    create table three (d int) inherits (base); create table last (e int) inherits (two)`,
  rows: `insert into one values (1, 2, 3); insert into last values (4, 5, 6)`,
  survives: ['select a, c from one', 'select a, e from last'],
})

check('NOT NULL stays with a child alone, and comes from above again', {
  from: `create table p (a int not null); create table c () inherits (p); create table d () inherits (c);
    create table own (a int not null) inherits (p);
    create table parts (a int not null, b int) partition by list (b); create table part partition of parts for values in (1)`,
  to: `create table p (a int); create table c () inherits (p); create table d () inherits (c); alter table d alter a set not null;
    create table own (a int not null) inherits (p);
    create table parts (a int, b int) partition by list (b); create table part partition of parts for values in (1);
    alter table part alter a set not null`,
  rows: 'insert into d values (1)',
  survives: ['select a from d'],
})

test.run()
