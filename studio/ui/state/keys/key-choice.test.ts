import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createKeyChoice, namedKey } from './key-choice.ts'
import type { KeyLine } from './key-lines.ts'

const key = (name: string) => ({ key: name, type: 'string', ttl: null, seenAt: 0 })
const line = (name: string): KeyLine => ({
  ...{ kind: 'key', id: name, key: key(name), depth: 1, label: name, place: 1, of: 1 },
})
const folder: KeyLine = {
  ...{ kind: 'folder', id: 'f', depth: 1, label: 'f', place: 1, of: 1, isOpen: false },
  folder: { name: 'f', prefix: 'f:', keys: 3 },
}

test('keys are chosen, taken out, added by lines and forgotten', () => {
  const choice = createKeyChoice()
  const names = () => choice.keys().map((each) => each.key)
  choice.toggle(key('a'))
  choice.add([line('b'), folder, line('a')])
  assert.equal(names(), ['a', 'b'])
  choice.toggle(key('a'))
  assert.equal(
    [names(), choice.isChosen(key('a')), choice.isChosen(key('b'))],
    [['b'], false, true],
  )
  choice.setChoosing(true)
  choice.clear()
  assert.equal([names(), choice.isChoosing()], [[], false])
})

test('no more keys are chosen than the server takes', () => {
  const choice = createKeyChoice()
  const many = Array.from({ length: 10_003 }, (_each, at) => line(`key:${at}`))
  assert.is(choice.add(many), 3, 'it is said how many are left out')
  assert.is(choice.toggle(key('one more')), false)
  assert.is(choice.keys().length, 10_000)
  assert.is(choice.toggle(key('key:0')), true)
  assert.is(choice.add([line('key:0'), line('key:1')]), 0)
})

test('bytes that are no text are named by their base64', () => {
  assert.equal(namedKey({ key: 'AP8=', encoding: 'base64' }), { value: 'AP8=', encoding: 'base64' })
  assert.is(namedKey({ key: 'a' }), 'a')
})

test.run()
