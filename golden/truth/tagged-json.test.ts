import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { decodeTagged, encodeTagged } from './tagged-json.ts'

function check(value: unknown, text: string): void {
  assert.is(encodeTagged(value), text)
  assert.equal(decodeTagged(text), value)
}

test('carries what JSON carries', () => {
  check({ a: [1, 'x', null, true], b: {} }, '{"a":[1,"x",null,true],"b":{}}')
})

test('carries what JSON lacks', () => {
  check(new Date('2024-01-02T03:04:05.006Z'), '{"$date":"2024-01-02T03:04:05.006Z"}')
  check(new Uint8Array([0, 255]), '{"$bytes":"00ff"}')
  check([9007199254740993n], '[{"$bigint":"9007199254740993"}]')
  check(
    { a: Number.NaN, b: Number.NEGATIVE_INFINITY },
    '{"a":{"$number":"NaN"},"b":{"$number":"-Infinity"}}',
  )
  assert.ok(Object.is(decodeTagged(encodeTagged(-0)), -0))
})

test('takes no object for a tag that has more', () => {
  check({ $date: 'x', more: 1 }, '{"$date":"x","more":1}')
})

test.run()
