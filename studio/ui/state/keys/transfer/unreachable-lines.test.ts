import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { UnreachableLines } from './unreachable-lines.ts'

test('keys out of reach are counted however the file is cut', () => {
  const line = '{"key":"a","unreachable":true}\n'
  const value = `${JSON.stringify({ key: 'b', value: { type: 'string', value: line } })}\n`
  const file = new TextEncoder().encode(`${line}${value}${line}`)
  for (let size = 1; size <= file.length; size++) {
    const lines = new UnreachableLines()
    for (let at = 0; at < file.length; at += size) lines.take(file.subarray(at, at + size))
    assert.is(lines.number, 2, `parts of ${size}`)
  }
})

test.run()
