import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { floatingPlace } from './floating-place.ts'

const screen = { width: 1000, height: 800 }
const anchorAt = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 28 })

test('a float goes below its anchor', () => {
  const place = floatingPlace(anchorAt(50, 100), { width: 200, height: 300 }, screen)
  assert.is(place.left, 50)
  assert.is(place.top, 132)
})

test('it flips where there is no room below', () => {
  const place = floatingPlace(anchorAt(50, 700), { width: 200, height: 300 }, screen)
  assert.is(place.top, 396)
})

test('it stays on the side with more room where neither is enough', () => {
  const place = floatingPlace(anchorAt(50, 300), { width: 200, height: 900 }, screen)
  assert.is(place.top, 332)
  assert.is(place.room, 460)
})

test('it stays inside of the screen', () => {
  assert.is(floatingPlace(anchorAt(950, 100), { width: 200, height: 30 }, screen).left, 792)
  assert.is(floatingPlace(anchorAt(-40, 100), { width: 200, height: 30 }, screen).left, 8)
})

test.run()
