import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lexical as mariadb } from '../dialects/mariadb/lexical.ts'
import { lexical as mysql } from '../dialects/mysql/lexical.ts'
import { lexical as postgresql } from '../dialects/postgresql/lexical.ts'
import { lexical as sqlite } from '../dialects/sqlite/lexical.ts'
import { split } from './split.ts'

const dialects = { postgresql, mysql, mariadb, sqlite }

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
  '1;\n2\n',
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
for (const [body, ...more] of [
  ['create trigger t before insert on a for each row if new.a then set new.b = 1; end if'],
  [
    'create trigger t before insert on a for each row if (a) then set b = 1; elseif c then d; end if',
  ],
  ['create procedure p() select if(a, b, c)', 'if'],
  ['create procedure p() begin drop table if exists t; set a = if(b, repeat(c, 2), d); end'],
  ['create procedure p() l: loop if a then leave l; end if; end loop l'],
  ['create procedure p() repeat set a = 1; until a end repeat'],
  ['create procedure p() begin while a do begin end; end while; end'],
  [
    "create trigger t before insert on a for each row begin if (b like '%,%') then set c = 1; end if; end",
  ],
  ['create procedure p() begin if (x -- a, b\n > 1) then set c = 1; end if; end', 'x'],
  ['create procedure p() begin if (x, 1) = (1, 1) then select 1; end if; end', 'x'],
  [
    'create procedure p() begin if (select 1 from a, b) > 0 then select if(a, b, c); end if; end',
    'x',
  ],
  ["create procedure p() comment 'x' if (a, 1) = (1, 1) then select 1; end if", 'x'],
  ['create procedure p() begin declare exit handler for not found if a then b; end if; end', 'x'],
  ['create procedure p() begin declare exit handler for 1051 begin end; x; end'],
  [
    'create procedure p() case a when 1 then select case b when 2 then 3 end; else begin end; end case',
  ],
  ['create procedure if not exists p() begin select begin, t.end, a end, end from t; end', 'x'],
  ['alter event e do begin select 1; end'],
  ["create definer = `a`@`%` function f() returns int begin return (select 'end;'); end"],
  [
    '/*!50003 create*/ /*!50017 definer=a@b*/ /*!50003 trigger t before insert on a for each row begin x; end */',
  ],
  ['begin not atomic select 1; end'],
  ['create table event (begin int, `case` int)', 'x'],
  ['create view v as select case a when b then c end from trigger_t', 'x'],
  ['create procedure p() begin select 1 as end; select begin end from ev; end', 'x'],
  ['create procedure p() begin insert into ev(begin, end) values (1, 2); select x.end; end', 'x'],
  ['create procedure p() begin select case when end then end else end end from ev; end', 'x'],
  ['create procedure p() begin select case when a then b end end, (select 1 end) end; end', 'x'],
  ['create procedure p() begin if case when a then end else b end then x; end if; end', 'x'],
  ['create procedure p(begin int, end int) begin set begin = end; set end = begin; end', 'x'],
  ['create procedure p() begin declare begin int; declare end int; update end set end = 1; end'],
  ['create trigger begin before insert on end for each row set new.begin = 1', 'x'],
  ['create trigger end before update on begin for each row follows begin begin x; end', 'x'],
  ['create procedure begin() begin end', 'x'],
  ['create procedure p() repeat x; until case when 1 then 1 end end repeat', 'x'],
  ['create procedure p() case 1 when case 2 when 2 then 1 end then x; else begin end; end case'],
  ["create function f() returns set('a', 'b') begin return 'a'; end", 'x'],
  ['create function f() returns text character set utf8mb4 begin return 1; end', 'x'],
  ['create event e on schedule at now() + interval if(1, 1, 1) day do begin x; end', 'x'],
  ['create procedure p() begin declare exit handler for a, sqlstate "1" begin end; x; end', 'x'],
  ['create procedure p() begin if a then x; end /* of a */ if; end -- p\n', 'x'],
  ['create procedure p() begin /*!50003 if a then x; end if; */ end', 'x'],
  ['create procedure p() begin with end as (select 1) select * from end; end', 'x'],
  ['create procedure p() insert into ev(begin, end) values (begin, end)', 'x'],
] as const) {
  const text = body.trimEnd()
  check('mysql', [body, ...more].join(';\n'), text, ...more)
  check('mariadb', [body, ...more].join(';\n'), text, ...more)
}
for (const [body, ...more] of [
  ['create procedure p() for i in 0..3 do x; end for', 'x'],
  ['create procedure p() begin for i in 0..3 do begin end; end for; end', 'x'],
  ['begin /* x */ not atomic x; end', 'x'],
  ['if a then x; else y; end if', 'x'],
  ['while if(a, b, c) do begin x; end; end while', 'x'],
  ['repeat x; until a end repeat', 'x'],
  ['for i in (select end from ev) do loop x; end loop; end for', 'x'],
  ['case a when case when 1 then 1 end then x; end case', 'x'],
  ['begin', 'select 1', 'end'],
  ['begin work', 'commit'],
] as const) {
  check('mariadb', [body, ...more].join(';\n'), body, ...more)
}
for (const [body, ...more] of [
  ['create trigger t after insert on a begin select case x when 1 then 2 end; end'],
  ['create temp trigger t after insert on a begin select 1; /* ; */ end', 'end'],
  ['create trigger t after insert on a begin select "end", a.end; update b set c = 1; end'],
  ['create trigger t after insert on a', 'select 1'],
  ['create trigger t after insert on a begin select 1 as end; select begin end; end', 'x'],
  [
    'create trigger begin after update of begin, end on b begin insert into c(begin, end); end',
    'x',
  ],
  ['create trigger end after insert on a begin select case when end then end end; end', 'x'],
] as const) {
  check('sqlite', [body, ...more].join(';\n'), body, ...more)
}
for (const [body, ...more] of [
  ['create function f() returns int begin atomic select 1 as end; select 1 end; end', 'x'],
  ['create function f() returns int begin atomic select 1 as case; select 1 case; end', 'x'],
  ['create procedure p(begin int) begin atomic select begin, e.end from e; end', 'x'],
  ['create procedure p() begin /* x */ atomic end', 'x'],
] as const) {
  check('postgresql', [body, ...more].join(';\n'), body, ...more)
}
check(
  'postgresql',
  "create function f(begin int, a int default case when b then c end) as 'begin; end'; x",
  "create function f(begin int, a int default case when b then c end) as 'begin; end'",
  'x',
)
for (const marker of [
  '-- +goose Down',
  '-- +migrate Down',
  '--migrate:down',
  '-- +goose StatementEnd',
]) {
  check('postgresql', `select a\n${marker}\nselect b`, 'select a', 'select b')
}
check(
  'mysql',
  'delimiter $$\ncreate procedure p() begin select 1; end$$\ndelimiter ;\nselect 2;',
  'create procedure p() begin select 1; end',
  'select 2',
)
check(
  'mysql',
  'delimiter //\ncreate procedure p() begin select 1; end;//\ncreate procedure q() begin end;\n//\ndelimiter ;\nx',
  'create procedure p() begin select 1; end',
  'create procedure q() begin end',
  'x',
)
check(
  'postgresql',
  "copy a from '/tmp/a.csv' with (format csv);\ncreate table b (i int);\ncopy b from stdin;\n1\n\\.\n",
  "copy a from '/tmp/a.csv' with (format csv)",
  'create table b (i int)',
  'copy b from stdin',
  '1\n',
)
check(
  'postgresql',
  'copy a from stdin;\n\\.\n\ncopy b from stdin;\r\n1\t\r\n\r\n\\.\r\ncopy c from stdin;',
  'copy a from stdin',
  '',
  'copy b from stdin',
  '1\t\r\n\r\n',
  'copy c from stdin',
  '',
)

