import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  elementAt,
  withElement,
  withMovedElement,
  withNewElement,
  withoutElement,
} from './array-elements.ts'

const NESTED = [
  [1, null],
  [3, 4],
]

test('an element of a nested array is changed where it is', () => {
  assert.is(elementAt(NESTED, [0, 1]), null)
  assert.equal(withElement(NESTED, [0, 1], 2), [
    [1, 2],
    [3, 4],
  ])
  assert.equal(withoutElement(NESTED, [1]), [[1, null]])
})

test('a new element is NULL, beside lists a list of the same length', () => {
  assert.equal(withNewElement(['a'], []), ['a', null])
  assert.equal(withNewElement(NESTED, []), [...NESTED, [null, null]])
})

test('elements move within their list only', () => {
  assert.equal(withMovedElement([1, 2, 3], [2], -1), [1, 3, 2])
  assert.equal(withMovedElement([1, 2, 3], [0], -1), [1, 2, 3])
})

test.run()
