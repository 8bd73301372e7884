import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { RowFilter } from './row-filter.ts'

const ROW = 'D'

function message(type: string, body: string): Buffer {
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, Buffer.from(body)])
}

/** What passes of the stream when it comes in pieces of that size. */
function passed(stream: Buffer, size: number, budget: number): string {
  const filter = new RowFilter()
  const parts: Buffer[] = []
  filter.on('data', (part: Buffer) => parts.push(Buffer.from(part)))
  filter.allow(budget)
  for (let at = 0; at < stream.length; at += size) filter.take(stream.subarray(at, at + size))
  return Buffer.concat(parts).toString('latin1')
}

const stream = Buffer.concat([
  message('T', 'columns'),
  message(ROW, 'short'),
  message(ROW, 'x'.repeat(100)),
  message(ROW, ''),
  message('C', 'SELECT 3'),
  message('Z', 'I'),
])

test('everything passes where nothing is too long, in whatever pieces it comes', () => {
  for (let size = 1; size <= stream.length; size += 1) {
    assert.is(passed(stream, size, Number.POSITIVE_INFINITY), stream.toString('latin1'), `${size}`)
  }
})

test('one row without columns stands for all that are left out', () => {
  const expected = Buffer.concat([
    message('T', 'columns'),
    message(ROW, 'short'),
    message(ROW, '\0\0'),
    message('C', 'SELECT 3'),
    message('Z', 'I'),
  ]).toString('latin1')
  for (let size = 1; size <= stream.length; size += 1) {
    assert.is(passed(stream, size, 50), expected, `${size}`)
  }
})

test.run()
