import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lineAndColumn, statementAt, withComments } from './statement-at.ts'

const text = '-- first\nselect 1;\n\nselect 2; select 3'
const statements = [
  { start: 0, end: 17 },
  { start: 20, end: 28 },
  { start: 30, end: 38 },
]

function at(cursor: number): string | undefined {
  const found = statementAt(statements, cursor)
  return found && text.slice(found.start, found.end)
}

test('the cursor stands in a statement, or right behind it', () => {
  assert.is(at(0), '-- first\nselect 1')
  assert.is(at(18), '-- first\nselect 1')
  assert.is(at(24), 'select 2')
  assert.is(at(38), 'select 3')
})

test('between two statements it is the one before', () => {
  assert.is(at(19), '-- first\nselect 1')
  assert.is(at(29), 'select 2')
})

test('above the first it is the first, and without statements there is none', () => {
  assert.is(statementAt([{ start: 3, end: 9 }], 0)?.start, 3)
  assert.is(statementAt([], 0), undefined)
})

test('comments right above a statement belong to it', () => {
  const sql = '-- a\n/* b\n   c */\nselect 1; -- end\n\n-- far\n\n-- near\nselect 2'
  const found = withComments(
    [
      { start: sql.indexOf('select 1'), end: sql.indexOf(';') },
      { start: sql.indexOf('select 2'), end: sql.length },
    ],
    sql,
  )
  assert.equal(
    found.map(({ start, end }) => sql.slice(start, end)),
    ['-- a\n/* b\n   c */\nselect 1', '-- near\nselect 2'],
  )
})

test('places are counted from 1', () => {
  assert.equal(lineAndColumn(text, 0), { line: 1, column: 1 })
  assert.equal(lineAndColumn(text, 16), { line: 2, column: 8 })
})

test.run()
