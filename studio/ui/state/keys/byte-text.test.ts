import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  bytesOfBase64,
  bytesOfHex,
  escapedText,
  hexText,
  rawBytes,
  shownParts,
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

test('signs of a text that nobody sees are escaped, and lines stay lines', () => {
  const text = (value: string) => shownText({ value })
  assert.is(text('a\0b\u001b[31m\u0085\u007f'), String.raw`a\x00b\x1b[31m\u0085\x7f`)
  assert.is(text('a\tb\r\nc é 木'), 'a\tb\r\nc é 木')
  assert.equal(shownParts({ value: '\\x00\0' }), [
    { text: String.raw`\x00`, isEscape: false },
    { text: String.raw`\x00`, isEscape: true },
  ])
})

test.run()
