import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readLines } from './read-lines.ts'

async function linesOf(pieces: readonly (string | readonly number[])[]): Promise<string[]> {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(
          typeof piece === 'string' ? encoder.encode(piece) : Uint8Array.from(piece),
        )
      controller.close()
    },
  })
  const found: string[] = []
  for await (const line of readLines(stream)) found.push(line)
  return found
}

test('lines are put together from pieces that end anywhere', async () => {
  assert.equal(await linesOf(['{"a"', ':1}\n{"b":2}', '\n', '{}']), ['{"a":1}', '{"b":2}', '{}'])
  assert.equal(await linesOf([]), [])
  assert.equal(await linesOf(['\n']), [''])
})

test('a letter of several bytes may be cut in two', async () => {
  assert.equal(await linesOf([[0xc3], [0xa4, 0x0a]]), ['ä'])
})

test.run()
