import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileQuery } from '../../../compile-query.ts'
import { compileSchema } from '../../../compile-schema.ts'
import { describeParts } from '../../../describe-parts.ts'
import { postgresql } from '../../../dialects/postgresql/dialect.ts'

/** A letter for each column, `n` where it may be NULL, and `1` where there is one row at most. */
type Proven = string

function check(title: string, ddl: string, queries: Readonly<Record<string, Proven>>): void {
  test(title, () => {
    const files = [{ path: 's.sql', text: `${prelude}${ddl}` }]
    const { meant, diagnostics } = compileSchema(files, postgresql, describeParts)
    assert.equal(diagnostics, [])
    for (const [text, proven] of Object.entries(queries)) {
      const named = { name: 'Query', kind: 'many', doc: [], text } as const
      const { query } = compileQuery(named, meant, postgresql)
      const letters = query?.columns.map(({ nullable }) => (nullable ? 'n' : '-')).join('')
      assert.is(`${letters}${query?.atMostOneRow ? '1' : ''}`, proven, `${ddl}\n${text}`)
    }
  })
}

const prelude = `
  CREATE FUNCTION f(int) RETURNS bool IMMUTABLE STRICT LANGUAGE sql AS 'SELECT $1 > 0';
  CREATE FUNCTION same(int, int) RETURNS bool IMMUTABLE STRICT LANGUAGE sql AS 'SELECT $1 = $2';
  CREATE OPERATOR === (leftarg = int, rightarg = int, function = same);
  CREATE FUNCTION g(text) RETURNS text IMMUTABLE STRICT LANGUAGE sql AS 'SELECT $1';
  CREATE FUNCTION year(date) RETURNS int IMMUTABLE STRICT LANGUAGE sql AS 'SELECT 1';
  CREATE CAST (date AS int) WITH FUNCTION year(date);
  CREATE TABLE t (id int NOT NULL, a int, b varchar, c text, d date);`

check('a check by a function that may be replaced', 'ALTER TABLE t ADD CHECK (f(a) IS TRUE);', {
  'SELECT a FROM t': 'n',
})

check('a check by an operator of one', 'ALTER TABLE t ADD CHECK ((a === 1) IS TRUE);', {
  'SELECT a FROM t': 'n',
})

const byOperator = 'SELECT a FROM t WHERE a === 1'
check('an operator', '', { [byOperator]: '-' })
check(
  'an operator of a function that takes NULL now',
  `CREATE VIEW v AS ${byOperator}; ALTER FUNCTION same(int, int) CALLED ON NULL INPUT;`,
  { [byOperator]: 'n', 'SELECT * FROM v': 'n' },
)
check(
  'an operator of a function that was renamed and replaced',
  `ALTER FUNCTION same(int, int) RENAME TO alike;
   CREATE OR REPLACE FUNCTION alike(int, int) RETURNS bool LANGUAGE sql AS 'SELECT true';`,
  { [byOperator]: 'n' },
)

const byYear = 'SELECT id FROM t WHERE id = (SELECT max(d) FROM t)::int GROUP BY id'
check('a cast', '', { [byYear]: '-1' })
check('a cast of a function that is volatile now', 'ALTER FUNCTION year(date) VOLATILE;', {
  [byYear]: '-',
})

const byF = 'CREATE VIEW v AS SELECT a FROM t WHERE f(a);'
const ofV = 'SELECT a FROM v'
check('a view by a function', byF, { [ofV]: '-' })
check(
  'a view by a function that is called otherwise',
  `${byF} ALTER FUNCTION f(int) RENAME TO h; ALTER FUNCTION h(int) CALLED ON NULL INPUT;
   CREATE FUNCTION f(int) RETURNS bool STRICT LANGUAGE sql AS 'SELECT true';`,
  { [ofV]: 'n' },
)

const byG = `SELECT id FROM t WHERE g(c) = 'x'`
const uniqueG = 'CREATE UNIQUE INDEX ON t (g(c));'
const replaceG = `CREATE OR REPLACE FUNCTION g(text) RETURNS text IMMUTABLE LANGUAGE sql AS 'SELECT $1';`
const otherG = `CREATE FUNCTION s.g(text) RETURNS text IMMUTABLE LANGUAGE sql AS 'SELECT $1';`
check('an index by a function', `${replaceG} ${uniqueG}`, { [byG]: '-1' })
check('its function replaced', `${uniqueG} ${replaceG}`, { [byG]: '-' })
check('its function altered', `${uniqueG} ALTER FUNCTION g(text) VOLATILE;`, { [byG]: '-' })
check('its function renamed', `${uniqueG} ALTER FUNCTION g(text) RENAME TO h; ${replaceG}`, {
  [byG]: '-',
})
check('another function of the name', `CREATE SCHEMA s; ${uniqueG} ${otherG}`, { [byG]: '-' })
check('another function of the name before', `CREATE SCHEMA s; ${otherG} ${uniqueG}`, {
  [byG]: '-',
})
check(
  'an index by an operator whose function is replaced',
  `CREATE UNIQUE INDEX ON t (a) WHERE id === 1;
   CREATE OR REPLACE FUNCTION same(int, int) RETURNS bool IMMUTABLE LANGUAGE sql AS 'SELECT true';`,
  { 'SELECT id FROM t WHERE a = 1 AND id === 1': '-' },
)

const byMood = `SELECT id FROM t2 WHERE id = 1 AND mood = 'bad'`
const moods = `CREATE TYPE mood AS ENUM ('bad', 'good');
  CREATE TABLE t2 (id int, mood mood); CREATE UNIQUE INDEX ON t2 (id) WHERE mood = 'bad';`
check('an index of some rows', `${moods} ALTER TYPE mood ADD VALUE 'best';`, { [byMood]: '-1' })
check(
  'an index of some rows by a label that is another now',
  `${moods} ALTER TYPE mood RENAME VALUE 'bad' TO 'worst'; ALTER TYPE mood RENAME VALUE 'good' TO 'bad';`,
  { [byMood]: '-' },
)

const byLower = `SELECT id FROM t WHERE lower(b) = 'x'`
const uniqueLower = 'CREATE UNIQUE INDEX ON t (lower(b));'
check('an index over a column of a type alike', `${uniqueLower} ALTER TABLE t ALTER b TYPE text;`, {
  [byLower]: '-1',
})
check(
  'sqrt((a)::float8) is not sqrt(a) of a numeric',
  'CREATE UNIQUE INDEX ON t (sqrt(a)); ALTER TABLE t ALTER a TYPE numeric;',
  { 'SELECT id FROM t WHERE sqrt(a) = 1': '-' },
)

const checked = 'ALTER TABLE t ADD CHECK (c || g(c) IS NOT NULL), ADD CHECK (b || c IS NOT NULL);'
check(
  'a check over a column of another type',
  `${checked} ALTER TABLE t ALTER c TYPE varchar(9);`,
  {
    'SELECT b, c FROM t': '--',
  },
)
check(
  'arrays are joined where one is NULL',
  `ALTER TABLE t ADD CHECK (b || c IS NOT NULL);
   ALTER TABLE t ALTER b TYPE text[] USING ARRAY[b], ALTER c TYPE text[] USING ARRAY[c];`,
  { 'SELECT b, c FROM t': 'nn' },
)

test.run()
