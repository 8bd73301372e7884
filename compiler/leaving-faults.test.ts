import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from './compile-schema.ts'
import { describeParts } from './describe-parts.ts'
import type { Dialect } from './dialects/dialect.ts'
import { mysql } from './dialects/mysql/dialect.ts'
import { postgresql } from './dialects/postgresql/dialect.ts'
import { sqlite } from './dialects/sqlite/dialect.ts'
import { leavingFaults } from './leaving-faults.ts'

/** The statements that leave, as they are written; the same are found where the whole schema is compiled. */
function check(text: string, dialect: Dialect, expected: readonly string[]): void {
  const files = [{ path: 'schema.sql', text }]
  const found = leavingFaults(files, dialect)
  const { diagnostics } = compileSchema(files, dialect, describeParts)
  const compiled = diagnostics.filter(({ code }) => code === 'schema-leaves-database')
  assert.equal(found, compiled, text)
  const texts = found.map(({ place }) => text.slice(place?.start, place?.end))
  assert.equal(texts, expected)
}

test('a schema that stays in its database has no such fault', () => {
  check(
    'CREATE SCHEMA app; CREATE TABLE app.t (id int); INSERT INTO app.t VALUES (1);',
    postgresql,
    [],
  )
  check('CREATE TABLE t (id int);', mysql, [])
  check('CREATE TABLE main.t (id int); CREATE INDEX main.i ON t (id);', sqlite, [])
})

test('a statement that leaves is found behind others, whatever is wrong with those', () => {
  check('CREATE TABLE t (id intt); CREATE TABL; CREATE ROLE clerk;', postgresql, [
    'CREATE ROLE clerk',
  ])
  check('CREATE TABLE t (id int); CREATE TABLE shop.t (id int);', mysql, ['shop.t'])
  check("CREATE TABLE t (id int); ATTACH 'b.db' AS b;", sqlite, ["ATTACH 'b.db' AS b"])
})

test('what USE has named is no other database', () => {
  check('USE shop; CREATE TABLE shop.t (id int);', mysql, ['USE shop'])
})

test('a statement of a block that runs leaves as well', () => {
  check('DO $$ BEGIN CREATE ROLE clerk; END $$;', postgresql, ['CREATE ROLE clerk'])
  check('DO $$ BEGIN CREATE TABLE t (id int); END $$;', postgresql, [])
})

test.run()
