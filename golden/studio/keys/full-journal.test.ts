import { randomBytes } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { memoryJournal } from '../../../runtime/journal/memory-journal.ts'
import { sealed } from '../../../runtime/key-value/edit/recorded.ts'
import { openKeys } from '../../../runtime/key-value/open-keys.ts'
import { unseenImage } from '../../../runtime/key-value/undo/key-image.ts'
import { settleAbandoned } from '../../../runtime/key-value/undo/settle-abandoned.ts'
import { freshKeys } from '../../engines/fresh-keys.ts'
import { skip } from '../../skip.ts'

test('a change whose answer was lost and that is more than the journal keeps cannot be taken back', async () => {
  const fresh = await freshKeys()
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  const store = await openKeys(fresh.url, { readOnly: false, statementTimeout: 5000 })
  try {
    const journal = memoryJournal('test', {
      limits: { bytes: 500, entries: 10, milliseconds: 60_000 },
    })
    const after = unseenImage(Buffer.from('key'), 'string')
    const foreseen = { journal, kind: 'update', database: fresh.number } as const
    sealed(foreseen, [{ before: undefined, after }], 'foreseen')?.abandon()
    await fresh.client.set('key', randomBytes(1000))
    await settleAbandoned({ journal, store, signal: AbortSignal.timeout(5000) })
    assert.equal([[...journal.abandoned()], journal.list()], [[], []])
  } finally {
    await store.close()
    await fresh.drop()
  }
})

test.run()
