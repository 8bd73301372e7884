import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../../../golden/check-sql.ts'
import { postgresql } from '../../dialect.ts'

const schema = `
  CREATE TYPE mood AS ENUM ('sad', 'ok');
  CREATE TYPE pair AS (x int, y text);
  CREATE FUNCTION f(pair) RETURNS int LANGUAGE sql AS 'SELECT NULL::int';
  CREATE CAST (varchar AS mood) WITH INOUT AS IMPLICIT;
  CREATE CAST (text AS mood) WITH INOUT AS ASSIGNMENT;
  CREATE CAST (pair AS int) WITH FUNCTION f(pair) AS IMPLICIT;
  CREATE CAST (mood AS int) WITH INOUT;
  CREATE CAST (int8 AS mood) WITH INOUT AS IMPLICIT;
  DROP CAST (int8 AS mood);
  CREATE FUNCTION takes(mood) RETURNS int LANGUAGE sql AS 'SELECT 1';
  CREATE TABLE t (m mood NOT NULL, v varchar(9) NOT NULL, a text NOT NULL, p pair NOT NULL, i int8 NOT NULL);
`

function check(query: string, expected: readonly string[]): void {
  assert.equal(checkSql(postgresql, schema, query), expected, query)
}

test('a cast is made by itself where it says so', () => {
  check('SELECT takes(v) AS x, v::mood AS y FROM t', ['x int4 null', 'y mood'])
  check('SELECT takes(a) FROM t', ['no-matching-function: takes'])
  check('INSERT INTO t (m) SELECT a FROM t', [])
  check('SELECT takes(i) FROM t', ['no-matching-function: takes'])
  check('SELECT m::int AS x FROM t', ['x int4'])
  check('UPDATE t SET i = m', ['type-mismatch: m'])
  check('SELECT m = v FROM t', ['no-matching-operator: ='])
})

test('a function of the schema may make NULL of a value, also where nobody writes it', () => {
  check('SELECT p::int AS x, p + 1 AS y, abs(p) AS z FROM t', [
    'x int4 null',
    'y int4 null',
    'z int4 null',
  ])
})

test.run()
