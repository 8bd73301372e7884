import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { shortTtl, ttlText } from './ttl-text.ts'

test('a time to live has two units at most', () => {
  assert.is(ttlText(1_122_999), '18 min 42 s')
  assert.is(ttlText(3_600_000), '1 h')
  assert.is(ttlText(90_061_000), '1 d 1 h')
  assert.is(ttlText(12), 'less than 1 s')
})

test('in narrow places it has one', () => {
  assert.is(shortTtl(1_122_000), '18 m')
  assert.is(shortTtl(40), '0 s')
})

test.run()
