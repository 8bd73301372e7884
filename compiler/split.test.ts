import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lexical as mysql } from './dialects/mysql/lexical.ts'
import { lexical as postgresql } from './dialects/postgresql/lexical.ts'
import { lexical as sqlite } from './dialects/sqlite/lexical.ts'
import { split } from './split.ts'

const dialects = { postgresql, mysql, sqlite }

function check(name: keyof typeof dialects, text: string, ...expected: readonly string[]): void {
  test(`${name}: ${text}`, () => {
    const statements = split(text, dialects[name])
    assert.equal(
      statements.map((statement) => statement.text),
      expected,
    )
    for (const { at, text: own } of statements) assert.is(text.slice(at.start, at.end), own)
  })
}

check('postgresql', '\ufeff-- a;\r\nselect 1 ;\r\n;; /* ; */ select 2', 'select 1', 'select 2')
check(
  'postgresql',
  "select ';', \";\", $$;$$, E'\\';', $a$ $$; $a$; x",
  `select ';', ";", $$;$$, E'\\';', $a$ $$; $a$`,
  'x',
)
check('postgresql', 'select /* ; /* ; */ ; */ 1; x', 'select /* ; /* ; */ ; */ 1', 'x')
check('postgresql', '\\connect x\nselect 1;', '\\connect x', 'select 1')
check(
  'postgresql',
  'copy t (a) from stdin;\n1;\n2\n\\.\nselect 1',
  'copy t (a) from stdin',
  '1;\n2',
  'select 1',
)
check(
  'postgresql',
  'create function f() begin atomic select 1; select case when a then b end; end; x',
  'create function f() begin atomic select 1; select case when a then b end; end',
  'x',
)
check('postgresql', 'begin; select 1; end; x', 'begin', 'select 1', 'end', 'x')
check(
  'postgresql',
  'create rule r as on insert to t do also (select 1; select 2); x',
  'create rule r as on insert to t do also (select 1; select 2)',
  'x',
)
check(
  'sqlite',
  'create trigger t after insert on a begin select 1; select 2; end; x',
  'create trigger t after insert on a begin select 1; select 2; end',
  'x',
)
check(
  'sqlite',
  "create table begin_x (a text default ';'); x",
  "create table begin_x (a text default ';')",
  'x',
)
check('mysql', "select '\\';' # ;\n, 1; x", "select '\\';' # ;\n, 1", 'x')
check(
  'mysql',
  'delimiter //\ncreate procedure p() begin select 1; end//\ndelimiter ;\nselect 2;',
  'create procedure p() begin select 1; end',
  'select 2',
)
check(
  'mysql',
  'create procedure p() begin if a then select 1; end if; case x when 1 then select 2; end case; end; x',
  'create procedure p() begin if a then select 1; end if; case x when 1 then select 2; end case; end',
  'x',
)
check('mysql', '/*!40101 set names utf8 */; x', '/*!40101 set names utf8 */', 'x')
check('postgresql', "select 1; select 'abc", 'select 1', "select 'abc")

test('comments directly above a statement belong to it, but annotations and comments further up', () => {
  const text =
    'select 1; -- same line\n-- far\n\n-- near\n-- name: A :one\n/* block\n * two */\nselect 2'
  assert.equal(
    split(text, postgresql).map(({ comments }) => comments),
    [[], ['near', 'block', 'two']],
  )
})

test.run()
