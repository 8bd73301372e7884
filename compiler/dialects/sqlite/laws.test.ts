import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from '../../compile-schema.ts'
import { describeParts } from '../../describe-parts.ts'
import { sqlite } from './dialect.ts'

/** The codes of what is said of a statement on a schema. */
function check(schema: string, rows: readonly (readonly [string, string])[]): void {
  for (const [statement, expected] of rows) {
    const text = `${schema};\n${statement}`
    const { diagnostics } = compileSchema([{ path: 'schema.sql', text }], sqlite, describeParts)
    const found = diagnostics.map(({ code }) => code).join(' ')
    assert.is(found, expected, statement)
  }
}

test('some column is not generated', () => {
  check('create table t (a int, b int as (1))', [
    ['alter table t drop column a', 'impossible-column'],
  ])
})

test('a STRICT table has six types', () => {
  check('create table t (a int) strict', [
    ['alter table t add column b varchar(3)', 'impossible-column'],
    ['alter table t add column b text', ''],
  ])
})

test('what is used stays', () => {
  const table =
    'create table t (a int primary key, b int, c int unique, d int, e int, f int check (f > 0), g int as (e), h int, check (d > 0))'
  check(`${table}; create index i on t (b)`, [
    ['alter table t drop column a', 'object-in-use'],
    ['alter table t drop column b', 'object-in-use'],
    ['alter table t drop column c', 'object-in-use'],
    ['alter table t drop column d', 'object-in-use'],
    ['alter table t drop column e', 'object-in-use'],
    ['alter table t drop column f', ''],
    ['alter table t drop column h', ''],
    ['drop index i; alter table t drop column b', ''],
    ['alter table t rename column b to z', ''],
  ])
})

test.run()
