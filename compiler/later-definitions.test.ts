import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from './compile-schema.ts'
import { describeParts } from './describe-parts.ts'
import { postgresql } from './dialects/postgresql/dialect.ts'

/** The hint of each diagnostic of a schema in two files, with the place that it points to. */
function check(first: string, second: string, expected: readonly string[]): void {
  const files = [
    { path: '1.sql', text: first },
    { path: '2.sql', text: second },
  ]
  const { diagnostics } = compileSchema(files, postgresql, describeParts)
  const hints = diagnostics.map(({ message, hint, related }) => {
    const places = related.map(({ place }) => ` ${place.file}:${place.start}`)
    return `${message}; ${hint}${places.join('')}`
  })
  assert.equal(hints, expected)
}

test('a table or type of a later file is named with the file', () => {
  const lines = 'CREATE TABLE lines (order_id int REFERENCES public.orders (id), k kind);'
  check(lines, 'CREATE TYPE kind AS ENUM (); CREATE TABLE "orders" (id int PRIMARY KEY);', [
    'type "kind" does not exist; "kind" is created in 2.sql, which is read after this file 2.sql:12',
    'relation "orders" does not exist; "orders" is created in 2.sql, which is read after this file 2.sql:42',
  ])
})

test('one that is created further down is named too', () => {
  check('CREATE INDEX i ON t (a); CREATE TABLE t (a int);', '', [
    'relation "t" does not exist; "t" is created further down in this file 1.sql:38',
  ])
})

test('one of an earlier file, one that is dropped before and one that nobody creates are not', () => {
  check(
    'DROP TABLE t; CREATE TABLE t (a int); DROP TABLE t;',
    'ALTER TABLE t ADD COLUMN b int; CREATE VIEW v AS SELECT 1 AS a FROM nothing;',
    [
      'relation "t" does not exist; undefined',
      'relation "t" does not exist; undefined',
      'relation "nothing" does not exist; undefined',
    ],
  )
})

test.run()
