import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lineText, positionAt } from './source-file.ts'

const file = { path: 'a.sql', text: 'one\r\ntwo 🙂 x\n\nlast' }

test('lines and columns count from 1, columns in UTF-16 code units', () => {
  const rows: readonly (readonly [number, number, number])[] = [
    [0, 1, 1],
    [5, 2, 1],
    [file.text.indexOf('x'), 2, 8],
    [file.text.length - 1, 4, 4],
    [file.text.length, 4, 5],
  ]
  for (const [offset, line, column] of rows) {
    assert.equal(positionAt(file, offset), { line, column }, `offset ${offset}`)
  }
})

test('a line is given without its end', () => {
  assert.equal(
    [1, 2, 3, 4].map((line) => lineText(file, line)),
    ['one', 'two 🙂 x', '', 'last'],
  )
})

test.run()
