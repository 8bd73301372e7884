import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { RawValue } from '../raw-value.ts'
import { countedBatches } from './counted-batches.ts'

type Row = readonly RawValue[]

async function* batches(events: string[], fails: boolean): AsyncGenerator<readonly Row[]> {
  try {
    for (let number = 0; number < 3; number += 1) {
      events.push(`fetch ${number}`)
      yield [[number], [number]]
    }
    if (fails) throw new Error('lost')
  } finally {
    events.push('closed')
  }
}

test('a batch is fetched while the one before it is used', async () => {
  const events: string[] = []
  let rows = 0
  const counted = countedBatches(batches(events, false), (count) => {
    rows += count
  })
  for await (const batch of counted) {
    await new Promise(setImmediate)
    events.push(`use ${batch[0]?.[0]}`)
  }
  assert.equal(events, ['fetch 0', 'fetch 1', 'use 0', 'fetch 2', 'use 1', 'closed', 'use 2'])
  assert.is(rows, 6)
})

test('who leaves closes the source', async () => {
  const events: string[] = []
  for await (const batch of countedBatches(batches(events, false), () => undefined)) {
    assert.is(batch.length, 2)
    break
  }
  assert.is(events.at(-1), 'closed')
})

test('a failure is told behind the rows before it', async () => {
  const events: string[] = []
  const read = async () => {
    for await (const batch of countedBatches(batches(events, true), () => undefined)) {
      await new Promise(setImmediate)
      events.push(`use ${batch[0]?.[0]}`)
    }
  }
  try {
    await read()
    assert.unreachable()
  } catch (error) {
    assert.is(error instanceof Error && error.message, 'lost')
  }
  assert.is(events.at(-1), 'use 2')
})

test.run()
