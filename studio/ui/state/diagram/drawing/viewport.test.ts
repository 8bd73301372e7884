import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fittedTo, GREATEST_SCALE, LEAST_SCALE, seenArea, showing, zoomedAt } from './viewport.ts'

const canvas = { width: 1000, height: 800 }

test('the place under the pointer stays there while one zooms', () => {
  const view = zoomedAt({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 120 })
  assert.equal(view, { x: -90, y: -80, scale: 2 })
})

test('zooming ends at both ends', () => {
  const view = { x: 0, y: 0, scale: 1 }
  assert.is(zoomedAt(view, 1e9, { x: 0, y: 0 }).scale, GREATEST_SCALE)
  assert.is(zoomedAt(view, 1e-9, { x: 0, y: 0 }).scale, LEAST_SCALE)
})

test('a small diagram is shown as large as it is, in the middle', () => {
  const area = { left: 0, top: 0, right: 200, bottom: 100 }
  assert.equal(fittedTo(area, canvas), { scale: 1, x: 400, y: 350 })
})

test('a great diagram is shown whole', () => {
  const area = { left: -500, top: 0, right: 9500, bottom: 3000 }
  const seen = seenArea(fittedTo(area, canvas), canvas)
  assert.ok(seen.left <= area.left && seen.right >= area.right)
  assert.ok(seen.top <= area.top && seen.bottom >= area.bottom)
})

test('what is seen already does not move; what is not comes into sight', () => {
  const view = { x: 0, y: 0, scale: 1 }
  assert.equal(showing(view, { left: 100, top: 100, right: 300, bottom: 200 }, canvas), view)
  const seen = seenArea(
    showing(view, { left: 3000, top: 0, right: 3208, bottom: 90 }, canvas),
    canvas,
  )
  assert.ok(seen.right >= 3208)
})

test.run()
