import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { possibleRenames } from './possible-renames.ts'
import { type Definitions, definitionsOf, type SchemaObject } from './schema-object.ts'

/** `users: id integer, mail text`: a table with its columns and their types. */
function schema(...lines: readonly string[]): Definitions {
  return definitionsOf(lines.flatMap(tableOf))
}

function tableOf(line: string): readonly SchemaObject[] {
  const [name = '', columns = ''] = line.split(': ')
  const parent = `table ${name}`
  const common = { schema: undefined, needs: [] }
  return [
    { ...common, id: parent, kind: 'table', name, parent: undefined, attributes: {} },
    ...columns.split(', ').map((text) => {
      const [column = '', type] = text.split(' ')
      const id = `column ${name}.${column}`
      return { ...common, id, kind: 'column', name: column, parent, attributes: { type } }
    }),
  ]
}

function renames(from: Definitions, to: Definitions): readonly string[] {
  return possibleRenames({ from, to }).map(
    ({ table, column, from: old }) =>
      `${old} -> ${column === undefined ? table : `${table}.${column}`}`,
  )
}

test('a column or a table of the same definition may be the one that is gone', () => {
  const before = schema('people: id integer, mail text', 'orders: id integer, total numeric')
  const after = schema('people: id integer, email text', 'sales: id integer, total numeric')
  assert.equal(renames(before, after), ['orders -> sales', 'mail -> people.email'])
})

test('nothing is said where two could be meant, or where the definition is another one', () => {
  const before = schema('people: id integer, mail text, phone text', 'a: x integer', 'b: x integer')
  assert.equal(renames(before, schema('people: id integer, contact text', 'c: x integer')), [])
  assert.equal(renames(schema('t: a integer'), schema('t: b text')), [])
  assert.equal(renames(before, before), [])
})

test.run()
