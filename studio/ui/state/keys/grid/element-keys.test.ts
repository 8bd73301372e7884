import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createKeymap } from '../../commands/keymap.ts'
import { elementKey } from './element-keys.ts'

const keymap = createKeymap({ getItem: () => null, setItem: () => undefined })

const press = (key: string, modifiers = {}) =>
  elementKey(
    { ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }, ...modifiers },
    keymap,
  )

test('keys move, edit, delete and copy, and a character begins to type', () => {
  assert.equal(press('ArrowDown'), { does: 'move', step: 'down' })
  assert.equal(press('End', { ctrlKey: true }), { does: 'move', step: 'last' })
  assert.equal(press('Enter'), { does: 'edit' })
  assert.equal(press('F2'), { does: 'edit' })
  assert.equal(press('Enter', { shiftKey: true }), { does: 'whole' })
  assert.equal(press('Delete'), { does: 'delete' })
  assert.equal(press('c', { ctrlKey: true }), { does: 'copy' })
  assert.equal(press('x'), { does: 'type', text: 'x' })
})

test('what belongs to the browser or to the page is left alone', () => {
  assert.is(press('Tab'), undefined)
  assert.is(press('?', { shiftKey: true }), undefined, 'help')
  assert.is(press('r', { ctrlKey: true }), undefined)
  assert.is(press('Shift'), undefined)
})

test.run()
