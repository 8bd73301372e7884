import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Dialect } from '../dialects/dialect.ts'
import { mysql } from '../dialects/mysql/dialect.ts'
import { postgresql } from '../dialects/postgresql/dialect.ts'
import { sqlite } from '../dialects/sqlite/dialect.ts'
import { type ColumnEdit, columnParts, editColumn } from './edit-column.ts'
import { readTableText } from './table-text.ts'

const dialects: readonly Dialect[] = [postgresql, mysql, sqlite]

function edited(text: string, edit: ColumnEdit, expected: string): void {
  for (const dialect of dialects) {
    const statement = `CREATE TABLE t (a integer, ${text})`
    const column = readTableText(statement, dialect)?.tree.columns[1]
    assert.ok(column, dialect.label)
    assert.is(editColumn(column, statement, edit), expected, dialect.label)
  }
}

test('only what the form says is written anew', () => {
  const text = "mail  varchar(80)  NOT NULL DEFAULT (lower('X')) UNIQUE"
  edited(text, {}, text)
  edited(text, { name: 'email' }, text.replace('mail', 'email'))
  edited(text, { type: 'text' }, text.replace('varchar(80)', 'text'))
  edited(text, { notNull: false }, text.replace(' NOT NULL', ''))
  edited(text, { default: '' }, 'mail  varchar(80)  NOT NULL UNIQUE')
  edited(text, { default: "'y'", notNull: true }, "mail  varchar(80)  NOT NULL DEFAULT 'y' UNIQUE")
})

test('what is not there yet comes behind the type', () => {
  edited('b text UNIQUE', { notNull: true, default: "'x'" }, "b text NOT NULL DEFAULT 'x' UNIQUE")
  edited('b text NOT NULL', { default: '(1)' }, 'b text NOT NULL DEFAULT (1)')
})

test('a form shows each part as it is written', () => {
  for (const dialect of dialects) {
    const statement = "CREATE TABLE t (b varchar(3) DEFAULT 'x' NOT NULL CHECK (b <> 'y') UNIQUE)"
    const column = readTableText(statement, dialect)?.tree.columns[0]
    assert.ok(column)
    assert.equal(columnParts(column, statement), {
      name: 'b',
      type: 'varchar(3)',
      notNull: true,
      default: "'x'",
      others: ["CHECK (b <> 'y')", 'UNIQUE'],
    })
  }
})

test.run()
