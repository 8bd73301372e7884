import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Catalog } from '../ir/catalog.ts'
import { mariadb } from './mariadb/dialect.ts'
import { builtins as mysql } from './mysql/builtins.ts'
import { types } from './mysql/sql-types.ts'
import { builtins as sqlite } from './sqlite/builtins.ts'

function columns(catalog: Catalog, schema: string, relation: string): readonly string[] {
  const found = catalog.schemas.get(schema)?.relations.get(relation)?.columns ?? []
  return found.map(
    ({ name, type, nullable }) => `${name} ${types.render(type)}${nullable ? '?' : ''}`,
  )
}

test('the information schema of MySQL, in any case', () => {
  for (const [schema, relation] of [
    ['information_schema', 'schemata'],
    ['INFORMATION_SCHEMA', 'SCHEMATA'],
  ] as const) {
    assert.equal(columns(mysql, schema, relation).slice(0, 2), [
      'CATALOG_NAME varchar(64)',
      'SCHEMA_NAME varchar(64)',
    ])
  }
  const pad = columns(mysql, 'information_schema', 'COLLATIONS').find((column) =>
    /^PAD/.test(column),
  )
  assert.is(pad, "PAD_ATTRIBUTE enum('PAD SPACE','NO PAD')")
})

test('the information schema of MariaDB is its own', () => {
  const types = columns(mariadb.builtins, 'information_schema', 'tables').slice(3, 5)
  assert.equal(types, ['TABLE_TYPE varchar(64)', 'ENGINE varchar(64)?'])
})

test('the schema table of SQLite, and pragmas', () => {
  assert.equal(columns(sqlite, 'temp', 'sqlite_master').slice(0, 1), ['type TEXT'])
  assert.ok(columns(sqlite, 'temp', 'pragma_table_list').includes('schema text'))
  assert.ok(columns(sqlite, 'temp', 'pragma_foreign_keys').includes('foreign_keys integer'))
})

test.run()
