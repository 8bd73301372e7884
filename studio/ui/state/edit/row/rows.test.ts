import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Column } from '../../../../api/tables.ts'
import type { GridRow } from '../../grid/grid-row.ts'
import { dependentsFilter } from './dependents.ts'
import { copiedColumns } from './duplicate-row.ts'
import { insertBody, isRequired } from './new-row.ts'
import { namingColumns, referenceQuery } from './reference-options.ts'

const column = (name: string, part: Partial<Column> = {}): Column => ({
  name,
  type: 'text',
  kind: 'text',
  nullable: false,
  primaryKey: false,
  generated: false,
  identity: false,
  writable: true,
  default: null,
  addressable: true,
  comment: null,
  ...part,
})

const row = (values: GridRow['values']): GridRow => ({ id: '', key: values, values, notes: {} })

test('a column is required where NULL is refused and the database has nothing of its own', () => {
  assert.ok(isRequired(column('a')))
  assert.not(isRequired(column('a', { nullable: true })))
  assert.not(isRequired(column('a', { default: 'now()' })))
  assert.not(isRequired(column('a', { identity: true })))
  assert.not(isRequired(column('a', { generated: true, writable: false })))
})

test('only what is given is sent; NULL and an empty text are given', () => {
  const body = insertBody(
    { schema: 's', name: 't' },
    {
      a: { kind: 'value', value: '' },
      b: { kind: 'value', value: null },
      c: { kind: 'default' },
    },
  )
  assert.equal(body.rows, [{ a: '', b: null }])
})

test('a copy takes over neither what the database gives nor the key by itself', () => {
  const names = (columns: readonly Column[]) => copiedColumns(columns).map(({ name }) => name)
  const id = column('id', { primaryKey: true })
  const total = column('total', { generated: true, writable: false })
  assert.equal(names([id, column('a'), total]), ['a'])
  assert.equal(names([id, column('line', { primaryKey: true }), column('a')]), ['id', 'line', 'a'])
  assert.equal(names([column('n', { identity: true, primaryKey: true })]), [])
})

test('a key is looked for by itself, and by the texts that a person knows', () => {
  const id = column('id', { kind: 'integer', primaryKey: true })
  const columns = [
    id,
    column('name'),
    column('born', { kind: 'date' }),
    column('city'),
    column('x'),
  ]
  assert.equal(namingColumns(columns, 'id'), ['name', 'city'])
  const asked = { schema: 's', key: id, names: ['name'] }
  assert.is(referenceQuery({ ...asked, typed: ' ' }).filter, undefined)
  assert.equal(referenceQuery({ ...asked, typed: '12' }).filter, {
    or: [
      { column: 'id', op: 'eq', value: '12' },
      { column: 'name', op: 'contains', value: '12' },
    ],
  })
  assert.equal(referenceQuery({ ...asked, typed: 'Ann' }).filter, {
    or: [{ column: 'name', op: 'contains', value: 'Ann' }],
  })
})

test('dependents are found by all columns of their key', () => {
  const one = { name: null, columns: ['order_id'], references: ['id'] }
  assert.equal(dependentsFilter(one, [row({ id: 1 }), row({ id: 2 })]), {
    column: 'order_id',
    op: 'in',
    value: [1, 2],
  })
  const two = { ...one, columns: ['a', 'b'], references: ['x', 'y'] }
  assert.equal(dependentsFilter(two, [row({ x: 1, y: 2 })]), {
    or: [
      {
        and: [
          { column: 'a', op: 'eq', value: 1 },
          { column: 'b', op: 'eq', value: 2 },
        ],
      },
    ],
  })
})

test.run()
