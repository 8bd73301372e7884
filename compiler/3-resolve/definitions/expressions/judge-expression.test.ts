import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from '../../../compile-schema.ts'
import { describeParts } from '../../../describe-parts.ts'
import { postgresql } from '../../../dialects/postgresql/dialect.ts'

const schema = `create table t (a int, b text, d date, g int generated always as (a * 2) stored);
  create function steady(x int) returns int immutable language sql as 'select 1';
  create function moody(x int) returns int language sql as 'select random()::int';
  create type mood as enum ('sad');
  create function "left"(mood) returns int immutable language sql as 'select 1';
  create function off(mood) returns int8 language sql as 'select random()::int8';
  create cast (mood as int) with function left(mood);
  create cast (mood as int8) with function public.off(mood);
  alter table t add m mood;
  create operator !! (rightarg = int, function = steady);
  create operator ?! (rightarg = int, function = moody)`

/** Why the last statement has no effect; empty where it has one. */
function check(rows: readonly (readonly [string, string])[]): void {
  for (const [statement, expected] of rows) {
    const text = `${schema};\n${statement}`
    const compiled = compileSchema([{ path: 'schema.sql', text }], postgresql, describeParts)
    const faults = compiled.diagnostics.filter(({ severity }) => severity === 'error')
    assert.is(faults.map(({ message }) => message).join('; '), expected, statement)
    assert.is(compiled.refused.length, expected === '' ? 0 : 1, statement)
  }
}

test('what an extension may bring that quarry does not know', () => {
  check([
    ['alter table t add check (st_isvalid(b))', 'function "st_isvalid" does not exist'],
    [
      'create extension pgcrypto; alter table t add check (st_isvalid(b))',
      'function "st_isvalid" does not exist',
    ],
    ['create extension postgis; alter table t add check (st_isvalid(b))', ''],
    [
      'create extension postgis; alter table t add check (st_isvalid(x))',
      'column "x" does not exist in "t"',
    ],
    ['create extension postgis; create index on t (st_geohash(b))', ''],
    ['create extension postgis; alter table t alter b set default nanoid()', ''],
  ])
})

test('checks', () => {
  check([
    ['alter table t add check (a > 0)', ''],
    ['alter table t add check (x > 0)', 'column "x" does not exist in "t"'],
    ['alter table t add check (a + 1)', 'a check is int4, not bool'],
    ['alter table t add check (sum(a) > 0)', 'aggregate sum cannot stand in a check'],
    ['alter table t add check ((select true))', 'a subquery cannot stand in a check'],
    ["alter table t add check (a > 'x')", "the text is 'x', not int4"],
  ])
})

test('indexes', () => {
  check([
    ['create index on t (steady(a))', ''],
    ['create index on t (moody(a))', 'moody is not immutable and cannot stand in an index'],
    ['create index on t ((m::int))', ''],
    ['create index on t ((m::int8))', 'cast to int8 is not immutable and cannot stand in an index'],
    ['create index on t ((!! a))', ''],
    ['create index on t ((?! a))', '?! is not immutable and cannot stand in an index'],
    ['create index on t ((d::text))', 'cast to text is not immutable and cannot stand in an index'],
    ["create index on t ((a || 'x'))", ''],
    ["create index on t ((d || 'x'))", '|| is not immutable and cannot stand in an index'],
    [
      'create index on t (a) where d > now()',
      '> is not immutable and cannot stand in the WHERE of an index',
    ],
  ])
})

test('defaults and generated columns', () => {
  check([
    ['alter table t alter a set default 1', ''],
    ['alter table t alter a set default b', 'column "b" does not exist'],
    ['alter table t alter a set default true', 'the default of "a" is bool, not int4'],
    ["alter table t alter a set default 'x'", "the text is 'x', not int4"],
    ["alter table t alter a set default nextval('s')", 'relation "s" does not exist'],
    ['alter table t add h text generated always as (b || a) stored', ''],
    [
      'alter table t add h int generated always as (g) stored',
      'the generated column "g" cannot stand in the expression of "h"',
    ],
  ])
})

test.run()
