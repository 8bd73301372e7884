import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createStoredTabs } from './stored-tabs.ts'

function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

const tab = (id: string) => ({ id, path: `/x/${id}`, name: id, kind: 'x' })

test('tabs open once, move, close, and are there again', () => {
  const storage = memoryStorage()
  const tabs = createStoredTabs(storage, 'tabs')
  for (const id of ['a', 'b', 'c', 'a']) tabs.open(tab(id))
  tabs.move('a', 5)
  tabs.close('b')
  const ids = () =>
    createStoredTabs(storage, 'tabs')
      .tabs()
      .map(({ id }) => id)
  assert.equal(ids(), ['c', 'a'])
})

test('the oldest tab closes where there are too many', () => {
  const tabs = createStoredTabs(memoryStorage(), 'tabs')
  for (let number = 0; number < 13; number++) tabs.open(tab(String(number)))
  assert.equal([tabs.tabs().length, tabs.tabs()[0]?.id], [12, '1'])
})

test.run()
