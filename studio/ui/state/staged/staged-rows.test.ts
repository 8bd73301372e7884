import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createStagedRows } from './staged-rows.ts'

const table = { schema: 's', name: 't' }

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

function row(id: number) {
  return { id: String(id), key: { id }, values: { id }, notes: {} }
}

test('what waits outlives the page, and the mode with it', () => {
  const storage = memory()
  const first = createStagedRows(storage, table)
  first.setOn(true)
  first.markDeleted([row(1), row(2)])
  first.markDeleted([row(2)])
  first.insert({ name: 'new' })
  const second = createStagedRows(storage, table)
  assert.is(second.isOn(), true)
  assert.equal([...second.deleted().keys()], ['1', '2'])
  assert.is(second.count(), 3)
})

test('each thing that waits can be taken back by itself', () => {
  const staged = createStagedRows(memory(), table)
  staged.insert({ name: 'a' })
  staged.insert({ name: 'b' })
  staged.removeInsert(1)
  assert.equal(staged.inserted(), [{ id: 2, set: { name: 'b' } }])
  staged.markDeleted([row(1)])
  staged.unmarkDeleted([row(1)])
  staged.clear()
  assert.is(staged.count(), 0)
})

test('nothing is left where nothing waits, and what is damaged is nothing', () => {
  const storage = memory()
  const staged = createStagedRows(storage, table)
  staged.setOn(true)
  staged.setOn(false)
  assert.is(storage.length, 0)
  storage.setItem('quarry-staged:["s","t"]', '{"isOn": true')
  assert.is(createStagedRows(storage, table).isOn(), false)
})

test.run()
