import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { builtins } from './builtins.ts'
import { describe } from './semantics/type-traits.ts'

function relation(schema: string, name: string) {
  return builtins.schemas.get(schema)?.relations.get(name)
}

test('builtins: a system catalog with its keys', () => {
  const table = relation('pg_catalog', 'pg_class')
  assert.is(table?.kind, 'table')
  assert.equal(table?.primaryKey?.columns, ['oid'])
  const column = (name: string) => table?.columns.find((each) => each.name === name)
  assert.is(column('relname')?.nullable, false)
  const options = column('reloptions')
  assert.is(options?.nullable, true)
  assert.is(options && describe(options.type), 'text[]')
})

test('builtins: a view of the information schema has domains', () => {
  const [catalog] = relation('information_schema', 'columns')?.columns ?? []
  assert.equal(catalog?.type, {
    kind: 'domain',
    schema: 'information_schema',
    name: 'sql_identifier',
    base: { kind: 'scalar', name: 'name', modifiers: [] },
    notNull: false,
  })
  assert.is(relation('information_schema', 'columns')?.kind, 'view')
})

test.run()
