import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseAs, type SyntaxName } from '../../golden/expect-tree.ts'

/** `sql` marks the place of the fault with `^` before it. */
function check(name: SyntaxName, marked: string, message: string, hint?: string): void {
  const start = marked.indexOf('^')
  const sql = marked.slice(0, start) + marked.slice(start + 1)
  test(`${name}: ${marked}`, () => {
    const { statement, diagnostics } = parseAs(name, sql)
    assert.is(statement, undefined)
    assert.equal(
      diagnostics.map((found) => [found.message, found.at.start, found.hint]),
      [[message, start, hint]],
    )
  })
}

check(
  'postgresql',
  'select a, ^from t',
  'unexpected "from", expected an expression',
  'remove the comma before it',
)
check(
  'mysql',
  '^select\u00a01',
  'unexpected "select\u00a01", expected a statement',
  'U+00A0 is part of a name: write a plain space',
)
check(
  'sqlite',
  'select a\u3000from t ^u',
  'unexpected "u", expected the end of the statement',
  'U+3000 is part of a name: write a plain space',
)
check(
  'postgresql',
  'select 1^\u0000',
  'unexpected "\u0000", expected the end of the statement',
  'quarry reads UTF-8: is the file in UTF-16?',
)
check(
  'postgresql',
  'select a b ^c from t',
  'unexpected "c", expected the end of the statement',
  'a comma or an operator may be missing before "c"',
)
check('postgresql', 'select (a + 1 ^from t', 'unexpected "from", expected ")"', 'a ")" is missing')
check(
  'postgresql',
  'select f(a)^) from t',
  'unexpected ")", expected the end of the statement',
  'no "(" opens this one',
)
check(
  'postgresql',
  'create table ^order (a int)',
  'unexpected "order", expected a name',
  'order is a reserved word; as a name, write "order"',
)
check(
  'postgresql',
  'select user^.id from "user"',
  'unexpected ".", expected the end of the statement',
  'user is a reserved word; as a name, write "user"',
)
check(
  'mysql',
  'create table ^rank (a int)',
  'unexpected "rank", expected a name',
  'rank is a reserved word; as a name, write `rank`',
)
check('mysql', 'select a =^= 1', 'unexpected "=", expected an expression', 'equality is written =')
check('postgresql', '^selct 1', 'unexpected "selct", expected a statement', 'did you mean SELECT?')
check(
  'postgresql',
  'select a from t where a = ^',
  'unexpected end of the statement, expected an expression',
)
check(
  'postgresql',
  'select a between 1 ^or 2',
  'unexpected "or", expected AND',
  'BETWEEN takes AND: BETWEEN 1 AND 2',
)
check(
  'postgresql',
  'select a < b ^< c',
  'unexpected "<", expected AND',
  'join two comparisons by AND',
)
check(
  'postgresql',
  'select a from t join b^',
  'unexpected end of the statement, expected ON',
  'a JOIN needs ON or USING',
)
check('postgresql', "select ^'abc", 'string is not closed')
check('postgresql', 'select 1 ^/* abc', 'comment is not closed')
check(
  'postgresql',
  '^replace into t values (1)',
  'PostgreSQL has no REPLACE',
  'write INSERT ... ON CONFLICT (...) DO UPDATE SET ...',
)
check(
  'postgresql',
  'create table t (a int ^auto_increment)',
  'PostgreSQL has no AUTO_INCREMENT',
  'write GENERATED ALWAYS AS IDENTITY',
)
check('mysql', 'select ^distinct on (a) b from t', 'MySQL has no DISTINCT ON')
check(
  'mysql',
  'delete from t ^returning id',
  'MySQL has no RETURNING',
  'write provider = "mariadb" for a MariaDB server, else a SELECT of its own; LAST_INSERT_ID() is the key of an INSERT',
)
check('mysql', 'select a^::int', 'MySQL has no cast with ::', 'write CAST(... AS ...)')
check('sqlite', 'select * from t ^for update', 'SQLite has no FOR UPDATE')
check(
  'sqlite',
  'select a from t where x ^ilike 1',
  'SQLite has no ILIKE',
  'write LIKE, which ignores the case of ASCII letters',
)

