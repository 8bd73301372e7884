import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeParts } from '../../../describe-parts.ts'
import { compileSchema } from '../../../compile-schema.ts'
import type { Dialect } from '../../../dialects/dialect.ts'
import { mysql } from '../../../dialects/mysql/dialect.ts'
import { sqlite } from '../../../dialects/sqlite/dialect.ts'
import type { Place } from '../../../source/span.ts'

/** The views that the statements leave: `v(a b)`, a column without a type as `?`. */
function check(dialect: Dialect, text: string, expected: string): void {
  const { catalog } = compileSchema([{ path: 'schema.sql', text }], dialect, describeParts)
  const relations = [...(catalog.schemas.get('main')?.relations.values() ?? [])]
  const views = relations.filter(({ kind }) => kind === 'view')
  const texts = views.map(({ name, columns }) => {
    const names = columns.map((column) => (column.type.kind === 'unknown' ? '?' : column.name))
    return `${name}(${names.join(' ')})`
  })
  assert.is(texts.sort().join(' '), expected, text)
}

test('a view is read again after those that it reads', () => {
  const views = `create table t (a int);
    create view last as select *, 1 as one from middle, t;
    create view middle as select a as b from t;`
  check(sqlite, views, 'last(b a one) middle(b)')
  check(sqlite, `${views} drop table t`, 'last(? ?) middle(?)')
  check(sqlite, `${views} drop table t; create table t (a int, c int)`, 'last(b a c one) middle(b)')
  check(
    sqlite,
    `${views} drop view middle; create view middle as select 1 as x`,
    'last(x a one) middle(x)',
  )
})

test('a view that reads one without sense has none', () => {
  const views = `create table t (a int);
    create view v as select a from t;
    create view w as select a, 1 as one from v;`
  check(mysql, `${views} drop table t`, 'v(?) w(? ?)')
  check(mysql, `${views} drop table t; create table t (b int)`, 'v(?) w(? ?)')
  check(mysql, `${views} drop table t; create table t (a int, b int)`, 'v(a) w(a one)')
})

test('a star inside a view is what it was when the view was made', () => {
  const views = `create table t (a int, b int);
    create view v as select x from (select * from t) as d (x, y);
    create view w as select t.* from t join (select 1 as c) as d where c = 1;`
  check(mysql, `${views} alter table t add column c int first`, 'v(x) w(a b)')
  check(mysql, `${views} alter table t alter column a set invisible`, 'v(x) w(a b)')
  const hidden = `create table t (a int invisible, b int); create view v as select * from t;`
  check(mysql, `${hidden} alter table t alter column a set visible`, 'v(b)')
})

test('a view is read again after the functions that it calls', () => {
  const views = `create table t (a int);
    create function f() returns int deterministic return 1;
    create view v as select f() as one, a from t;
    create view w as select one from v;
    drop function f;`
  check(mysql, views, 'v(? ?) w(?)')
  check(
    mysql,
    `${views} create function f() returns text deterministic return ''`,
    'v(one a) w(one)',
  )
})

test('views in a circle make no sense until it is broken', () => {
  const circle = `create table t (a int);
    create view v as select 1 as one from w;
    create view w as select 1 as one from x;
    create view x as select 1 as one from v;
    create view behind as select 1 as one from x;`
  check(sqlite, circle, 'behind(?) v(?) w(?) x(?)')
  check(
    sqlite,
    `${circle} drop view w; create view w as select a from t;`,
    'behind(one) v(one) w(a) x(one)',
  )
  check(sqlite, 'create view v as select 1 as one from v', 'v(?)')
})

test('where views are settled when they are made, none comes to read itself', () => {
  const views = `create table t (a int);
    create view v as select a from t;
    create view w as select a from v;`
  check(mysql, `${views} create or replace view v as select a from w`, 'v(a) w(a)')
  check(mysql, `${views} create or replace view v as select 1 as a`, 'v(a) w(a)')
})

test('views are not read before somebody asks for them', () => {
  let readings = 0
  const text = `create table t (a int); create view v as select a from t;
    ${Array.from({ length: 50 }, (_, i) => `alter table t add column c${i} int;`).join('\n')}`
  const query: typeof describeParts.query = (...given) => {
    readings += 1
    return describeParts.query(...given)
  }
  compileSchema([{ path: 'schema.sql', text }], mysql, { ...describeParts, query })
  // When it is made for its columns and for its names, after the changes, and for its faults.
  assert.is(readings, 4)
})

/** What is said of the statements: the code and the statement's number, from 1. */
function checkFaults(statements: readonly string[], expected: string): void {
  const text = statements.map((statement) => `${statement};`).join('\n')
  const { diagnostics } = compileSchema([{ path: 'schema.sql', text }], sqlite, describeParts)
  const lineOf = ({ start }: Place) => text.slice(0, start).split('\n').length
  assert.is(
    diagnostics.map(({ code, place }) => `${code} ${lineOf(place)}`).join(' '),
    expected,
    text,
  )
}

test('a view without its table is one fault', () => {
  const dropped = [
    'create table t (a int)',
    'create view v as select a from t',
    'create table n (a int, b int)',
    'drop table t',
  ]
  checkFaults(dropped, 'unknown-relation 2')
  checkFaults([...dropped, 'alter table n rename to t'], 'invalid-view 5')
  checkFaults([...dropped, 'alter table n rename to m', 'alter table m drop b'], 'invalid-view 5')
  checkFaults([...dropped, 'alter table m rename to t'], 'unknown-relation 2 unknown-relation 5')
  const two = [...dropped, 'create view w as select a from t']
  checkFaults([...two, 'alter table n rename to t'], 'invalid-view 6')
  checkFaults([...dropped, 'drop view v', 'alter table n rename to t'], '')
  const again = ['drop table t', 'create table m (a int)', 'alter table m rename to t']
  checkFaults([...dropped, 'alter table n rename to t', ...again], 'invalid-view 5 invalid-view 8')
})

test('PRAGMA legacy_alter_table renames tables past their views', () => {
  const text = `create table t (a int); create view v as select t.a, b from t; create table n (a int, b int);
    pragma legacy_alter_table = on;
    drop table t; alter table n rename to t;`
  check(sqlite, text, 'v(a b)')
  check(sqlite, `${text} alter table t rename to u`, 'v(? ?)')
  check(sqlite, `${text} alter table t rename column a to c`, 'v(c b)')
  check(sqlite, `${text} pragma main.legacy_alter_table(0); alter table t rename to u`, 'v(a b)')
})

test.run()
