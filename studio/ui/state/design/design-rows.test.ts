import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TableDesign } from '../../../api/designs.ts'
import { editOf, EMPTY_COLUMN, formOf, isUnchanged } from './design-rows.ts'

const column = { name: 'mail', type: 'text', notNull: true, default: '', others: ['UNIQUE'] }
const design: TableDesign = {
  file: 'db/schema/shop.sql',
  elements: [
    { text: 'mail text NOT NULL UNIQUE', column },
    { text: "CHECK (mail <> '')", column: null },
  ],
  statements: ['CREATE INDEX i ON users (mail)'],
  checksum: 'x',
}

test('a form that nobody has touched changes nothing', () => {
  const form = formOf(design)
  assert.is(isUnchanged(form, design), true)
  assert.equal(editOf(form, design), {
    elements: [{ from: 0 }, { from: 1 }],
    statements: [{ from: 0 }],
  })
})

test('only the fields that were touched are named', () => {
  const { rows, statements } = formOf(design)
  const [first, second] = rows
  assert.ok(first && second)
  const form = {
    rows: [
      { ...first, column: { ...column, name: 'email', default: "''" } },
      { ...second, text: 'CHECK (true)' },
    ],
    statements,
  }
  assert.is(isUnchanged(form, design), false)
  assert.equal(editOf(form, design).elements, [
    { from: 0, column: { name: 'email', default: "''" } },
    { from: 1, text: 'CHECK (true)' },
  ])
})

test('what is new is written as SQL, what is empty is not written', () => {
  const added = { ...EMPTY_COLUMN, name: 'age', type: 'integer', notNull: true, default: '0' }
  const row = { from: undefined, isColumn: true, text: 'CHECK (age >= 0)' }
  const form = {
    rows: [
      { ...row, key: 7, column: added },
      { ...row, key: 8, column: EMPTY_COLUMN },
    ],
    statements: [{ key: 9, from: undefined, text: 'CREATE INDEX j ON users (age);\n' }],
  }
  assert.equal(editOf(form, undefined), {
    elements: [{ text: 'age integer NOT NULL DEFAULT 0 CHECK (age >= 0)' }],
    statements: [{ text: 'CREATE INDEX j ON users (age)' }],
  })
})

test.run()
