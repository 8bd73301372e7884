import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkSql } from '../../../../../golden/check-sql.ts'
import { compileQuery } from '../../../../compile-query.ts'
import { compileSchema } from '../../../../compile-schema.ts'
import { describeParts } from '../../../../describe-parts.ts'
import type { Catalog } from '../../../../ir/catalog.ts'
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

test('what a function made of a value before says nothing of what it makes now', () => {
  const once = ['p::int', 'abs(p)', 'p + 1', '(ARRAY[1])[p]']
  for (const value of once) check(`SELECT ${value} AS x FROM t WHERE ${value} > 0`, ['x int4 null'])
})

/** What the statements behind the schema are refused for. */
function checkDefinitions(rows: readonly (readonly [string, readonly string[]])[]): void {
  for (const [text, expected] of rows) {
    const { diagnostics } = schemaOf(`${schema} ${text}`)
    const faults = diagnostics.filter(({ severity }) => severity === 'error')
    assert.equal(
      faults.map(({ code }) => code),
      expected,
      text,
    )
  }
}

function schemaOf(text: string) {
  return compileSchema([{ path: 'schema.sql', text }], postgresql, describeParts)
}

test('definitions make it as queries do', () => {
  checkDefinitions([
    ["CREATE TABLE n (i int DEFAULT (1, 'a')::pair)", []],
    ["CREATE TABLE n (m mood DEFAULT 'sad'::text)", []],
    ['CREATE TABLE n (i int DEFAULT NULL::mood)', ['type-mismatch']],
    ['CREATE TABLE k (i int PRIMARY KEY, p pair REFERENCES k)', []],
    ['CREATE TABLE k (i int PRIMARY KEY, m mood REFERENCES k)', ['impossible-foreign-key']],
    ['ALTER TABLE t ALTER p TYPE int', []],
    ['ALTER TABLE t ALTER m TYPE int', ['impossible-column']],
    ['ALTER TABLE t ADD CHECK (abs(p) > p + 1)', []],
    ['CREATE VIEW w AS SELECT m::int + p AS x FROM t', []],
  ])
})

test('the columns of a call in FROM are those of the function that it selects', () => {
  const { catalog } = schemaOf(`${schema}
    CREATE FUNCTION rows(int, OUT x int, OUT y text) RETURNS SETOF record LANGUAGE sql AS '';
    CREATE FUNCTION rows(date, OUT z date, OUT y text) RETURNS SETOF record LANGUAGE sql AS '';`)
  assert.equal(namesOf('SELECT r.* FROM t, rows(t.p) r', catalog), ['x', 'y'])
})

function namesOf(text: string, catalog: Catalog): readonly string[] {
  const query = { name: 'Query', kind: 'many', doc: [], text } as const
  const { query: checked, diagnostics } = compileQuery(query, catalog, postgresql)
  return checked?.columns.map(({ name }) => name) ?? diagnostics.map(({ code }) => code)
}

test('a schema knows nothing of the casts of another', () => {
  const tables = 'CREATE TABLE t (a text NOT NULL)'
  const withCast = schemaOf(`CREATE CAST (text AS int4) WITH INOUT AS IMPLICIT; ${tables}`).catalog
  const without = schemaOf(tables).catalog
  const queries = [
    ['SELECT abs(a) AS x FROM t', 'no-matching-function'],
    ['SELECT a % 2 AS x FROM t', 'no-matching-operator'],
    ['SELECT 1 = ANY (ARRAY[a]) AS x FROM t', 'no-matching-operator'],
  ] as const
  for (const [query, fault] of [...queries, ...queries]) {
    assert.equal(namesOf(query, withCast), ['x'], query)
    assert.equal(namesOf(query, without), [fault], query)
  }
})

test.run()
