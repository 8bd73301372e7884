import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { canonicalView } from './canonical-view.ts'
import { tokensOf } from './tokens.ts'

const canonical = (text: string) => canonicalView(tokensOf(text))

function isSame(one: string, other: string): void {
  test(`${one} is ${other}`, () => assert.is(canonical(one), canonical(other)))
}

function isAnother(one: string, other: string): void {
  test(`${one} is not ${other}`, () => assert.is.not(canonical(one), canonical(other)))
}

isSame('as select A from T', 'AS SELECT [a] -- b\nFROM "t"')
isSame('AS SELECT cast(a AS text)', 'as select CAST(a as TEXT)')
isSame(
  'AS WITH q AS MATERIALIZED (SELECT 1) SELECT 1',
  'as with Q as materialized (select 1) select 1',
)
isSame('(A) AS SELECT 1', '("A") AS SELECT 1')
isAnother('AS SELECT a AS userId', 'AS SELECT a AS userid')
isAnother('AS SELECT (a) AS "User"', 'AS SELECT (a) AS user')
isAnother('(a) AS SELECT 1', '(A) AS SELECT 1')
isAnother(`AS SELECT 'a'`, `AS SELECT 'A'`)
isAnother('AS SELECT "current_date" FROM t', 'AS SELECT current_date FROM t')

test.run()
