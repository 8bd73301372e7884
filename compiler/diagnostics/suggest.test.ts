import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { suggest } from './suggest.ts'

test('the nearest candidate, two edits away at most', () => {
  const names = ['title', 'author_id', 'price', 'id']
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['titel', 'title'],
    ['Title', 'title'],
    ['titles', 'title'],
    ['autor_id', 'author_id'],
    ['proce', 'price'],
    ['isbn', undefined],
    ['x', undefined],
  ]
  for (const [name, expected] of rows) assert.is(suggest(name, names), expected, name)
})

test('of two candidates the nearer one', () => {
  assert.is(suggest('orders_item', ['order_items', 'orders_items']), 'orders_items')
})

test('of two that are one edit away the one of which a letter was forgotten, or two were swapped', () => {
  const rows: readonly (readonly [string, readonly string[], string])[] = [
    ['uper', ['user', 'upper'], 'upper'],
    ['cout', ['cot', 'count'], 'count'],
    ['adn', ['add', 'and'], 'and'],
    ['titlle', ['tittle', 'title'], 'title'],
    ['mak', ['max', 'map'], 'max'],
  ]
  for (const [name, names, expected] of rows) assert.is(suggest(name, names), expected, name)
})

test.run()
