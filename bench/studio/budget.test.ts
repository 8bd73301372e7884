import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { figureRow, p95 } from './budget.ts'

test('of 20 values the 95th percentile is the second largest', () => {
  assert.is(p95(Array.from({ length: 20 }, (_, index) => 20 - index)), 19)
  assert.is(p95([7]), 7)
})

test('a figure stands beside its budget, and says when it is over', () => {
  const figure = { name: 'start', measured: 250.4, budget: 400, unit: 'ms' } as const
  assert.equal(figureRow(figure), ['start', '250 ms', '400 ms', '', ''])
  assert.equal(figureRow({ ...figure, measured: 401, plain: 0.25 }), [
    'start',
    '401 ms',
    '400 ms',
    '0.3 ms',
    'OVER',
  ])
})

test.run()
