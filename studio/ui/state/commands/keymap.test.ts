import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { commandIds, commandInfo, commandsOf } from './command-table.ts'
import type { TextStore } from '../browser/stored.ts'
import { createKeymap } from './keymap.ts'

function memory(entries: Readonly<Record<string, string>> = {}): TextStore {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
  }
}

test('the standard keys are in conflict nowhere', () => {
  for (const variant of ['relational', 'document', 'key-value'] as const) {
    const keymap = createKeymap(memory(), () => commandsOf(variant))
    for (const id of keymap.ids()) assert.equal(keymap.conflicts(id), [], id)
  }
})

test('the studio takes no key that closes tabs or windows of the browser', () => {
  for (const id of commandIds)
    for (const key of commandInfo(id).keys) assert.not.match(key, /^Ctrl\+(?:Shift\+)?[WTN1-9]$/)
})

test('a key that is changed is kept, and found by its new name only', () => {
  const storage = memory()
  const ids = () => commandsOf('relational')
  createKeymap(storage, ids).change('app.palette', ['Ctrl+J'])
  const keymap = createKeymap(storage, ids)
  assert.equal(keymap.commandsFor('Ctrl+J'), ['app.palette'])
  assert.equal(keymap.commandsFor('Ctrl+K'), [])
  assert.ok(keymap.isChanged('app.palette'))
  keymap.reset('app.palette')
  assert.equal(keymap.commandsFor('Ctrl+K'), ['app.palette'])
})

test('the standard keys are no change', () => {
  const keymap = createKeymap(memory())
  keymap.change('app.palette', ['Ctrl+K'])
  assert.not(keymap.isChanged('app.palette'))
})

test('one key has different meanings at different places', () => {
  const keymap = createKeymap(memory(), () => commandsOf('relational'))
  assert.equal(keymap.commandsFor('Ctrl+Enter'), ['table.save-staged', 'sql.run'])
})

test('a conflict is told before the key is changed', () => {
  const keymap = createKeymap(memory())
  assert.equal(keymap.conflicts('sql.format', ['Ctrl+K']), ['app.palette'])
  assert.equal(keymap.conflicts('sql.format', ['Ctrl+D']), [])
  assert.equal(keymap.conflicts('table.reload', ['Ctrl+D']), ['grid.duplicate'])
})

test('what cannot be read in the storage is left aside', () => {
  for (const text of ['[', '[]', '{"no.command":["A"]}', '{"app.palette":"Ctrl+J"}']) {
    const keymap = createKeymap(memory({ 'quarry-keys': text }))
    assert.equal(keymap.keysOf('app.palette'), ['Ctrl+K'])
  }
})

test.run()
