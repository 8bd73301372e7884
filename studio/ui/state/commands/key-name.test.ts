import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ariaKey, isTyping, keyCaps, keyName, type KeyPress } from './key-name.ts'

const press = (key: string, held: Partial<KeyPress> = {}) =>
  keyName({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held })

test('a key is written with its modifiers in one order', () => {
  assert.is(press('z', { shiftKey: true, ctrlKey: true }), 'Ctrl+Shift+Z')
  assert.is(press('ArrowLeft', { altKey: true }), 'Alt+ArrowLeft')
  assert.is(press(' '), 'Space')
})

test('the command key of a Mac is Control', () => {
  assert.is(press('k', { metaKey: true }), 'Ctrl+K')
})

test('Shift that makes a sign is not written', () => {
  assert.is(press('?', { shiftKey: true }), '?')
  assert.is(press('+', { shiftKey: true, ctrlKey: true }), 'Ctrl++')
  assert.is(press('Enter', { shiftKey: true }), 'Shift+Enter')
})

test('a letter of another alphabet is the Latin one at its place while Ctrl is held', () => {
  assert.is(press('л', { ctrlKey: true, code: 'KeyK' }), 'Ctrl+K')
  assert.is(press('л', { code: 'KeyK' }), 'Л')
})

test('a modifier alone is no key', () => {
  assert.is(press('Control', { ctrlKey: true }), undefined)
  assert.is(press('Dead'), undefined)
})

test('keys are told as caps', () => {
  assert.equal(keyCaps('Ctrl+Backspace'), ['Ctrl', '⌫'])
  assert.equal(keyCaps('Ctrl++'), ['Ctrl', '+'])
  assert.equal(keyCaps('+'), ['+'])
  assert.is(ariaKey('Ctrl+K'), 'Control+K')
})

test('what a text field takes is told from what it does not', () => {
  assert.ok(isTyping('?'))
  assert.ok(isTyping('Shift+ArrowLeft'))
  assert.not(isTyping('Ctrl+K'))
  assert.not(isTyping('F2'))
})

test.run()
