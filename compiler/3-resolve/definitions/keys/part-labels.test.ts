import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from '../../../compile-schema.ts'
import { describeParts } from '../../../describe-parts.ts'
import { postgresql } from '../../../dialects/postgresql/dialect.ts'

/** The names of the keys and indexes that a copy of `t` has. */
function check(schema: string, expected: readonly string[]): void {
  const text = `${schema}; create table u (like t including all)`
  const { catalog } = compileSchema([{ path: 'schema.sql', text }], postgresql, describeParts)
  const copy = catalog.schemas.get('public')?.relations.get('u')
  const parts = [copy?.primaryKey, ...(copy?.uniqueKeys ?? []), ...(copy?.indexes ?? [])]
  assert.equal(
    parts.flatMap((part) => part?.name ?? []),
    expected,
    schema,
  )
}

test('copies are named after what the parts of an index were called', () => {
  check('create table t (a int primary key, b text unique)', ['u_pkey', 'u_b_key'])
  check('create table t (b text unique); alter table t rename b to c', ['u_b_key'])
  check('create table t (a int, b text); create index i on t (lower(b), a)', ['u_lower_a_idx'])
  check('create table t (a int); create index i on t ((a + 1), (a + 2))', ['u_expr_expr1_idx'])
  check('create table t (a int, b int); create index i on t (a) include (b)', ['u_a_b_idx'])
  check('create table t (a int, exclude using btree (a with =))', ['u_a_excl'])
})

test.run()
