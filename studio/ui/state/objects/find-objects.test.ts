import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findObjects, listWords, pluralWord } from './find-objects.ts'

const object = (kind: string, name: string, detail = '') => ({
  kind,
  schema: 'public',
  name,
  detail,
})
const objects = [
  object('view', 'Sales'),
  object('trigger', 'stamp', 'books'),
  object('routine', 'sum'),
]

test('objects are found by kind, by name and by what they belong to', () => {
  const names = (kind: string | undefined, text: string) =>
    findObjects(objects, { kind, text }).map(({ name }) => name)
  assert.equal(names(undefined, ''), ['Sales', 'stamp', 'sum'])
  assert.equal(names('view', ''), ['Sales'])
  assert.equal(names(undefined, ' sAL '), ['Sales'])
  assert.equal(names(undefined, 'book'), ['stamp'])
  assert.equal(names('view', 'book'), [])
  assert.equal(names(undefined, 'public.s').length, 3)
})

test('kinds are listed in words', () => {
  assert.is(listWords(['views', 'triggers', 'types']), 'views, triggers and types')
  assert.is(listWords(['views']), 'views')
  assert.is(listWords([]), '')
  assert.is(pluralWord('view'), 'Views')
  assert.is(pluralWord('wand'), 'wand')
})

test.run()
