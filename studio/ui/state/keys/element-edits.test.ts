import { createRoot } from 'solid-js'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Bytes } from '../../../api/keys/bytes.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { createElementEdits, type ElementEdits } from './element-edits.ts'

/** An element of a server, which is written only where it is what was seen. */
function element(first: string) {
  let stored = first
  return {
    stored: () => stored,
    change: (by: string) => {
      stored = by
    },
    send: async (value: string, seen: Bytes | undefined) => {
      if (seen !== undefined && seen !== stored) throw conflict(stored)
      stored = value
    },
  }
}

function conflict(value: string): ApiFailure {
  const error = { code: 'conflict', message: 'conflict', requestId: '1', current: { value } }
  return new ApiFailure(409, { error })
}

async function withEdits(work: (edits: ElementEdits) => Promise<void>): Promise<void> {
  const { edits, dispose } = createRoot((end) => ({
    edits: createElementEdits(() => undefined),
    dispose: end,
  }))
  await work(edits)
  dispose()
}

test('an element that is typed over twice before it is read again is no conflict', () =>
  withEdits(async (edits) => {
    const { send, stored } = element('a')
    const type = (value: string) => edits.edit({ id: '1', value, seen: 'a', send })
    await Promise.all([type('b'), type('c')])
    assert.is(stored(), 'c')
    await type('d')
    assert.is(stored(), 'd')
    assert.is(edits.needYou(), 0)
  }))

test('what somebody else has stored after that is a conflict', () =>
  withEdits(async (edits) => {
    const { send, stored, change } = element('a')
    await edits.edit({ id: '1', value: 'b', seen: 'a', send })
    assert.is(edits.typed('1'), 'b')
    edits.noteRead()
    assert.is(edits.typed('1'), undefined, 'what was read tells it by now')
    change('a')
    await edits.edit({ id: '1', value: 'c', seen: 'b', send })
    assert.equal([stored(), edits.of('1')?.state, edits.typed('1')], ['a', 'conflict', 'c'])
    edits.keepMine('1')
    await edits.edit({ id: '2', value: '', seen: undefined, send: async () => undefined })
    assert.is(stored(), 'c')
  }))

test('what was taken back and read again is edited as it was read', () =>
  withEdits(async (edits) => {
    const { send, stored, change } = element('a')
    await edits.edit({ id: '1', value: 'b', seen: 'a', send })
    change('a')
    edits.noteRead()
    await edits.edit({ id: '1', value: 'c', seen: 'a', send })
    assert.is(stored(), 'c')
  }))

test.run()
