import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SortKey } from '../grid-view.ts'
import {
  sortedBy,
  withColumn,
  withDirection,
  withMovedKey,
  withNulls,
  withoutKey,
} from './sort-keys.ts'

const a: SortKey = { column: 'a', direction: 'asc' }
const b: SortKey = { column: 'b', direction: 'desc', nulls: 'last' }

test('a key is changed at its place', () => {
  assert.equal(withDirection([a, b], 0, 'desc'), [{ column: 'a', direction: 'desc' }, b])
  assert.equal(withNulls([a], 0, 'first'), [{ column: 'a', direction: 'asc', nulls: 'first' }])
  assert.equal(withNulls([b], 0, undefined), [{ column: 'b', direction: 'desc' }])
  assert.equal(withColumn([a, b], 1, 'c'), [a, { ...b, column: 'c' }])
  assert.equal(withoutKey([a, b], 0), [b])
})

test('a key moves up to the ends', () => {
  assert.equal(withMovedKey([a, b], 1, -1), [b, a])
  assert.equal(withMovedKey([a, b], 0, -1), [a, b])
  assert.equal(withMovedKey([a, b], 1, 1), [a, b])
})

test('a column is sorted by alone or behind the others, never twice', () => {
  assert.equal(sortedBy([b], a, false), [a])
  assert.equal(sortedBy([a, b], { ...a, direction: 'desc' }, true), [
    b,
    { column: 'a', direction: 'desc' },
  ])
})

test.run()
