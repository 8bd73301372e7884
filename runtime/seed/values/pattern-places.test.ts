import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { patternPlaces } from './pattern-places.ts'

/** A text of the first characters of all places matches, and there are so many texts. */
function check(pattern: string, count: number, length?: number): void {
  const places = patternPlaces(pattern, length)
  assert.ok(places, pattern)
  const text = places.map((list) => list.charAt(0)).join('')
  assert.match(text, new RegExp(pattern), pattern)
  assert.ok(text.length <= (length ?? text.length), text)
  assert.is(
    places.reduce((product, list) => product * list.length, 1),
    count,
    pattern,
  )
}

test('characters, lists, groups and repetitions', () => {
  check('^97[89][0-9]{10}$', 2 * 10 ** 10)
  check(String.raw`^\d{3}-\d{2}$`, 10 ** 5)
  check('^(?:ab|cd)[x-z]?$', 1)
  check('^[^0-9@]$', 52)
  check('^[A-Z]{2,3}$', 26 ** 3)
  check('^a+$', 1, 3)
  check('^.{2}-.*$', 26 ** 6, 7)
})

test('what is not understood has no places', () => {
  for (const pattern of ['^(?=a)b$', String.raw`^\bword$`, '^[a-z', '^a)b$', '^abc$'])
    assert.is(patternPlaces(pattern, 2), undefined, pattern)
})

test.run()
