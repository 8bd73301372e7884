import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { decode } from './read-source-file.ts'

/** `expected` is the text, or `offset byte` of the first byte that is not UTF-8. */
function check(bytes: readonly (number | string)[], expected: string): void {
  const buffers = bytes.map((part) =>
    typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]),
  )
  const { file, fault } = decode(Buffer.concat(buffers), 'a.sql')
  const found = fault
    ? `${fault.place?.start} ${/0x../.exec(fault.message)?.[0] ?? ''}`
    : file?.text
  assert.is(found, expected)
}

test('UTF-8, with and without a byte order mark', () => {
  check(['SELECT 1'], 'SELECT 1')
  check([0xef, 0xbb, 0xbf, 'SELECT 1'], 'SELECT 1')
  check(['a\r\nb\rc\n'], 'a\nb\rc\n')
  check([], '')
  check(['a\uFFFDb'], 'a\uFFFDb')
})

test('the first byte that is not UTF-8', () => {
  check([0xff], '0 0xff')
  check(['ab', 0xe9, 'c'], '2 0xe9')
  check(['é\u{1F600}', 0x80], '3 0x80')
  check(['\uFFFD', 'é', 0xc3, '('], '2 0xc3')
  check([0xef, 0xbb, 0xbf, 'a', 0xfe, 0xff], '1 0xfe')
})

test('UTF-16 is one fault', () => {
  const utf16 = Buffer.from('SELECT 1; -- été', 'utf16le')
  const isUtf16 = (bytes: Buffer) => decode(bytes, 'a.sql').fault?.code === 'utf-16'
  assert.ok(isUtf16(utf16))
  assert.ok(isUtf16(Buffer.from(utf16).swap16()))
  assert.ok(isUtf16(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])))
  assert.not(isUtf16(Buffer.from("SELECT '\0\0'")))
  assert.not(isUtf16(Buffer.from([0x43, 0xff])))
})

test.run()
