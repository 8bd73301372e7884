import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { keptInOrder } from './kept-order.ts'

function check(before: string, now: string, kept: string): void {
  assert.is([...keptInOrder([...before], [...now])].toSorted().join(''), kept)
}

test('what stands as it did is kept, and as little as can be is moved', () => {
  check('abc', 'abc', 'abc')
  check('abc', 'cab', 'ab')
  check('abcd', 'dabc', 'abc')
  check('abcd', 'badc', 'bd')
})

test('what came and went moves nothing', () => {
  check('abc', 'xaycz', 'ac')
  check('', 'ab', '')
  check('ab', '', '')
})

test.run()
