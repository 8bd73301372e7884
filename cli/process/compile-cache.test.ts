import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileCache } from './compile-cache.ts'

function check(caches: string | undefined, findHome: () => string, expected: string | undefined) {
  assert.is(compileCache({ XDG_CACHE_HOME: caches }, findHome), expected)
}

const home = () => '/people/ann'

test('compiled code is kept below the home of the user, or where the user keeps such files', () => {
  check(undefined, home, '/people/ann/.cache/quarry/compiled')
  check('/var/caches', home, '/var/caches/quarry/compiled')
})

test('a relative directory of caches is ignored, as in any project a stranger could have filled it', () => {
  check('caches', home, '/people/ann/.cache/quarry/compiled')
  check('', home, '/people/ann/.cache/quarry/compiled')
})

test('a user without a home keeps nothing', () => {
  const nobody = () => {
    throw new Error('no entry in the table of users')
  }
  check(undefined, nobody, undefined)
  check('/var/caches', nobody, '/var/caches/quarry/compiled')
})

test.run()
