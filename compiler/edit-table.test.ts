import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Dialect } from './dialects/dialect.ts'
import { mysql } from './dialects/mysql/dialect.ts'
import { postgresql } from './dialects/postgresql/dialect.ts'
import { sqlite } from './dialects/sqlite/dialect.ts'
import { addTable, editTable, type TableEdit } from './edit-table.ts'

const dialects: readonly Dialect[] = [postgresql, mysql, sqlite]
const tableIn = ({ names }: Dialect) => ({ schema: names.defaultSchema, name: 'users' })

const before = `-- Those who buy.
CREATE TABLE users (
  id integer PRIMARY KEY, -- the key
  -- Where they are reached.
  mail varchar(80) NOT NULL,
  note text
);
CREATE INDEX users_mail ON users (mail);
CREATE TABLE orders (id integer, user_id integer);
CREATE INDEX users_note ON users (note);
`

function check(edit: TableEdit, expected: string): void {
  for (const dialect of dialects) {
    const files = [
      { path: 'a.sql', text: before },
      { path: 'b.sql', text: 'CREATE TABLE b (c integer);\n' },
    ]
    const edited = editTable(files, tableIn(dialect), edit, dialect)
    assert.ok(typeof edited !== 'string', dialect.label)
    assert.is(edited[0]?.text, expected, dialect.label)
    assert.is(edited[1], files[1])
  }
}

const kept = {
  elements: [{ from: 0 }, { from: 1 }, { from: 2 }],
  statements: [{ from: 0 }, { from: 1 }],
}

test('a table that is wanted as it is stays as it is', () => check(kept, before))

test('a renamed column is told to be one, and keeps its comments', () => {
  const elements = [{ from: 0 }, { from: 1, column: { name: 'email', type: 'text' } }, { from: 2 }]
  check(
    { ...kept, elements },
    before.replace('  mail varchar(80)', '  -- @renamed from=mail\n  email text'),
  )
})

test('columns come and go with their commas', () => {
  check(
    { ...kept, elements: [{ from: 0 }, { from: 1 }, { text: 'age integer' }] },
    before.replace('  note text', '  age integer'),
  )
  check(
    { ...kept, elements: [{ from: 0 }] },
    before.replace(/, -- the key.*? {2}note text/s, ' -- the key'),
  )
})

test('indexes come behind the table, change and go', () => {
  const statements = [
    { text: 'CREATE UNIQUE INDEX users_id ON users (id)' },
    { from: 1, text: 'CREATE INDEX users_note ON users (note, id)' },
  ]
  check(
    { ...kept, statements },
    before
      .replace(
        'CREATE INDEX users_mail ON users (mail);\n',
        '\nCREATE UNIQUE INDEX users_id ON users (id);\n',
      )
      .replace('(note)', '(note, id)'),
  )
})

test('a table that is in no file, or has no elements, is not edited', () => {
  const none = [{ path: 'a.sql', text: 'CREATE TABLE other (a integer);' }]
  const query = [{ path: 'a.sql', text: 'CREATE TABLE users AS SELECT 1 AS a;' }]
  for (const dialect of dialects) {
    assert.is(editTable(none, tableIn(dialect), kept, dialect), 'no-statement')
    assert.is(editTable(query, tableIn(dialect), kept, dialect), 'no-statement')
  }
})

test('of two tables of one name the one of the schema is edited, and its own statements', () => {
  const text = `CREATE SCHEMA other;
CREATE TABLE other.users (a integer);
CREATE TABLE users (a integer);
CREATE INDEX one ON other.users (a);
CREATE INDEX two ON users (a);
`
  const files = [{ path: 'a.sql', text }]
  const edit = { elements: [{ from: 0, column: { type: 'bigint' } }], statements: [] }
  const edited = (schema: string) => {
    const found = editTable(files, { schema, name: 'users' }, edit, postgresql)
    return typeof found === 'string' ? found : found[0]?.text
  }
  const changed = (table: string, index: string) =>
    text.replace(`${table} (a integer)`, `${table} (a bigint)`).replace(index, '')
  assert.is(edited('other'), changed('other.users', 'CREATE INDEX one ON other.users (a);\n'))
  assert.is(edited('public'), changed('TABLE users', 'CREATE INDEX two ON users (a);\n'))
  assert.is(edited('third'), 'no-statement')
})

test('a new table stands at the end of a file', () => {
  const file = { path: 'a.sql', text: 'CREATE TABLE a (b integer);' }
  const { text } = addTable(file, ['CREATE TABLE c (\n  d integer\n)', 'CREATE INDEX e ON c (d)'])
  assert.is(
    text,
    'CREATE TABLE a (b integer);\n\nCREATE TABLE c (\n  d integer\n);\nCREATE INDEX e ON c (d);\n',
  )
})

test.run()
