import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../golden/check-sql.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import { mysql } from '../../dialects/mysql/dialect.ts'
import { postgresql } from '../../dialects/postgresql/dialect.ts'
import { sqlite } from '../../dialects/sqlite/dialect.ts'

const schema = `
  CREATE TABLE users (
    id bigint PRIMARY KEY, email text NOT NULL, nick varchar(20), age integer, tags text[] NOT NULL,
    born date, "unit price" numeric NOT NULL
  );
`

/** The parameters of a query: `id int8`, `nick varchar null`. */
function check(
  rows: readonly (readonly [string, readonly string[]])[],
  dialect: Dialect = postgresql,
  tables = schema,
): void {
  for (const [query, expected] of rows) {
    const facts = checkSql(dialect, tables, query)
    const faults = facts.filter((fact) => fact.includes(': '))
    const found = facts.flatMap((fact) => /^\$\d+ (.*)/.exec(fact)?.[1] ?? [])
    assert.equal([...found, ...faults], expected, query)
  }
}

test('a parameter is typed and named by what it meets', () => {
  check([
    ['SELECT 1 FROM users WHERE id = $1', ['id int8']],
    ['SELECT 1 FROM users WHERE $1 = email', ['email text']],
    ['SELECT 1 FROM users WHERE email = $1 OR email = $2', ['email text', 'email2 text']],
    ['SELECT 1 FROM users WHERE lower(email) LIKE $1', ['email text']],
    ["SELECT 1 FROM users WHERE email LIKE '%' || $1 || '%'", ['email text']],
    ['SELECT 1 FROM users WHERE length(email) > $1', ['email int4']],
    ['SELECT 1 FROM users WHERE age BETWEEN $1 AND $2', ['age int4', 'age2 int4']],
    ['SELECT 1 FROM users WHERE id IN ($1, $2)', ['id int8', 'id2 int8']],
    ['SELECT 1 FROM users WHERE id = ANY ($1)', ['id int8[]']],
    ['SELECT 1 FROM users WHERE id IN (sqlc.slice(ids))', ['ids int8 list']],
    ['SELECT 1 FROM users WHERE (born, id) < ($1, $2)', ['born date', 'id int8']],
    ['SELECT 1 FROM users WHERE "unit price" > $1', ['unit_price numeric']],
    ['SELECT 1 FROM users LIMIT $1 OFFSET $2', ['limit int8', 'offset int8']],
    ['SELECT 1 FROM users WHERE tags @> $1', ['tags text[]']],
    ['SELECT $1::date', ['arg1 date']],
    ['SELECT $1 AS answer', ['answer text']],
  ])
})

test('an argument is named by the routine, an operand of arithmetic not at all', () => {
  const routine = `CREATE FUNCTION rate(score int, weight numeric DEFAULT 1) RETURNS numeric
    LANGUAGE sql AS 'SELECT 1.0';`
  check(
    [
      ['SELECT rate($1, $2)', ['score int4', 'weight numeric']],
      ['SELECT rate(weight => $1, score => age) FROM users', ['weight numeric']],
      ['SELECT left(email, $1) FROM users', ['arg1 int4']],
      ['SELECT make_date($1, $2, 1)', ['year int4', 'month int4']],
      ['SELECT age + $1 FROM users', ['arg1 int4']],
      ['UPDATE users SET age = age + $1', ['arg1 int4']],
      ['SELECT 1 FROM users WHERE age > $1 * 2', ['arg1 int4']],
      ['SELECT email || $1 FROM users', ['arg1 text']],
      ['INSERT INTO users (id, email) VALUES ($1, lower($2))', ['id int8', 'email text']],
      ['SELECT greatest(age, $1) FROM users', ['age int4 null']],
    ],
    postgresql,
    schema + routine,
  )
})

test('numbers are kept, names count on', () => {
  check([
    ['SELECT 1 FROM users WHERE age = $2 AND id = $1', ['id int8', 'age int4']],
    [
      'SELECT 1 FROM users WHERE age = @age AND id = $1 AND nick = @n',
      ['id int8', 'age int4', 'n text'],
    ],
    ['SELECT 1 FROM users WHERE id = @x OR id = sqlc.arg(x)', ['x int8']],
    ['SELECT 1 FROM users WHERE id = $2', ['missing-parameter: $2']],
  ])
})

test('SQLite passes over a number that nothing mentions', () => {
  const rows = [['SELECT id FROM t WHERE x = ?4 AND id = ?2', ['id INTEGER', 'x INT']]] as const
  check(rows, sqlite, 'CREATE TABLE t (id integer PRIMARY KEY, x int)')
})

test('parameters without a number count in the order of the text', () => {
  const tables = 'CREATE TABLE t (id int PRIMARY KEY, x int)'
  const rows = [
    [
      'SELECT id FROM t WHERE x = ? LIMIT ?, ?',
      ['x int', 'offset bigint unsigned', 'limit bigint unsigned'],
    ],
    ['SELECT id FROM t LIMIT ? OFFSET ?', ['limit bigint unsigned', 'offset bigint unsigned']],
    ['UPDATE t SET x = if(?, ?, x) WHERE id = ?', ['arg1 bigint', 'x int null', 'id int']],
  ] as const
  check(rows, mysql, tables)
})

