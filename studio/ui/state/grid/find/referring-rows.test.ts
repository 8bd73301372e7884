import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { CellNote, Row } from '../../../../api/cell.ts'
import { readGridView } from '../grid-view.ts'
import { referredRows, referringRows, type RowLink } from './referring-rows.ts'

function row(values: Row, notes: Readonly<Record<string, CellNote>> = {}) {
  return { id: '1', key: { id: 1 }, values, notes }
}

function filters(links: readonly RowLink[]) {
  return links.map(({ path }) => readGridView(new URL(path, 'http://x').searchParams).filter)
}

const dependency = {
  ...{ kind: 'table', schema: 's', name: 'lines' },
  via: { name: null, columns: ['shop', 'order_no'], references: ['shop', 'no'] },
}

test('rows that refer by several columns are found by all of them', () => {
  const links = referringRows(row({ shop: 'a&b', no: '7' }), [dependency])
  assert.equal(
    links.map(({ label }) => label),
    ['lines (shop, order_no)'],
  )
  assert.equal(filters(links), [
    {
      and: [
        { column: 'shop', op: 'eq', value: 'a&b' },
        { column: 'order_no', op: 'eq', value: '7' },
      ],
    },
  ])
})

test('nothing refers by NULL, by a value that was cut, or by no column', () => {
  assert.equal(referringRows(row({ shop: null, no: 1 }), [dependency]), [])
  const cut = { no: { row: 0, column: 'no', truncated: true as const } }
  assert.equal(referringRows(row({ shop: 'a', no: 'xxx' }, cut), [dependency]), [])
  const none = { ...dependency, via: { name: null, columns: [], references: [] } }
  assert.equal(referringRows(row({ shop: 'a' }), [none]), [])
})

test('a row is followed by the keys that hold the column', () => {
  const key = {
    ...{ name: null, columns: ['shop', 'no'], onDelete: 'no-action', onUpdate: 'no-action' },
    references: { schema: 's', table: 'orders', columns: ['shop', 'number'] },
  }
  const links = referredRows(row({ shop: 'a', no: 1 }), 'no', [key])
  assert.equal(filters(links), [
    {
      and: [
        { column: 'shop', op: 'eq', value: 'a' },
        { column: 'number', op: 'eq', value: 1 },
      ],
    },
  ])
  assert.equal(referredRows(row({ shop: 'a', no: 1 }), 'id', [key]), [])
})

test.run()
