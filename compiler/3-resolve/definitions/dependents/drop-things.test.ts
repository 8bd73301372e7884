import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeParts } from '../../../describe-parts.ts'
import { compileSchema } from '../../../compile-schema.ts'
import { postgresql } from '../../../dialects/postgresql/dialect.ts'
import type { Relation, Schema } from '../../../ir/catalog.ts'

/** The last statement on a schema: what stays of it, or the reason why it has no effect. */
function check(schema: string, rows: readonly (readonly [string, string])[]): void {
  for (const [statement, expected] of rows) {
    const text = `${schema};\n${statement}`
    const compiled = compileSchema([{ path: 'schema.sql', text }], postgresql, describeParts)
    const faults = compiled.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => message)
    const found = faults.length > 0 ? faults.join('; ') : contents(compiled.catalog.schemas)
    assert.is(found, expected, statement)
  }
}

function contents(schemas: ReadonlyMap<string, Schema>): string {
  const own = [...schemas.entries()].filter(
    ([key, schema]) => postgresql.builtins.schemas.get(key) !== schema,
  )
  return own
    .flatMap(([, { relations, sequences, types, routines }]) => [
      ...[...relations.values()].map(relationText),
      ...[...sequences.keys(), ...types.keys()],
      ...[...routines.keys()].map((name) => `${name}()`),
    ])
    .join(' ')
}

/** `t(a b=)`: columns, `=` for a default; then the names of constraints and indexes. */
function relationText({ name, columns, primaryKey, foreignKeys, checks, indexes }: Relation) {
  const texts = columns.map((column) => `${column.name}${column.hasDefault ? '=' : ''}`)
  const parts = [...(primaryKey ? [primaryKey] : []), ...foreignKeys, ...checks, ...indexes]
  return [`${name}(${texts.join(' ')})`, ...parts.map((part) => part.name)].join(' ')
}

test('a view needs the columns that it reads, and no others', () => {
  const schema = `create table t (a int, b int, c int);
    create view v as select a from t where b > 1; create view w as select a from v`
  check(schema, [
    ['alter table t drop column c', 't(a b) v(a) w(a)'],
    ['alter table t drop column b', 'column "b" of "t" is needed by relation "v" and 1 more'],
    ['alter table t drop column b cascade', 't(a c)'],
    ['drop view v', 'relation "v" is needed by relation "w"'],
    ['drop view v, w', 't(a b c)'],
    ['drop view w', 't(a b c) v(a)'],
    ['alter table t alter b type text', 'the type of column "b" is needed by relation "v"'],
    ['alter table t alter c type text', 't(a b c) v(a) w(a)'],
  ])
})

test('what is renamed is needed under its new name', () => {
  const schema = `create table t (a int); create view v as select a from t;
    alter table t rename a to b; alter table t rename to u; alter view v rename to w`
  check(schema, [
    ['drop table u', 'relation "u" is needed by relation "w"'],
    ['drop table u cascade', ''],
    ['alter table u drop column b', 'column "b" of "u" is needed by relation "w"'],
  ])
})

test('a key is needed by the foreign keys that point to it', () => {
  const schema = `create table t (a int primary key, b int unique);
    create table u (x int references t, y int references t (b))`
  check(schema, [
    ['drop table t', 'relation "t" is needed by "u_y_fkey" of "u" and 1 more'],
    ['drop table t cascade', 'u(x y)'],
    ['drop table t, u', ''],
    ['alter table t drop constraint t_pkey', '"t_pkey" of "t" is needed by "u_x_fkey" of "u"'],
    ['alter table t drop constraint t_pkey cascade', 't(a b) u(x y) u_y_fkey'],
    ['drop index t_pkey', 'index "t_pkey" belongs to a constraint of "t"'],
  ])
})

test('checks, indexes and defaults go with their columns', () => {
  const schema = `create table t (a int, b int default 1, c serial, check (a > b));
    create index on t ((a + b))`
  check(schema, [
    ['alter table t drop column a', 't(b= c=) t_c_seq'],
    ['alter table t drop column c', 't(a b=) t_check t_expr_idx'],
    ['drop sequence t_c_seq', 'sequence "t_c_seq" is needed by the default of "c" of "t"'],
    ['drop sequence t_c_seq cascade', 't(a b= c) t_check t_expr_idx'],
  ])
})

test('types, routines and schemas', () => {
  const schema = `create type mood as enum ('a'); create table t (m mood, n int);
    create function f(x mood) returns int language sql as 'select 1';
    create view v as select f('a') as one`
  check(schema, [
    ['drop type mood', 'type "mood" is needed by column "m" of "t" and 2 more'],
    ['drop type mood cascade', 't(n)'],
    ['drop function f', 'f(mood) is needed by relation "v"'],
    ['drop function f(mood) cascade', 't(m n) mood'],
    ['drop function f(int)', 'function "f" does not exist'],
    ['drop schema public', 'schema "public" is needed by relation "t" and 3 more'],
    ['drop schema public cascade', ''],
  ])
})

test('heirs and partitions', () => {
  const schema = `create table p (a int, b int) partition by list (a);
    create table q partition of p for values in (1); create table r (a int, b int);
    alter table p attach partition r for values in (2)`
  check(schema, [
    ['drop table p', ''],
    ['alter table p detach partition r; drop table p', 'r(a b)'],
    ['alter table p drop column b', 'p(a) q(a) r(a)'],
    ['alter table r drop column b', 'column "b" is inherited from "p"'],
    ['create table s () inherits (r)', '"r" is a partition and has no heirs'],
    ['create table s () inherits (p)', '"p" is partitioned and has no other heirs'],
    ['alter table p inherit p', '"p" has the parents of its partitioning'],
  ])
  check('create table p (a int); create table q (b int) inherits (p)', [
    ['drop table p', 'relation "p" is needed by relation "q"'],
    ['drop table p cascade', ''],
    ['alter table q no inherit p; drop table p', 'q(a b)'],
    ['alter table p inherit p', '"p" would inherit from itself'],
    ['alter table p inherit q', '"q" would inherit from itself'],
  ])
})

test('triggers and policies', () => {
  const schema = `create table t (a int, b int);
    create function f() returns trigger language plpgsql as 'begin end';
    create trigger g before insert on t for each row execute function f();
    create policy p on t using (a > 1)`
  check(schema, [
    ['drop function f', 'f() is needed by trigger "g" of "t"'],
    ['drop trigger g on t; drop function f', 't(a b)'],
    ['drop table t; drop function f', ''],
    ['alter table t drop column a', 'column "a" of "t" is needed by policy "p" of "t"'],
    ['alter table t drop column b', 't(a) f()'],
  ])
  const quoted = `create table t (a int); create schema "S";
    create function "S"."F g"() returns trigger language plpgsql as 'begin end';
    create trigger g before insert on t for each row execute /* that */ function "S"."F g"()`
  check(quoted, [['drop function "S"."F g"', 'F g() is needed by trigger "g" of "t"']])
})

test.run()
