import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sumOf, tallyOf, tallyText } from './walk-tally.ts'

const order = [1, 2, 3]
const expected = { ids: new Set(order), order, mayRepeat: (id: number) => id === 9 }

const cases: readonly (readonly [shown: readonly number[], tally: string])[] = [
  [[1, 2, 3], '1 walks, 3 rows seen, 0 repeated, 0 missing, 0 misplaced'],
  [[1, 8, 2, 9, 3, 9], '1 walks, 6 rows seen, 0 repeated, 0 missing, 0 misplaced'],
  [[1, 8, 2, 8, 3], '1 walks, 5 rows seen, 1 repeated, 0 missing, 0 misplaced'],
  [[1, 2, 2, 3], '1 walks, 4 rows seen, 1 repeated, 0 missing, 2 misplaced'],
  [[1, 2], '1 walks, 2 rows seen, 0 repeated, 1 missing, 0 misplaced'],
  [[2, 1, 3], '1 walks, 3 rows seen, 0 repeated, 0 missing, 2 misplaced'],
]

for (const [shown, text] of cases) {
  test(`rows ${shown.join(' ')}: ${text}`, () => {
    assert.is(tallyText(tallyOf(shown, expected)), text)
  })
}

test('walks add up', () => {
  const sum = sumOf([tallyOf([1, 2, 3], expected), tallyOf([1, 1], expected)])
  assert.is(tallyText(sum), '2 walks, 5 rows seen, 1 repeated, 2 missing, 1 misplaced')
})

test.run()
