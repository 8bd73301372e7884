import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { KeyPress } from '../commands/key-name.ts'
import { createKeymap } from '../commands/keymap.ts'
import { gridKey } from './grid-keys.ts'

const keymap = createKeymap({ getItem: () => null, setItem: () => undefined })

/** `Ctrl+Shift+c` as the event that a browser sends. */
function press(text: string): KeyPress {
  const parts = text.split('+')
  const shiftKey = parts.includes('Shift')
  const key = parts.at(-1) ?? ''
  return {
    key: shiftKey && key.length === 1 ? key.toUpperCase() : key,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    shiftKey,
    altKey: parts.includes('Alt'),
  }
}

const does = (text: string) => {
  const key = gridKey(press(text), keymap)
  if (key === undefined) return undefined
  if (key.does === 'move') return `${key.extends ? 'extend ' : ''}${key.step}`
  return key.does === 'command' ? key.command : `type ${key.text}`
}

const table: Record<string, string> = {
  ArrowLeft: 'left',
  'Shift+ArrowDown': 'extend down',
  Home: 'row-start',
  'Shift+End': 'extend row-end',
  'Ctrl+Home': 'first',
  'Ctrl+Shift+End': 'extend last',
  PageDown: 'page-down',
  Enter: 'edit',
  F2: 'edit',
  Escape: 'cancel',
  'Ctrl+a': 'select-all',
  'Meta+c': 'copy',
  'Ctrl+Shift+c': 'copy-as',
  'Alt+Backspace': 'set-null',
  Delete: 'clear',
  'Ctrl+d': 'duplicate',
  'Ctrl+Backspace': 'delete-rows',
  'Alt+Enter': 'follow',
  'Alt+ArrowLeft': 'back',
  'Ctrl+f': 'filter',
  a: 'type a',
  'Shift+a': 'type A',
  ü: 'type ü',
}

for (const [keys, expected] of Object.entries(table)) {
  test(`${keys}: ${expected}`, () => assert.is(does(keys), expected))
}

test('leaves to the browser what it does not know', () => {
  const left = [
    'Tab',
    'Shift+Tab',
    'Ctrl+v',
    'Ctrl+w',
    'Ctrl+t',
    'Ctrl+PageDown',
    'F5',
    'Ctrl+1',
    '?',
  ]
  for (const keys of left) assert.is(does(keys), undefined, keys)
})

test('follows the keys that a person has changed', () => {
  const changed = createKeymap({ getItem: () => '{"grid.edit":["E"]}', setItem: () => undefined })
  assert.equal(gridKey(press('e'), changed), { does: 'command', command: 'edit' })
  assert.is(gridKey(press('F2'), changed), undefined)
})

test.run()
