import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createOpenTabs } from './open-tabs.ts'

function tabsIn(kept: Map<string, string>) {
  const storage = {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => void kept.set(place, text),
    removeItem: (place: string) => void kept.delete(place),
    key: () => null,
    clear: () => kept.clear(),
    length: 0,
  }
  const open = createOpenTabs(storage)
  return { open, names: () => open.tabs().map(({ name }) => name) }
}

test('a new tab of statements has the first name that is free, and a renamed one keeps its place', () => {
  const kept = new Map<string, string>()
  const { open, names } = tabsIn(kept)
  const first = open.newSql()
  open.newSql()
  open.openSql(first, 'Revenue')
  open.newSql()
  assert.equal(names(), ['Revenue', 'Untitled 2', 'Untitled 1'])
  assert.equal(tabsIn(kept).names(), names())
})

test('a tab moves within the strip, and comes back where it was closed', () => {
  const { open, names } = tabsIn(new Map())
  for (const name of ['a', 'b', 'c']) open.newSql(name)
  const [a, b] = open.tabs()
  if (a === undefined || b === undefined) throw new Error('there are tabs')
  open.move(a, 1)
  assert.equal(names(), ['b', 'a', 'c'])
  open.move(a, 9)
  assert.equal(names(), ['b', 'c', 'a'])
  open.move(b, -1)
  assert.equal(names(), ['b', 'c', 'a'])
  open.close(b)
  open.restore(b, 0)
  assert.equal(names(), ['b', 'c', 'a'])
})

test.run()
