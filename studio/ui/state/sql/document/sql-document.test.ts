import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { emptyDocument, forgetOthers, keepDocument, readDocument } from './sql-document.ts'

function storageOf(kept: Map<string, string>, isFull = false) {
  return {
    getItem: (place: string) => kept.get(place) ?? null,
    removeItem: (place: string) => void kept.delete(place),
    key: (index: number) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size
    },
    setItem: (place: string, text: string) => {
      if (isFull) throw new Error('full')
      kept.set(place, text)
    },
  }
}

const document = {
  text: "select ':)'",
  cursor: 3,
  params: { $1: null, ':a': 'x' },
  schema: 'shop',
  limit: 100,
  saved: { id: 'one', etag: '"1"' },
}

test('a document is read as it was kept, until its tab is closed for good', () => {
  const storage = storageOf(new Map([['quarry-tabs', '[]']]))
  for (const id of ['a', 'b']) assert.ok(keepDocument(storage, id, document))
  assert.equal(readDocument(storage, 'a'), document)
  forgetOthers(storage, ['b'])
  assert.equal(readDocument(storage, 'a'), emptyDocument)
  assert.equal(readDocument(storage, 'b'), document)
  assert.is(storage.getItem('quarry-tabs'), '[]')
})

test('a full storage is told', () => {
  assert.is(keepDocument(storageOf(new Map(), true), 'a', document), false)
})

test('what others have written into the storage breaks nothing', () => {
  for (const text of ['', 'null', '[]', '{"text":7}', '{"params":{"a":1}}', '{"limit":5}', '{']) {
    assert.equal(readDocument(storageOf(new Map([['quarry-sql-a', text]])), 'a'), emptyDocument)
  }
  const stored = JSON.stringify({ text: 'ab', cursor: 99 })
  assert.is(readDocument(storageOf(new Map([['quarry-sql-a', stored]])), 'a').cursor, 2)
})

test.run()
