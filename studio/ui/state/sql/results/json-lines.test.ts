import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Kind } from '../../../../api/cell.ts'
import { jsonLine, jsonLineCount, jsonText } from './json-lines.ts'

const column = (key: string, kind: Kind) => ({ key, name: key, type: kind, kind })

const result = {
  columns: [column('id', 'integer'), column('doc', 'json'), column('a "b"', 'text')],
  rows: [
    { id: 1, doc: '{\n  "n": 12345678901234567890 }', 'a "b"': 'x\ny' },
    { id: 2, doc: null, 'a "b"': '<b>' },
  ],
  cells: [],
}

test('a result as JSON is JSON, and says what its rows say', () => {
  const text = jsonText(result)
  assert.equal(JSON.parse(text).length, 2)
  assert.match(text, '"doc": { "n": 12345678901234567890 },')
  assert.match(text, '"a \\"b\\"": "x\\ny"\n  },')
  assert.is(text.split('\n').length, jsonLineCount(result))
})

test('each line is made by itself', () => {
  assert.equal(jsonLine(result, 2), {
    indent: 2,
    key: '"id"',
    value: '1',
    look: 'number',
    end: ',',
  })
  assert.is(jsonLine(result, jsonLineCount(result) - 1).value, ']')
})

test('no rows are an empty list', () => {
  assert.is(jsonText({ columns: result.columns, rows: [], cells: [] }), '[]')
})

test('a document that was cut stays a text', () => {
  const cut = { ...result, rows: [{ id: 1, doc: '{"a":', 'a "b"': '' }] }
  assert.match(jsonText(cut), String.raw`"doc": "{\"a\":"`)
})

test.run()
