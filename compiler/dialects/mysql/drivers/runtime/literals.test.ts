import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { literalRows } from './literals.ts'

function check(value: unknown, expected: string | undefined): void {
  assert.is(literalRows(['', ''], [[value]])?.[0], expected)
}

test('a value is written so that no sql_mode changes its meaning', () => {
  check(null, 'NULL')
  check("it's", "'it''s'")
  check('a\\', "_utf8mb4 X'615c'")
  check(true, 'TRUE')
  check(-0, '-0E0')
  check(1.5, '1.5E0')
  check(1e21, '1e+21')
  check(new Uint8Array([0, 255]), "_binary X'00ff'")
  check(undefined, undefined)
  check(Number.NaN, undefined)
})

const row = ['(', ', UPPER(', '))']

test('rows stand beside each other', () => {
  assert.equal(literalRows(row, []), [])
  assert.equal(literalRows(row, [['a', 'b']]), ["('a', UPPER('b'))"])
  assert.equal(
    literalRows(row, [
      ['a', null],
      ['?', 'c'],
    ]),
    ["('a', UPPER(NULL)), ('?', UPPER('c'))"],
  )
  assert.is(
    literalRows(row, [
      ['a', 'b'],
      ['a', undefined],
    ]),
    undefined,
  )
})

test('a statement ends before half a million characters', () => {
  const wide = 'w'.repeat(2 ** 18)
  const texts =
    literalRows(row, [
      ['a', wide],
      ['b', 'b'],
      ['c', wide],
      ['d', 'd'],
    ]) ?? []
  assert.equal(
    texts.map((text) => text.match(/\('[abcd]'/g)?.join()),
    ["('a',('b',('b'", "('c',('d',('d'"],
  )
})

test.run()
