import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check, trap } from './postgresql/plan-tests.ts'
import { hazardsOf } from './hazards-of.ts'
import { refusalOf } from './refusal-of.ts'
import { applySteps, statementsOf } from './postgresql/round-trip.ts'

const mood = (...labels: readonly string[]) =>
  `create type mood as enum (${labels.map((label) => `'${label}'`).join(', ')});`

check('a new label is committed before the column that has it as its default', {
  from: `${mood('happy', 'sad')} create table t (id int primary key)`,
  to: `${mood('happy', 'sad', 'meh')} create table t (id int primary key, now mood not null default 'meh')`,
  rows: 'insert into t values (1), (2)',
  survives: ['select id from t order by id'],
  up: [
    "ALTER TYPE public.mood ADD VALUE 'meh'",
    "ALTER TABLE public.t ADD COLUMN now public.mood DEFAULT 'meh'::public.mood NOT NULL",
  ],
})

trap(
  'a label that is used further on is a hazard, as it stays when what follows fails',
  {
    from: `${mood('happy')} create table t (id int)`,
    to: `${mood('happy', 'sad')} create table t (id int, now mood default 'sad')`,
  },
  async (database, steps) => {
    assert.equal(await hazardsOf(database, steps, 'non-transactional'), ['type public.mood'])
  },
)

check('a label in the middle is added where it stands', {
  from: mood('a', 'd'),
  to: mood('first', 'a', 'b', 'c', 'd', 'last'),
  up: [
    "ALTER TYPE public.mood ADD VALUE 'first' BEFORE 'a'",
    "ALTER TYPE public.mood ADD VALUE 'b' BEFORE 'd'",
    "ALTER TYPE public.mood ADD VALUE 'c' BEFORE 'd'",
    "ALTER TYPE public.mood ADD VALUE 'last'",
  ],
})

const usesOfMood = `
  create table t (id int primary key, now mood default 'b', all_of mood[] default '{a,b}', other mood references kinds (kind),
    check (now <> 'a'), twice text generated always as (case now when 'b' then 'yes' end) stored);
  create index part on t (now) where now = 'b';
  create index plain on t (now);
  create view v as select id, now from t where now = 'b';
  create view w as select count(*) as n from v;
  create function f(m mood) returns mood language sql as $$ select m $$;
  create function g() returns trigger language plpgsql as $$ begin return new; end $$;
  create trigger tr before update on t for each row when (new.now = 'b') execute function g();
  create policy p on t using (now = 'b');
  create domain strict as mood not null default 'b' check (value <> 'c');
  create table u (s strict, several strict[]);
  comment on type mood is 'how it goes';
  grant select on v to pg_monitor;`

check('labels go and change places while all kinds of things use the type', {
  from: `${mood('a', 'b', 'c')} create table kinds (kind mood primary key); ${usesOfMood}`,
  to: `${mood('c', 'b', 'a')} create table kinds (kind mood primary key); ${usesOfMood}`,
  rows: `insert into kinds values ('b'); insert into t values (1, 'b', '{a,c}', 'b'); insert into u values ('a', '{a,b}')`,
  survives: ['select * from t', 'select * from v', 'select * from u', 'select * from kinds'],
})

trap(
  'a label that rows have is not removed',
  {
    from: `${mood('a', 'b')} create table t (m mood, l mood[]); insert into t values ('b', '{}'), ('a', '{b,a}'), ('b', null)`,
    to: `${mood('a')} create table t (m mood, l mood[])`,
  },
  async (database, steps) => {
    const refusal = await refusalOf(applySteps(database, steps))
    assert.match(refusal, "column t.m has labels that type mood is to have no more: 'b'. (2)")
    await database.execute("update t set m = 'a', l = '{}'")
    await applySteps(database, steps)
    assert.equal(await database.query('select m::text from t limit 1'), [{ m: 'a' }])
  },
)

check('text becomes an enum and back, with its default and its policy', {
  from: `create table t (id int, m text not null default 'a'); create policy p on t using (m = 'a')`,
  to: `${mood('a', 'b')} create table t (id int, m mood not null default 'a'); create policy p on t using (m = 'a')`,
  rows: `insert into t values (1, 'a'), (2, 'b')`,
  survives: ['select id, m::text from t order by id'],
})