check(
  'postgresql',
  "select 'it's^'",
  'string is not closed',
  "inside a string a quote is doubled: 'it''s'; or one is missing further up",
)
check('postgresql', "select ^'x’", 'string is not closed', "’ closes nothing: write '")
check(
  'sqlite',
  'select 1\n^select 2',
  'unexpected "select", expected the end of the statement',
  'a ";" is missing before "select"',
)
check(
  'mysql',
  'create table a (b int)\n^create table c (d int)',
  'unexpected "create", expected an option of the table or its end',
  'a ";" is missing before "create"',
)
// Not where the words go on with what is before them.
check(
  'postgresql',
  'alter table t add column a int\n^drop column b',
  'unexpected "drop", expected "," or the end of the statement',
  'a comma may be missing before "drop"',
)
check(
  'sqlite',
  'select a from t ^unoin select b from u',
  'unexpected "unoin", expected UNION',
  'did you mean UNION?',
)
check(
  'sqlite',
  'create table t (a int\n^create table u (b int)',
  'unexpected "create", expected ")"',
  'a ")" is missing',
)
check(
  'sqlite',
  'alter table t ^add column if not exists c int',
  'SQLite has no IF NOT EXISTS in ALTER TABLE',
  'leave it out: a migration runs once',
)
check(
  'sqlite',
  'create unique index if not exists ^on t (a)',
  'unexpected "on", expected a name',
  'the name is missing behind IF NOT EXISTS',
)
check(
  'mysql',
  'create table t (id int ^generated always as identity)',
  'MySQL has no GENERATED ... AS IDENTITY',
  'write AUTO_INCREMENT',
)
check(
  'mariadb',
  'update t set a = 1 ^from u',
  'MariaDB has no FROM in UPDATE',
  'write UPDATE ... JOIN ... ON ... SET ...',
)
check(
  'sqlite',
  'drop table t ^cascade',
  'SQLite has no CASCADE or RESTRICT in DROP',
  'leave it out',
)
check(
  'mysql',
  "select ^string_agg(a, ',' order by a) from t",
  'MySQL has no STRING_AGG()',
  "write GROUP_CONCAT(... SEPARATOR ',')",
)
check('postgresql', 'select ^top 10 a from t', 'PostgreSQL has no TOP', 'write LIMIT at the end')
// What is behind a parenthesis that stays open is not shown; one that is closed is.
check(
  'mysql',
  'create table t (a int, b ^nvarchar(max))',
  'MySQL has no VARCHAR(MAX)',
  'write LONGTEXT',
)
check(
  'postgresql',
  'select order ^from t',
  'unexpected "from", expected BY',
  'order is a reserved word; as a name, write "order"',
)
check(
  'mysql',
  'select a from t order ^b',
  'unexpected "b", expected BY',
  'BY is missing behind ORDER',
)
check(
  'sqlite',
  'insert into t (a) select a from u ^on conflict (a) do nothing',
  'unexpected "on", expected JOIN',
  'write WHERE true before ON CONFLICT: here ON is taken for the condition of a join',
)
check(
  'mysql',
  'create table t (a int default ^rand_() )',
  'unexpected "rand_", expected a literal',
  'a default that is computed stands in parentheses: DEFAULT (rand_(...))',
)
// A word that resembles a keyword is blamed only where something is wrong behind it.
check(
  'sqlite',
  'select form from t w^)',
  'unexpected ")", expected the end of the statement',
  'no "(" opens this one',
)

test('the parenthesis that is not closed is a related place', () => {
  const { diagnostics } = parseAs('sqlite', 'select count(* from t')
  assert.equal(
    diagnostics[0]?.related.map(({ at, label }) => [at.start, label]),
    [[12, 'opened here']],
  )
})

const template =
  'this is a place of a template: quarry reads what the database reads, with it filled in'
check('postgresql', 'create table ^{{ name }} (a int)', 'unexpected "{", expected a name', template)
check('mysql', 'create table ^{% t %} (a int)', 'unexpected "{", expected a name', template)
check('sqlite', `create table t (a ^\${T})`, 'unexpected "$", expected ")"', template)
check('mariadb', 'create table ^<%= t %> (a int)', 'unexpected "<", expected a name', template)

const newTable = 'make a new table, copy the rows and rename it'
for (const [marked, clause, hint] of [
  [
    'alter table t ^drop index i',
    'DROP INDEX in ALTER TABLE',
    'write DROP INDEX and the name of the index',
  ],
  ['alter table t ^drop foreign key i', 'DROP of a key', newTable],
  ['alter table t ^drop primary key', 'DROP of a key', newTable],
  [
    'alter table t ^drop check c',
    'DROP CHECK',
    'write DROP CONSTRAINT and the name of the constraint',
  ],
  [
    'alter table t ^drop constraint if exists c',
    'IF EXISTS in ALTER TABLE',
    'leave it out: a migration runs once',
  ],
  ['alter table t alter column a ^int', 'ALTER COLUMN with a type', newTable],
  ['create table t (a int) ^partition by range (a)', 'partitions', 'leave PARTITION BY out'],
  [
    'create table t (a int(10) ^unsigned)',
    'UNSIGNED and ZEROFILL behind a length',
    'leave it out: integers have 64 bits with a sign',
  ],
  ['^rename table a to b', 'RENAME TABLE', 'write ALTER TABLE ... RENAME TO ...'],
  [
    'create table t ^like u',
    'CREATE TABLE ... LIKE',
    'write CREATE TABLE ... AS SELECT * FROM ... WHERE false, which copies names and types alone',
  ],
] as const) {
  check('sqlite', marked, `SQLite has no ${clause}`, hint)
}
check(
  'postgresql',
  'create table t ^like u',
  'PostgreSQL has no LIKE outside parentheses',
  'write CREATE TABLE ... (LIKE ...)',
)
check(
  'postgresql',
  'alter table t alter column a ^int',
  'PostgreSQL has no ALTER COLUMN with a type alone',
  'write ALTER COLUMN ... TYPE ...',
)

test.run()