for (const [text, ...expected] of [
  [
    'select 1\n\\g\nselect 2 \\gx x.txt\nselect 3',
    'select 1',
    '\\g',
    'select 2',
    '\\gx x.txt',
    'select 3',
  ],
  [
    'select 1 \\gset p_\nselect 2;\\watch 5\nx',
    'select 1',
    '\\gset p_',
    'select 2',
    '\\watch 5',
    'x',
  ],
  ["select 'create' \\gexec\nx", "select 'create'", '\\gexec', 'x'],
  [
    '\\timing \\\\ select 1;\n  \\i a b.sql\n\\c x;\ny',
    '\\timing \\\\',
    'select 1',
    '\\i a b.sql',
    '\\c x;',
    'y',
  ],
  [
    "select E'\\g', '\\g', $$\n\\g\n$$ /*\n\\g */ -- \\g\n, 1; x",
    "select E'\\g', '\\g', $$\n\\g\n$$ /*\n\\g */ -- \\g\n, 1",
    'x',
  ],
  ['select 1\n\\echo done\nx', 'select 1', '\\echo done', 'x'],
  ['select a\\b; x', 'select a\\b', 'x'],
  [
    "\\copy t from stdin csv\n1;\n\\.\n\\copy t from 'a\\\\b'\nx",
    '\\copy t from stdin csv',
    '1;\n',
    "\\copy t from 'a\\\\b'",
    'x',
  ],
  ['copy t from /* x */ STDIN;\n1\n\\.\nx', 'copy t from /* x */ STDIN', '1\n', 'x'],
  ["copy t from 'from stdin'; x", "copy t from 'from stdin'", 'x'],
  ['\\restrict abc\nselect 1;\n\\unrestrict abc', '\\restrict abc', 'select 1', '\\unrestrict abc'],
] as const) {
  check('postgresql', text, ...expected)
}
for (const [text, ...expected] of [
  ['select 1\\G\nselect 2 \\g select 3', 'select 1', '\\G', 'select 2', '\\g', 'select 3'],
  [
    'source a.sql\nuse shop\nselect 1;\n\\. b.sql\nx',
    'source a.sql',
    'use shop',
    'select 1',
    '\\. b.sql',
    'x',
  ],
  ['use shop; use `a b`\nselect source\nfrom t', 'use shop', 'use `a b`', 'select source\nfrom t'],
  ['delimiter "//"\na;//\nuse b//\nDelimiter ;\nc;d', 'a', 'use b', 'c', 'd'],
  ["DELIMITER '$$' -- x\na; b $$\n\\d ;\nc;d", 'a; b', 'c', 'd'],
  ['  delimiter\t;; \t\r\na; b;;\ndelimiter ;   \nc;d', 'a; b', 'c', 'd'],
] as const) {
  check('mysql', text, ...expected)
  check('mariadb', text, ...expected)
}
check('mariadb', 'select \\N;x', 'select \\N', 'x')
check(
  'sqlite',
  '.mode csv\n.read a.sql\nselect a\n.b from t; x',
  ...['.mode csv', '.read a.sql', 'select a\n.b from t', 'x'],
)

