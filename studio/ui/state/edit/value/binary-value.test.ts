import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { bytesOf } from '../../grid/cell-look.ts'
import { hexLineCount, hexLines, hexText, imageType, readHex, toBase64 } from './binary-value.ts'

const text = (value: string) => new TextEncoder().encode(value)

test('bytes come back from base64 and from hexadecimal', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, place) => place % 251)
  assert.equal(bytesOf(toBase64(bytes)), bytes)
  assert.equal(readHex(hexText(bytes)), bytes)
  assert.equal(readHex('\\xDE ad\nbe ef'), Uint8Array.of(0xde, 0xad, 0xbe, 0xef))
  assert.is(readHex('abc'), undefined)
  assert.is(readHex('zz'), undefined)
})

test('a line has sixteen bytes', () => {
  const bytes = text('Hello, <script>\n')
  assert.is(hexLineCount(bytes), 1)
  assert.equal(hexLines(bytes, 0, 1), [
    {
      place: '00000000',
      hex: '48 65 6c 6c 6f 2c 20 3c 73 63 72 69 70 74 3e 0a',
      text: 'Hello, <script>·',
    },
  ])
})

test('only images in which nothing runs are shown', () => {
  assert.is(imageType(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10))?.label, 'PNG')
  assert.is(imageType(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))?.label, 'JPEG')
  for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', 'GIF', ''])
    assert.is(imageType(text(content)), undefined, content)
})

test.run()
