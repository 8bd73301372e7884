import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { quantile, ratiosOf, spreadOf } from './ratios.ts'

test('a quantile lies between the two values around it', () => {
  assert.is(quantile([4, 1, 3, 2], 0.5), 2.5)
  assert.is(quantile([30, 10, 20], 0.25), 15)
  assert.is(quantile([7], 0.75), 7)
})

test('the values are not sorted where they stand', () => {
  const values = [3, 1, 2]
  spreadOf(values)
  assert.equal(values, [3, 1, 2])
})

test('ratios are taken within a round: a slow round slows both', () => {
  const own = [100, 10, 100]
  const other = [50, 5, 200]
  assert.equal(ratiosOf(own, other), { median: 2, lower: 1.25, upper: 2 })
})

test.run()
