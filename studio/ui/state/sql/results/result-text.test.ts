import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cellsText } from './result-text.ts'
import { columnWidths } from './column-widths.ts'

const column = (key: string) => ({ key, name: key, type: 'text', kind: 'text' as const })

const result = {
  columns: [column('a'), column('b')],
  rows: [
    { a: 'x\ty', b: null },
    { a: 2, b: 'begi' },
  ],
  cells: [{ row: 1, column: 'b', truncated: true as const, size: 99 }],
}

test('cells are copied as spreadsheets write them', () => {
  const first = cellsText(result, { top: 0, bottom: 0, left: 0, right: 1 })
  assert.equal(first, { text: '"x\ty"\t', cells: 2, isCut: false })
})

test('a copy that holds the beginning of a value only says so', () => {
  assert.is(cellsText(result, { top: 0, bottom: 1, left: 0, right: 1 }).isCut, true)
  assert.is(cellsText(result, { top: 0, bottom: 1, left: 0, right: 0 }).isCut, false)
})

test('columns are as wide as what they hold, within bounds', () => {
  const rows = [{ a: 'x'.repeat(5000), b: '1' }]
  assert.equal(columnWidths({ ...result, rows }), [420, 81])
})

test.run()
