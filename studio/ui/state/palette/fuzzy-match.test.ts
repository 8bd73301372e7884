import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fuzzyMatch } from './fuzzy-match.ts'

function best(query: string, texts: readonly string[]): readonly string[] {
  return texts
    .flatMap((text) => {
      const match = fuzzyMatch(text, query)
      return match === undefined ? [] : [{ text, score: match.score }]
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text)
}

test('whole words before parts, parts before scattered letters', () => {
  const found = best('ship', ['s_h_i_p', 'late_shipments', 'relationship', 'shipments'])
  assert.equal(found, ['shipments', 'late_shipments', 'relationship', 's_h_i_p'])
})

test('the beginnings of words are enough', () => {
  assert.equal(best('ol', ['order_lines', 'goal']), ['order_lines', 'goal'])
  assert.equal(best('orl', ['order_lines', 'goal']), ['order_lines'])
})

test('the letters that were found are told', () => {
  assert.equal(fuzzyMatch('late_shipments', 'SHIP')?.hits, [[5, 9]])
  assert.equal(fuzzyMatch('order_lines', 'orl')?.hits, [
    [0, 2],
    [6, 7],
  ])
})

test('a letter that is missing is no match, and nothing matches everything', () => {
  assert.is(fuzzyMatch('orders', 'orderz'), undefined)
  assert.equal(fuzzyMatch('orders', '  '), { score: 0, hits: [] })
  assert.is(fuzzyMatch('', 'a'), undefined)
})

test('odd texts are texts', () => {
  assert.equal(fuzzyMatch('😀 İstanbul', '😀')?.hits, [[0, 2]])
  assert.ok(fuzzyMatch('a.*(b', '.*('))
})

test.run()
