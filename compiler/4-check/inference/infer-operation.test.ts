import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../golden/check-sql.ts'
import { postgresql } from '../../dialects/postgresql/dialect.ts'

const schema = `
  CREATE SCHEMA s;
  CREATE TABLE t (id int PRIMARY KEY);
  CREATE DOMAIN tags AS text[];
  CREATE FUNCTION s.f(int, text) RETURNS bool LANGUAGE sql AS 'SELECT true';
  CREATE OPERATOR s.= (LEFTARG = int, RIGHTARG = text, FUNCTION = s.f);
  CREATE OPERATOR @@@ (LEFTARG = int, RIGHTARG = text, FUNCTION = s.f);
  CREATE OPERATOR ~~~ (RIGHTARG = int, FUNCTION = int4um);
  DROP OPERATOR @@@ (int, text), ~~~ (NONE, int);
  DROP OPERATOR IF EXISTS @@@ (int, text);
`

function check(query: string, expected: readonly string[], more = ''): void {
  assert.equal(checkSql(postgresql, schema + more, query), expected, query)
}

test('OPERATOR(schema.sign) is looked for in that schema alone', () => {
  check("SELECT 1 OPERATOR(s.=) 'a'", ['?column? bool null'])
  check('SELECT 1 OPERATOR(pg_catalog.+) 1', ['?column? int4'])
  check('SELECT 1 OPERATOR(s.+) 1', ['no-matching-operator: OPERATOR(s.+)'])
  check('SELECT - 1 OPERATOR(s.=) ANY (ARRAY[1])', ['no-matching-operator: OPERATOR(s.=)'])
  check('SELECT OPERATOR(s.-) 1', ['no-matching-operator: OPERATOR(s.-)'])
})

test('NULLIF and LIKE look for the operators of the schema as well', () => {
  const operator = (sign: string) =>
    `CREATE OPERATOR ${sign} (LEFTARG = int, RIGHTARG = text, FUNCTION = s.f);`
  check("SELECT nullif(1, 'a'::text) AS x", ['x int4 null'], operator('='))
  check("SELECT nullif(1, 'a'::text) AS x", ['no-matching-function: nullif'])
  check("SELECT 1 LIKE 'a' ESCAPE '!' AS x", ['x bool null'], operator('~~'))
})

test('an operator that is dropped is gone', () => {
  check("SELECT 1 @@@ 'a'", ['no-matching-operator: @@@'])
  check('SELECT ~~~ 1', ['no-matching-operator: ~~~'])
})

test('one item of IN is compared by itself', () => {
  check('SELECT $1 IN (1)', ['$1 arg1 int4', '?column? bool'])
  check('SELECT $1 NOT IN ($2::int4)', ['$1 arg1 int4', '$2 arg2 int4', '?column? bool'])
})

test('ARRAY of a domain over arrays takes what is one of it', () => {
  check("SELECT ARRAY['{}'::tags] AS x, ARRAY['{}'::tags, '{}'::text[]] AS y", [
    'x tags[]',
    'y text[]',
  ])
  check("SELECT ARRAY['{}'::tags, '{}']", ["no-common-type: ARRAY['{}'::tags, '{}']"])
})

test('the condition of MERGE gives a parameter no type', () => {
  check('MERGE INTO t USING t u ON $1 WHEN MATCHED THEN DELETE', ['undetermined-parameter: $1'])
  check('MERGE INTO t USING t u ON $1 AND true WHEN MATCHED THEN DELETE', ['$1 arg1 bool'])
})

test.run()
