import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FileParts, foundEncoding, refusedFile } from './file-parts.ts'

test('a letter that two pieces share is whole, and what was not taken comes again', async () => {
  const parts = new FileParts(new Blob(['aé\nbé\n']), 'utf-8', 2)
  assert.equal(await parts.next(), { text: 'a', more: true })
  parts.take(0)
  assert.equal(await parts.next(), { text: 'aé\n', more: true })
  parts.take(4)
  assert.equal(await parts.next(), { text: 'b', more: true })
  parts.take(0)
  assert.equal(await parts.next(), { text: 'bé\n', more: false })
})

test('bytes that are not of the encoding are refused', async () => {
  const parts = new FileParts(new Blob([new Uint8Array([0x61, 0xff])]), 'utf-8')
  const failed = await parts.next().then(
    () => undefined,
    (error: Error) => error.message,
  )
  assert.match(failed ?? '', 'Choose another one')
  const western = new FileParts(new Blob([new Uint8Array([0xe9])]), 'windows-1252')
  assert.is((await western.next()).text, 'é')
})

test('a row without an end is told, before the memory is full', async () => {
  const parts = new FileParts(new Blob(['x'.repeat(4 * 1024 * 1024)]), 'utf-8', 2 * 1024 * 1024)
  await parts.next()
  parts.take(0)
  await parts.next()
  assert.throws(() => parts.take(0), /has no end/)
})

test('workbooks, packed and empty files are known by their first bytes', async () => {
  assert.match((await refusedFile(new Blob(['PK\u0003\u0004']))) ?? '', 'workbook')
  assert.match((await refusedFile(new Blob([new Uint8Array([0x1f, 0x8b])]))) ?? '', 'packed')
  assert.match((await refusedFile(new Blob([]))) ?? '', 'empty')
  assert.is(await refusedFile(new Blob(['PK,name'])), undefined)
  assert.is(await foundEncoding(new Blob([new Uint8Array([0xff, 0xfe, 0x61, 0])])), 'utf-16le')
})

test.run()
