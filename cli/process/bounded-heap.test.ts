import { execFileSync } from 'node:child_process'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const MODULE = new URL('bounded-heap.ts', import.meta.url).href
const MEGABYTE = 1024 * 1024

/** Makes short-lived values, of which the newest are in use, in turns. */
const program = `
import { getHeapSpaceStatistics } from 'node:v8'
import { boundHeap } from ${JSON.stringify(MODULE)}
boundHeap()
const size = () => getHeapSpaceStatistics().find((each) => each.space_name === 'new_space').space_size
const before = size()
let most = 0
const recent = []
for (let turn = 0; turn < 3000; turn++) {
  for (let n = 0; n < 1000; n++) recent[(turn % 400) * 1000 + n] = { text: [turn, n] }
  most = Math.max(most, size())
  await new Promise(setImmediate)
}
process.stdout.write(JSON.stringify({ before, most }))
`

test('the space of new values grows to what such work needs, and no further', () => {
  const args = ['--min-semi-space-size=1', '--import', 'tsx', '--input-type=module', '-e', program]
  const { before, most }: { before: number; most: number } = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8' }),
  )
  assert.ok(before < 16 * MEGABYTE, String(before))
  // Unbounded it grows to 64; V8 may collect, and grow, once more before it tells of a collection.
  assert.ok(most >= 16 * MEGABYTE && most <= 48 * MEGABYTE, String(most))
})

test.run()
