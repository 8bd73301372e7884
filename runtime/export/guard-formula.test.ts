import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { guardFormula, unguardFormula } from './guard-formula.ts'

function check(text: string, expected: string): void {
  assert.is(guardFormula(text), expected)
  assert.is(unguardFormula(expected), text)
}

test('what a spreadsheet would run gets an apostrophe, which import takes off (security 59)', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
    check(`${sign}1+1`, `'${sign}1+1`)
  check("'=1", "''=1")
  check("''-1", "'''-1")
})

test('other texts stay as they are', () => {
  for (const text of ['', 'a', "'a", "'", '1-1', ' =1', "it's", '"=1']) check(text, text)
})

test.run()
