import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCheckTexts, readGenerationTexts, readIndexStatement } from './definition-texts.ts'

const table = `CREATE TABLE "t, (" (
  id INTEGER PRIMARY KEY, -- CHECK (no)
  a int CHECK (a > 0) CHECK (a < length('),(')),
  "b c" int GENERATED ALWAYS AS (a * (2 + 1)) STORED,
  d int AS (a),
  CONSTRAINT "odd ""name""" CHECK (a IN (1, 2)),
  UNIQUE (a)
)`

test('checks are found with their names, inside of columns too', () => {
  assert.equal(readCheckTexts(table), [
    { name: undefined, kind: 'check', definition: 'CHECK (a > 0)' },
    { name: undefined, kind: 'check', definition: `CHECK (a < length('),('))` },
    { name: 'odd "name"', kind: 'check', definition: 'CHECK (a IN (1, 2))' },
  ])
})

test('generated columns have their expressions', () => {
  assert.equal(
    [...readGenerationTexts(table)],
    [
      ['b c', 'a * (2 + 1)'],
      ['d', 'a'],
    ],
  )
})

test('an index has parts and a condition', () => {
  assert.equal(
    readIndexStatement(
      `CREATE INDEX i ON t (lower(a, ','), b DESC /* , */) WHERE a IS NOT NULL AND b > 1`,
    ),
    { parts: [`lower(a, ',')`, 'b DESC /* , */'], where: 'a IS NOT NULL AND b > 1' },
  )
  assert.equal(readIndexStatement(''), undefined)
  assert.equal(readIndexStatement('CREATE UNIQUE INDEX i ON t (a)'), {
    parts: ['a'],
    where: undefined,
  })
})

test('what has no parentheses has no texts', () => {
  assert.equal(readCheckTexts('CREATE TABLE t AS SELECT 1'), [])
  assert.equal([...readGenerationTexts('CREATE VIEW v AS SELECT 1')], [])
})

test.run()