check('a type whose name is as long as a name can be is made anew', {
  from: `create type ${'é'.repeat(31)} as enum ('a', 'b'); create table t (m ${'é'.repeat(31)})`,
  to: `create type ${'é'.repeat(31)} as enum ('b', 'a'); create table t (m ${'é'.repeat(31)})`,
  rows: `insert into t values ('a')`,
  survives: ['select m::text from t'],
})

check('a domain gets another base while columns are of it', {
  from: `create domain code as int default 1 constraint small check (value < 100); create table t (id int, c code not null)`,
  to: `create domain code as text default 'x' constraint short check (length(value) < 9); create table t (id int, c code not null)`,
  rows: 'insert into t values (1, 5)',
  survives: ['select id, c::text from t'],
})

check('a domain changes its default, its check and NOT NULL in place', {
  from: `create domain code as text constraint small check (length(value) < 9); create table t (c code)`,
  to: `create domain code as text default 'x' not null constraint other check (value <> ''); create table t (c code)`,
  rows: "insert into t values ('a')",
  survives: ['select c::text from t'],
  up: [
    'ALTER DOMAIN public.code DROP CONSTRAINT small',
    'ALTER DOMAIN public.code SET NOT NULL',
    "ALTER DOMAIN public.code SET DEFAULT 'x'::text",
    "ALTER DOMAIN public.code ADD CONSTRAINT other CHECK ((VALUE <> ''::text))",
  ],
})

check('an attribute comes to a composite type that columns have, another one changes its type', {
  from: `create type pair as (a int, b text); create table t (id int, p pair, l pair[]);
    create view v as select id, (p).b from t`,
  to: `create type pair as (a bigint, b text, c date); create table t (id int, p pair, l pair[]);
    create view v as select id, (p).b from t`,
})

check('a range type gets another subtype', {
  from: 'create type span as range (subtype = int4); create table t (id int, s span)',
  to: 'create type span as range (subtype = int8); create table t (id int, s span)',
  rows: "insert into t values (1, '[1,5)')",
  survives: ['select id, s::text from t'],
})

check('a range type with the same subtype gets another order', {
  from: 'create type span as range (subtype = text); create table t (id int, s span)',
  to: 'create type span as range (subtype = text, collation = "C"); create table t (id int, s span)',
  rows: "insert into t values (1, '[a,b)')",
  survives: ['select id, s::text from t'],
})

trap(
  'a type in use is converted and never dropped with what uses it',
  {
    from: `${mood('a', 'b')} create table t (m mood)`,
    to: `${mood('b', 'a')} create table t (m mood)`,
  },
  async (_, steps) => {
    assert.equal(statementsOf(steps), [
      'ALTER TYPE public.mood RENAME TO mood__old',
      "CREATE TYPE public.mood AS ENUM ('b', 'a')",
      'ALTER TABLE public.t ALTER COLUMN m TYPE public.mood USING m::text::public.mood',
      'DROP TYPE public.mood__old',
    ])
  },
)

check('an attribute of a composite type changes its type while others come, go and change places', {
  from: `create type addr as (street text, zip text, since timestamp, gone int);
    create table t (id int, home addr, work addr default ('a', '1', null, 2))`,
  to: `create type addr as (zip varchar(10), city text, street text, since timestamptz);
    create table t (id int, home addr, work addr default ('1', 'b', 'a', null))`,
  rows: `insert into t values (1, ('s, "', '12', '2024-01-01 00:00', 5), null), (2, (null, null, null, null), ('x', null, null, null))`,
  survives: [
    `select id, (home).street, (home).zip, extract(epoch from (home).since) as since,
      home is distinct from null as is_home, work is distinct from null as is_work from t order by id`,
  ],
})

trap(
  'an attribute that goes takes its values along, which is said with their number',
  {
    from: 'create type addr as (street text, zip text); create table t (home addr)',
    to: 'create type addr as (street text); create table t (home addr)',
  },
  async (database, steps) => {
    await database.execute(`insert into t values (('a', 'b')), (('c', null)), (null)`)
    assert.equal(await hazardsOf(database, steps, 'data-loss'), ['column t.home: 1'])
  },
)

test.run()
