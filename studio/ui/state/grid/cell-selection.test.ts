import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isInRange, rangeOf, rangeSize, type Step, stepCell } from './cell-selection.ts'

const bounds = { rows: 100, columns: 5, pageRows: 20 }

function step(row: number, column: number, name: Step): [number, number] {
  const place = stepCell({ row, column }, name, bounds)
  return [place.row, place.column]
}

test('steps move one cell', () => {
  assert.equal(step(3, 2, 'left'), [3, 1])
  assert.equal(step(3, 2, 'right'), [3, 3])
  assert.equal(step(3, 2, 'up'), [2, 2])
  assert.equal(step(3, 2, 'down'), [4, 2])
})

test('the grid ends at its borders', () => {
  assert.equal(step(0, 0, 'left'), [0, 0])
  assert.equal(step(0, 0, 'up'), [0, 0])
  assert.equal(step(99, 4, 'right'), [99, 4])
  assert.equal(step(99, 4, 'down'), [99, 4])
  assert.equal(step(5, 1, 'page-up'), [0, 1])
  assert.equal(step(95, 1, 'page-down'), [99, 1])
})

test('Home and End, alone and with Control', () => {
  assert.equal(step(7, 3, 'row-start'), [7, 0])
  assert.equal(step(7, 3, 'row-end'), [7, 4])
  assert.equal(step(7, 3, 'first'), [0, 0])
  assert.equal(step(7, 3, 'last'), [99, 4])
})

test('Tab goes on in the next row and stops at the last cell', () => {
  assert.equal(step(7, 4, 'next'), [8, 0])
  assert.equal(step(7, 0, 'previous'), [6, 4])
  assert.equal(step(99, 4, 'next'), [99, 4])
  assert.equal(step(0, 0, 'previous'), [0, 0])
})

test('a range has the corners in order, wherever it began', () => {
  const range = rangeOf({ active: { row: 2, column: 4 }, anchor: { row: 5, column: 1 } })
  assert.equal(range, { top: 2, bottom: 5, left: 1, right: 4 })
  assert.equal(rangeSize(range), { rows: 4, columns: 4 })
  assert.ok(isInRange({ row: 5, column: 1 }, range))
  assert.not.ok(isInRange({ row: 5, column: 0 }, range))
})

test.run()
