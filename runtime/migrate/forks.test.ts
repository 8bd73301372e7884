import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Descent, forksOf, headsOf } from './forks.ts'

/** `3<1,2` knows 1 and 2, `3<` says nothing. Forks as `base|first|second`. */
function check(written: string, heads: string, ...forks: readonly string[]): void {
  const migrations = written.split(' ').map((each): Descent => {
    const [id = '', parents = ''] = each.split('<')
    return { id, parents: parents === '' ? [] : parents.split(',') }
  })
  assert.is(headsOf(migrations).join(), heads, written)
  const found = forksOf(migrations).map(
    ({ base, first, second }) => `${base.join()}|${first.join()}|${second.join()}`,
  )
  assert.equal(found, forks, written)
}

test('one behind the other has one head', () => {
  check('1< 2<1 3<2', '3')
  check('1< 2< 3<', '3')
  check('3<2 1< 2<1', '3')
})

test('two of one parent are two heads', () => {
  check('1< 2<1 3<1', '2,3', '1|2|3')
  check('1< 2<1 3<1 4<3 5<2', '4,5', '1|3,4|2,5')
})

test('who knows both, or says nothing, brings the lines together', () => {
  check('1< 2<1 3<1 4<2,3', '4')
  check('1< 2<1 3<1 4<', '4')
  check('1< 2<1 3<1 4<3', '2,4', '1|2|3,4')
})

test('each two of three heads are a fork', () => {
  check('1< 2<1 3<1 4<1', '2,3,4', '1|2|3', '1|2|4', '1|3|4')
})

test('a parent that is gone stands for what is older', () => {
  check('2< 4<3 5<4', '5')
  check('2<1 4<1', '2,4', '|2|4')
})

test.run()
