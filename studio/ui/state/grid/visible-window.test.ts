import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { columnOffsets, columnWindow, rowWindow } from './visible-window.ts'

test('rows in sight and some beside them', () => {
  assert.equal(rowWindow({ top: 0, height: 280 }, 28, 1000, 4), { start: 0, end: 14 })
  assert.equal(rowWindow({ top: 2800, height: 280 }, 28, 1000, 4), { start: 96, end: 114 })
  assert.equal(rowWindow({ top: 27_720, height: 280 }, 28, 1000, 4), { start: 986, end: 1000 })
})

test('a list that became shorter than the place of scrolling has no rows', () => {
  assert.equal(rowWindow({ top: 28_000, height: 280 }, 28, 10, 4), { start: 10, end: 10 })
  assert.equal(rowWindow({ top: 0, height: 280 }, 28, 0, 4), { start: 0, end: 0 })
})

test('columns in sight and one beside them', () => {
  const offsets = columnOffsets([100, 100, 100, 100, 100, 100])
  assert.equal(offsets, [0, 100, 200, 300, 400, 500, 600])
  assert.equal(columnWindow({ left: 0, width: 150 }, offsets), { start: 0, end: 3 })
  assert.equal(columnWindow({ left: 250, width: 100 }, offsets), { start: 1, end: 5 })
  assert.equal(columnWindow({ left: 450, width: 300 }, offsets), { start: 3, end: 6 })
})

test('every column that is partly in sight is there', () => {
  const offsets = columnOffsets([50, 300, 20, 20, 500])
  for (let left = 0; left < 890; left += 7) {
    const { start, end } = columnWindow({ left, width: 90 }, offsets)
    for (let column = 0; column < 5; column++) {
      const from = offsets[column] ?? 0
      const to = offsets[column + 1] ?? 0
      const isInSight = to > left && from < left + 90
      if (isInSight) assert.ok(column >= start && column < end, `column ${column} at ${left}`)
    }
  }
})

test.run()