test('NULL is welcome where it means something', () => {
  check([
    ['SELECT 1 FROM users WHERE nick = $1', ['nick text']],
    ['SELECT 1 FROM users WHERE nick IS NOT DISTINCT FROM $1', ['nick text null']],
    ['SELECT 1 FROM users WHERE nick = $1 OR $1 IS NULL', ['nick text null']],
    ['SELECT 1 FROM users WHERE nick = sqlc.narg(nick)', ['nick text null']],
    ['SELECT coalesce($1, email) FROM users', ['email text null']],
    [
      'INSERT INTO users (id, email, nick) VALUES ($1, $2, $3)',
      ['id int8', 'email text', 'nick varchar null'],
    ],
    ['INSERT INTO users (id, nick) SELECT $1, $2', ['id int8', 'nick varchar null']],
    [
      'INSERT INTO users (id, email) SELECT $1, $2 WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = $1)',
      ['id int8', 'email text'],
    ],
    [
      'INSERT INTO users (id, nick) SELECT $1, $2 WHERE NOT EXISTS (SELECT 1 FROM users WHERE nick = $2)',
      ['contradictory-parameter: $2'],
    ],
    ['UPDATE users SET age = $1, email = $2', ['age int4 null', 'email text']],
    ['UPDATE users SET email = coalesce($1, email)', ['email text null']],
    ['UPDATE users SET age = CASE WHEN id = 1 THEN $1 ELSE age END', ['age int4 null']],
    ['UPDATE users SET (age, email) = ($1, $2)', ['age int4 null', 'email text']],
  ])
})

test('what is stored where NULL cannot be refuses it, unless it is asked whether it is NULL', () => {
  check([
    ['UPDATE users SET email = @e WHERE email IS DISTINCT FROM @e', ['e text']],
    ['UPDATE users SET nick = @n WHERE nick IS DISTINCT FROM @n', ['n text null']],
    [
      "INSERT INTO users (id, email, nick, tags) VALUES (1, @e, coalesce(@e, 'x'), '{}')",
      ['e text'],
    ],
    ['UPDATE users SET email = @e WHERE @e::text IS NOT NULL', ['e text null']],
    ['UPDATE users SET email = CASE WHEN @e::text IS NULL THEN email ELSE @e END', ['e text null']],
    ['UPDATE users SET email = sqlc.narg(e) WHERE email = sqlc.narg(e)', ['e text null']],
    ["INSERT INTO users (id, email) SELECT 1, @e WHERE coalesce(@e, '') <> ''", ['e text null']],
  ])
})

test('a column of a NOT NULL domain takes no NULL, though one may be in it', () => {
  const tables = `
    CREATE DOMAIN cents AS bigint NOT NULL;
    CREATE DOMAIN fee AS cents;
    CREATE TYPE price AS (amount cents, note text);
    CREATE TABLE bills (id integer, total cents, fee fee, parts cents[], price price);
    CREATE VIEW totals AS SELECT id, total FROM bills;
  `
  check(
    [
      [
        'INSERT INTO bills (total, fee, id) VALUES ($1, $2, $3)',
        ['total cents', 'fee fee', 'id int4 null'],
      ],
      ['INSERT INTO totals (total) SELECT $1', ['total cents']],
      [
        'UPDATE bills SET total = $1::bigint, fee = coalesce($2, fee)',
        ['total int8', 'fee int8 null'],
      ],
      ['UPDATE bills SET price.amount = $1, price.note = $2', ['amount cents', 'note text null']],
      ['UPDATE bills SET parts[1] = $1', ['parts cents']],
      [
        'SELECT coalesce($1::cents, 1), coalesce($2, total) FROM bills',
        ['arg1 cents', 'total int8 null'],
      ],
    ],
    postgresql,
    tables,
  )
})

test('what nothing determines is a fault, as in PostgreSQL', () => {
  check([
    ['SELECT 1 FROM users WHERE $1 IS NULL OR nick = $1', ['undetermined-parameter: $1']],
    ['SELECT 1 FROM users WHERE $1 IS NULL', ['undetermined-parameter: $1']],
    ['SELECT 1 FROM users WHERE nick = $1 OR age = $1', ['no-matching-operator: =']],
  ])
})

test('100,000 parameters: a look at all of them for each would not end', () => {
  const rows = Array.from({ length: 50_000 }, (_, i) => `($${2 * i + 1}, $${2 * i + 2})`)
  const facts = checkSql(
    postgresql,
    schema,
    `INSERT INTO users (id, age) VALUES ${rows.join(', ')}`,
  )
  assert.is(facts.length, 100_000)
  assert.equal(facts.slice(-2), ['$99999 id50000 int8', '$100000 age50000 int4 null'])
})

test.run()
