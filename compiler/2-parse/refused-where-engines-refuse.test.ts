import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseAs, type SyntaxName } from '../../golden/expect-tree.ts'

/** Refused at the mark `^`, as the engine's own parser refuses it there; without a mark, accepted. */
function check(name: SyntaxName, ...texts: readonly string[]): void {
  for (const marked of texts) {
    test(`${name}: ${marked}`, () => {
      const start = marked.indexOf('^')
      const sql = start < 0 ? marked : marked.slice(0, start) + marked.slice(start + 1)
      const { diagnostics } = parseAs(name, sql)
      assert.equal(
        diagnostics.map(({ at }) => at.start),
        start < 0 ? [] : [start],
      )
    })
  }
}

check(
  'postgresql',
  'select a[^]',
  'select a::int[^1.5]',
  'select a::int array[^]',
  'select $1.*^.b',
  'select 1 and ^some(array[1])',
  "select not like('a', 'b')",
  'select (1, 2) overlaps (3, 4)',
  'select 1 ^overlaps (3, 4)',
  'select current_time(^)',
  'select current_catalog^()',
  'select current_schema()',
  'select ^nulls first',
  'select nulls from t order by nulls nulls first',
  'select ^format json',
  'explain (format json) select 1',
  'select sum(a) over (rows between current row and ^unbounded preceding) from t',
  'select sum(a) over (rows ^unbounded following) from t',
  'select extract(^view from a)',
  'select * from ^a.b.c.d',
  'select a.b.c.d.e',
  'select * into local ^unlogged t',
  'select * from rows from (f() as (a int), g())',
  'select * from rows from (f() ^a)',
  'merge into t using f() within ^group (order by a)',
  'select * from ^exists(select 1)',
  'table t ^lock in share mode',
  'insert into t default values on conflict do nothing ^on conflict do nothing',
  'update t set a.* = 1',
  'merge into t using a cross join b on true when matched then do nothing',
  'select * from a union (^',
  'select * from a where b in (^',
  'select count(^select 1)',
  'create index on only (t) (a)',
  'create trigger g before insert or insert ^on t execute function f()',
  'create sequence s as ^int[]',
  'call ^current_user',
)
check(
  'sqlite',
  'select raise ^from t',
  'create table if ^(a)',
  'create table t (a default + ^true)',
  'create table t (a default true)',
  'insert into t values (^)',
  'insert into t values (^default)',
  'insert into t(^) values (1)',
  'update t set a = ^default',
  'insert into t default values ^on conflict do nothing',
  'insert into t select 1 where true on conflict (a) do nothing on conflict do nothing',
  'with a as (^delete from t) select 1',
  'select t.* from t',
  'select a.^t.* from t',
  'values (t^.*)',
  'select a.b.c^.d',
  'select sum(a) over (rows between 1 following and ^current row) from t',
  "select ((with 'a' as (select 1) select 1))",
)
check(
  'mysql',
  'insert into t () values ()',
  'insert into t values (default)',
  'update t set a = default',
  'with a as (^delete from t) select 1',
  'select * from a.b^.c',
)

test.run()
