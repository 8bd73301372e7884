import { Readable } from 'node:stream'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startedIterator } from './started-iterator.ts'

async function* pieces(said: string[]): AsyncGenerator<string> {
  try {
    yield 'head'
    yield 'first'
    yield 'second'
  } finally {
    said.push('ended')
  }
}

test('all pieces come, in their order', async () => {
  const said: string[] = []
  const read: string[] = []
  for await (const piece of await startedIterator(pieces(said))) read.push(piece)
  assert.equal([read, said], [['head', 'first', 'second'], ['ended']])
})

test('a stream that is left before its first piece ends the work', async () => {
  const said: string[] = []
  const stream = Readable.from(await startedIterator(pieces(said)), { objectMode: false })
  stream.destroy()
  await new Promise((resolve) => stream.once('close', resolve))
  assert.equal(said, ['ended'])
})

test('what fails before the first row fails before anything is answered', async () => {
  async function* failing(): AsyncGenerator<string> {
    yield 'head'
    throw new Error('no rows')
  }
  const message = await startedIterator(failing()).then(
    () => 'started',
    (error: Error) => error.message,
  )
  assert.is(message, 'no rows')
})

test.run()
