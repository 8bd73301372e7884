import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  bytesOfBase64,
  bytesOfHex,
  escapedText,
  hexText,
  rawBytes,
  shownText,
  writtenBytes,
} from './byte-text.ts'

test('bytes that are no text are escaped, and come back whole', () => {
  const bytes = Uint8Array.of(0, 0x61, 0x5c, 0xfe)
  assert.is(escapedText(bytes), '\\x00a\\x5c\\xfe')
  const written = writtenBytes(bytes)
  assert.is(written.encoding, 'base64')
  assert.equal(rawBytes(written), bytes)
  assert.is(shownText(written), '\\x00a\\x5c\\xfe')
  assert.equal(writtenBytes(rawBytes({ value: 'Zoë' })), { value: 'Zoë' })
})

test('hexadecimal and base64 are read back, and what is neither is none', () => {
  const bytes = Uint8Array.from({ length: 18 }, (_, at) => at)
  assert.is(hexText(bytes).split('\n').length, 2)
  assert.equal(bytesOfHex(hexText(bytes)), bytes)
  assert.is(bytesOfHex('0'), undefined)
  assert.is(bytesOfHex('zz'), undefined)
  assert.equal(bytesOfBase64('AAE='), Uint8Array.of(0, 1))
  assert.is(bytesOfBase64('A$'), undefined)
})

test.run()