check('sqlite', 'a; b /* ;\nc', 'a', 'b /* ;\nc')
check('sqlite', 'a; /* b; c', 'a')
check('sqlite', 'a; b /* ', 'a', 'b /* ')
check('sqlite', 'a; b /*\n\n', 'a', 'b /*\n')
check('postgresql', 'a; /* b; c', 'a', '/* b; c')
check('postgresql', 'a\u00a0;\u00a0\u0000 ', 'a\u00a0', '\u00a0\u0000')

test('COPY with a long list of columns', () => {
  const columns = Array.from({ length: 400 }, (_, i) => `column_${i}`).join(', ')
  const statements = split(`copy t (${columns}) from stdin;\n1\n\\.\nselect 1`, postgresql)
  assert.equal(
    statements.map(({ kind }) => kind),
    ['sql', 'copy-data', 'sql'],
  )
})

check('mysql', '/*!40101 set names utf8 */; x', '/*!40101 set names utf8 */', 'x')
check('postgresql', "select 1; select 'abc", 'select 1', "select 'abc")

test('what takes a migration back is marked', () => {
  const marked = (text: string) =>
    split(text, postgresql).map(({ text: own, rollback }) => `${own}${rollback ? ' down' : ''}`)
  const expected = ['a', 'b down', 'c down']
  for (const [up, down] of [
    ['-- +goose Up', '-- +goose Down'],
    ['-- +migrate Up notransaction', '-- +migrate Down'],
    ['-- migrate:up transaction:false', '-- migrate:down'],
    ['', '---- create above / drop below ----'],
    ['-- +GOOSE UP\r', '--+goose down \r'],
    ['-- +goose Up\n-- +goose NO TRANSACTION\n-- +goose ENVSUB ON', '--\t+goose  Down'],
    ['\ufeff-- +migrate up', '-- +migrate down\r'],
    ['--migrate:up transaction:false\r', '-- Migrate:Down transaction:false\r'],
    ['', '----Create above/drop below\r'],
    ['-- +goose Up\n-- +goose StatementBegin', '-- +goose StatementEnd\n-- +goose Down'],
  ]) {
    assert.equal(marked(`${up}\na;\n${down}\nb; c`), expected, down)
  }
  assert.equal(marked('-- migrate:down\na;\n-- migrate:up\nb'), ['a down', 'b'])
  for (const text of [
    "a '\n-- +goose Down\n'",
    'a /*\n-- +migrate Down\n*/ c',
    'a $$\n-- migrate:down\n$$',
    'a, -- migrate:down\n c',
    'a\n  -- +goose Down\nc',
    'a\n-- +goose Down is below\nc',
    'a\n-- migrate:downwards\nc',
    'a\n-- --- create above / drop below ---\nc',
  ]) {
    assert.equal(marked(`${text}; b`), [text, 'b'])
  }
})

test.run()
