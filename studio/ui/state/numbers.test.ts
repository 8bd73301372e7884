import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { durationText } from './numbers.ts'

test('a duration is told in the unit that leaves it digits', () => {
  const check = (milliseconds: number, expected: string) =>
    assert.is(durationText(milliseconds), expected)
  check(0, '0.0 ms')
  check(0.0004, '1 µs')
  check(0.027, '27 µs')
  check(0.43, '0.4 ms')
  check(12.4, '12 ms')
  check(1340, '1.3 s')
})

test.run()
