import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Column } from '../../../api/tables.ts'
import {
  type ColumnLayout,
  isColumnLayout,
  LEAST_WIDTH,
  PLAIN_LAYOUT,
  placeColumns,
  withHidden,
  withMoved,
  withPlaceOf,
  withStep,
  withPinned,
  withWidth,
} from './column-layout.ts'

const column = (name: string, primaryKey = false): Column => ({
  name,
  type: 'text',
  kind: 'text',
  nullable: true,
  primaryKey,
  generated: false,
  identity: false,
  default: null,
  addressable: true,
  ordered: true,
  comment: null,
})

const columns = [column('a'), column('id', true), column('b'), column('c')]
const names = (layout: ColumnLayout) => placeColumns(columns, layout).map((one) => one.column.name)

test('the primary key is pinned and comes first', () => {
  assert.equal(names(PLAIN_LAYOUT), ['id', 'a', 'b', 'c'])
  assert.equal(
    placeColumns(columns, PLAIN_LAYOUT).map(({ isPinned }) => isPinned),
    [true, false, false, false],
  )
})

test('columns are hidden and shown', () => {
  const hidden = withHidden(PLAIN_LAYOUT, 'b', true)
  assert.equal(names(hidden), ['id', 'a', 'c'])
  assert.equal(names(withHidden(hidden, 'b', false)), ['id', 'a', 'b', 'c'])
})

test('columns are pinned and let go', () => {
  const pinned = withPinned(PLAIN_LAYOUT, columns, 'c')
  assert.equal(names(pinned), ['id', 'c', 'a', 'b'])
  assert.equal(names(withPinned(pinned, columns, 'id')), ['c', 'a', 'id', 'b'])
})

test('columns are moved among those that are shown', () => {
  const moved = withMoved(withHidden(PLAIN_LAYOUT, 'b', true), columns, 'c', -1)
  assert.equal(names(moved), ['id', 'c', 'a'])
  assert.equal(names(withHidden(moved, 'b', false)), ['id', 'c', 'a', 'b'])
  const right = withMoved(withHidden(PLAIN_LAYOUT, 'b', true), columns, 'a', 1)
  assert.equal(names(right), ['id', 'c', 'a'])
  assert.is(withMoved(PLAIN_LAYOUT, columns, 'c', 1), PLAIN_LAYOUT)
})

test('a column steps over hidden ones too where all are listed', () => {
  const hidden = withHidden(PLAIN_LAYOUT, 'b', true)
  assert.equal(names(withStep(hidden, columns, 'c', -1)), ['id', 'a', 'c'])
  assert.equal(names(withHidden(withStep(hidden, columns, 'c', -1), 'b', false)), [
    ...['id', 'a', 'c', 'b'],
  ])
  assert.is(withStep(PLAIN_LAYOUT, columns, 'id', -1), PLAIN_LAYOUT)
})

test('a column is put where another one stands, whichever way it comes from', () => {
  const to = (moved: string, before: string) =>
    names(withPlaceOf(PLAIN_LAYOUT, columns, { moved, before }))
  assert.equal(to('c', 'a'), ['id', 'c', 'a', 'b'])
  assert.equal(to('a', 'c'), ['id', 'b', 'c', 'a'])
  assert.equal(to('no', 'c'), ['id', 'a', 'b', 'c'])
})

test('a heading has room for its name and a short type', () => {
  const number: Column = { ...column('founded'), type: 'int2', kind: 'integer' }
  const key = { ...number, primaryKey: true }
  const widthOf = (each: Column) => placeColumns([each], PLAIN_LAYOUT)[0]?.width ?? 0
  assert.ok(widthOf(number) >= widthOf(key) + 4 * 6.7, `${widthOf(number)}, ${widthOf(key)}`)
})

test('a width has limits', () => {
  const narrow = withWidth(PLAIN_LAYOUT, 'a', 3)
  assert.is(placeColumns(columns, narrow)[1]?.width, LEAST_WIDTH)
})

test('a layout is recognized', () => {
  assert.ok(isColumnLayout(JSON.parse(JSON.stringify(PLAIN_LAYOUT))))
  const plain = { order: [], hidden: [], widths: {} }
  const others = [
    { ...plain, order: 1 },
    { ...plain, pinned: 3 },
    { ...plain, widths: { a: 'x' } },
  ]
  for (const other of [null, 3, {}, ...others]) {
    assert.not.ok(isColumnLayout(other))
  }
})

test.run()
