import { MongoClient } from 'mongodb'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { releaseBatch } from './release-batch.ts'

/** The bytes of `{n: 1}`. */
const DOCUMENT = Buffer.from('0c000000106e000100000000', 'hex')

test('the batch that a cursor has read is forgotten', async () => {
  const client = new MongoClient('mongodb://127.0.0.1:1')
  try {
    const cursor = client.db('any').runCursorCommand({ find: 'any' })
    // The driver keeps the batch under this name: under another one, none would be counted here.
    Reflect.set(cursor, 'documents', { length: 2, batch: [DOCUMENT, DOCUMENT] })
    assert.is(cursor.bufferedCount(), 2)
    releaseBatch(cursor)
    assert.is(cursor.bufferedCount(), 0)
    assert.is(Reflect.get(cursor, 'documents'), null)
  } finally {
    await client.close()
  }
})

test.run()
