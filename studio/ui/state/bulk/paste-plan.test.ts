import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Column } from '../../../api/tables.ts'
import type { GridRow } from '../grid/grid-row.ts'
import { type PasteTarget, pasteBody, planPaste } from './paste-plan.ts'

const table = { schema: 's', name: 't' }

function column(name: string, kind: Column['kind'], rest: Partial<Column> = {}): Column {
  return {
    ...{ name, type: kind, kind, nullable: true, primaryKey: false, generated: false },
    ...{ identity: false, writable: true, default: null, addressable: true, comment: null },
    ...rest,
  }
}

const columns = [
  column('id', 'integer', { primaryKey: true, nullable: false, identity: true }),
  column('name', 'text'),
  column('size', 'integer', { nullable: false }),
]

function row(id: number, name: string, size: number): GridRow {
  return { id: String(id), key: { id }, values: { id, name, size }, notes: {} }
}

const target: PasteTarget = {
  rows: [row(1, 'a', 10), row(2, 'b', 20)],
  columns,
  top: 1,
  left: 1,
  hasMore: false,
  allColumns: columns,
  lockOf: () => undefined,
}

test('cells that change are written, lines beyond the last row become new rows', () => {
  const plan = planPaste(
    [
      ['b', '21'],
      ['c', '30'],
    ],
    target,
  )
  assert.equal([plan.cellCount, plan.newCount, plan.faultCount], [1, 1, 0])
  assert.equal(pasteBody(table, plan), {
    schema: 's',
    json: 'text',
    changes: [{ key: { id: 2 }, set: { size: 21 }, expect: { size: 20 } }],
    insert: [{ set: { name: 'c', size: 30 } }],
  })
})

test('a text that is no value of its column stays out, and with it the whole new row', () => {
  const plan = planPaste(
    [
      ['x', 'much'],
      ['y', 'more'],
    ],
    target,
  )
  assert.equal([plan.cellCount, plan.newCount, plan.faultCount], [1, 0, 3])
  assert.match(plan.lines[0]?.cells[1]?.fault ?? '', 'whole number')
  assert.equal(pasteBody(table, plan).insert, [])
})

test('a new row needs its required columns', () => {
  const plan = planPaste([['x'], ['y']], target)
  assert.is(plan.lines[1]?.fault, 'A new row needs a value of size.')
})

test('rows are not added before the end of the table is in sight', () => {
  const plan = planPaste(
    [
      ['x', '1'],
      ['y', '2'],
    ],
    { ...target, hasMore: true },
  )
  assert.match(plan.lines[1]?.fault ?? '', 'More rows stand behind')
})

test('columns beyond the last are left out', () => {
  const plan = planPaste([['x', '1', 'beyond']], target)
  assert.equal(
    plan.columns.map(({ name }) => name),
    ['name', 'size'],
  )
})

test.run()
