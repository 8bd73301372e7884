import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type GridView,
  PLAIN_VIEW,
  readGridView,
  reverseSort,
  toggleSort,
  unreadableParts,
  writeGridView,
} from './grid-view.ts'

const read = (text: string) => readGridView(new URLSearchParams(text))

test('a view comes back from its address', () => {
  const view: GridView = {
    sort: [
      { column: 'placed_at', direction: 'desc', nulls: 'last' },
      { column: 'id', direction: 'asc' },
    ],
    filter: {
      and: [
        { column: 'a', op: 'in', value: ['x&y', 'ü,='] },
        { or: [{ column: 'b', op: 'isnull' }, { not: { column: 'c', op: 'eq', value: 1 } }] },
      ],
    },
    where: `total > 5 and note like '%+%'`,
    search: 'a&b',
    from: 'end',
  }
  assert.equal(read(writeGridView(view)), view)
})

test('a plain view has no address', () => {
  assert.is(writeGridView(PLAIN_VIEW), '')
  assert.equal(read(''), PLAIN_VIEW)
})

test('what cannot be read is left out, and told', () => {
  for (const filter of ['{', '[]', '{"and":1}', '{"and":[{"or":[3]}]}', '"x"', 'null']) {
    assert.is(read(`filter=${encodeURIComponent(filter)}`).filter, undefined, filter)
  }
  assert.is(read('filter={"column":"a","op":"drop table"}').filter, undefined)
  assert.equal(read('sort=,-,&from=middle'), PLAIN_VIEW)
  const parts = (text: string) => unreadableParts(new URLSearchParams(text))
  assert.equal(parts('filter={&sort=a:nullsmiddle'), ['filter', 'sort'])
  assert.equal(parts('filter={"column":"a","op":"eq","value":1}&sort=-a:nullslast,b'), [])
})

test('a header sorts ascending, descending, not at all', () => {
  const ascending = toggleSort([], 'a', false)
  assert.equal(ascending, [{ column: 'a', direction: 'asc' }])
  const descending = toggleSort(ascending, 'a', false)
  assert.equal(descending, [{ column: 'a', direction: 'desc' }])
  assert.equal(toggleSort(descending, 'a', false), [])
  assert.equal(toggleSort(descending, 'b', false), [{ column: 'b', direction: 'asc' }])
})

test('Shift keeps the other keys and their order', () => {
  const sort = toggleSort(toggleSort([], 'a', true), 'b', true)
  assert.equal(
    toggleSort(sort, 'a', true).map((key) => `${key.column} ${key.direction}`),
    ['a desc', 'b asc'],
  )
  assert.equal(
    toggleSort(toggleSort(sort, 'a', true), 'a', true).map((key) => key.column),
    ['b'],
  )
})

test('an order is read from its other end', () => {
  assert.equal(reverseSort([{ column: 'a', direction: 'desc' }]), [
    { column: 'a', direction: 'asc' },
  ])
  assert.equal(reverseSort([{ column: 'a', direction: 'asc', nulls: 'first' }]), [
    { column: 'a', direction: 'desc', nulls: 'last' },
  ])
})

test.run()
