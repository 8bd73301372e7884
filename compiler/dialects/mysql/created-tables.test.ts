import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from '../../compile-schema.ts'
import { describeParts } from '../../describe-parts.ts'
import type { Dialect } from '../dialect.ts'
import { mariadb } from '../mariadb/dialect.ts'
import { mysql } from './dialect.ts'

const tables = `create table t (id int auto_increment primary key, n int default 5, m int not null default 6,
    s varchar(10) not null, d datetime default now());
  create table u (id int primary key, m int not null)`

/** The columns of a table made of the query: `?` may be NULL, `=` has a default. */
function check(dialect: Dialect, query: string, expected: string): void {
  const text = `${tables};\ncreate view v as ${query};\ncreate table c as ${query};\ncreate table w as select * from v`
  const { catalog } = compileSchema([{ path: 'schema.sql', text }], dialect, describeParts)
  const relations = [...catalog.schemas.values()].flatMap((schema) => [
    ...schema.relations.values(),
  ])
  const columnsOf = (table: string) =>
    relations
      .find(({ name }) => name === table)
      ?.columns.map(({ name, nullable, hasDefault }) =>
        [name, nullable ? '?' : '', hasDefault ? '=' : ''].join(''),
      )
  const found = [columnsOf('c'), columnsOf('w')].map((columns = []) => columns.join(' '))
  assert.is(found[0] === found[1] ? found[0] : found.join('; '), expected, query)
}

test('what conditions prove is not declared', () => {
  check(mysql, 'select n from t where n is not null', 'n?=; n?')
  check(mysql, 'select t.n from t join u on u.m = t.n', 'n?=; n?')
  check(mysql, 'select u.m from t left join u on u.id = t.id where u.m = 1', 'm?')
  check(mysql, 'select x.n from (select n from t where n > 1) x', 'n?=; n?')
})

test('operands that are not NULL declare the result, unless the function or the operator might give one', () => {
  check(mysql, 'select m + 1 a, m / 2 b, abs(m) c, upper(s) d, n + 1 e from t', 'a= b? c= d? e?')
  check(mysql, 'select cast(m as char) a, cast(m as signed) b from t', 'a? b=')
  check(mysql, 'select m, max(m) a, count(*) b from t group by m', 'm= a? b=')
  check(
    mysql,
    'select (select count(*) from u) a, m in (select m from u) b, exists (select 1 from u) c from t',
    'a? b? c=',
  )
  check(mysql, 'select coalesce(n, m) a, case when n is null then 1 else n end b from t', 'a= b?')
})

test('defaults get lost in views that are merged into what reads them', () => {
  check(mysql, 'select id, n, m, s, d from t', 'id= n?= m= s d?=; id= n? m= s d?')
  check(mariadb, 'select id, n, m, s, d from t', 'id= n?= m= s d?=; id n? m s d?')
  check(mysql, 'select distinct id, n, m, s, d from t', 'id= n?= m= s d?=; id= n?= m= s d?')
  check(mariadb, 'select distinct id, n, m, s, d from t', 'id= n?= m= s d?=')
})

test.run()
