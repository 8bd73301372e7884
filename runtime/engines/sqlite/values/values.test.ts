import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scalar } from '../../../../compiler/ir/type.ts'
import type { RawValue } from '../../../raw-value.ts'
import type { Cell, Json } from '../../../values/cell-value.ts'
import { sqliteValues } from './values.ts'

const bytes = new Uint8Array([0, 255])

const reads: readonly (readonly [string, RawValue, Cell])[] = [
  ['INTEGER', 7n, { value: 7 }],
  ['INTEGER', 9007199254740993n, { value: '9007199254740993' }],
  ['BIGINT', 7n, { value: '7' }],
  ['INTEGER', 'seven', { value: 'seven' }],
  ['INTEGER', bytes, { value: 'AP8=', encoding: 'base64' }],
  ['BLOB', bytes, { value: 'AP8=' }],
  ['BLOB', 'ab', { value: 'YWI=' }],
  ['REAL', 0.1 + 0.2, { value: 0.1 + 0.2 }],
  ['REAL', Number.POSITIVE_INFINITY, { value: 'Infinity' }],
  ['boolean', 1n, { value: true }],
  ['boolean', 2n, { value: 2 }],
  ['JSON', '{"a":1}', { value: { a: 1 } }],
  ['JSON', 'no document', { value: 'no document' }],
  ['datetime', '2024-01-01T00:00:00Z', { value: '2024-01-01T00:00:00Z' }],
  ['', null, { value: null }],
]

for (const [type, stored, cell] of reads) {
  test(`${String(stored)} in a column of ${type} is ${JSON.stringify(cell)}`, () => {
    assert.equal(sqliteValues.read(stored, scalar(type), 'parsed'), cell)
  })
}

const writes: readonly (readonly [string, Json, RawValue | undefined])[] = [
  ['INTEGER', 7, 7n],
  ['INTEGER', '9223372036854775807', 9223372036854775807n],
  ['INTEGER', '9223372036854775808', undefined],
  ['INTEGER', 'seven', undefined],
  ['REAL', 7, 7n],
  ['REAL', 7.5, 7.5],
  ['REAL', '7.5', 7.5],
  ['REAL', 'Infinity', Number.POSITIVE_INFINITY],
  ['NUMERIC', '9223372036854775807', 9223372036854775807n],
  ['NUMERIC', '9223372036854775808', 2 ** 63],
  ['TEXT', 'a\0b', 'a\0b'],
  ['TEXT', '\uDFFF', undefined],
  ['boolean', true, 1n],
  ['', 'x', 'x'],
  ['', [1], undefined],
  ['JSON', [1], '[1]'],
]

for (const [type, value, expected] of writes) {
  test(`${JSON.stringify(value)} is sent to ${type} as ${String(expected)}`, () => {
    const written = sqliteValues.write(value, scalar(type), 'parsed')
    assert.is(written.kind === 'value' ? written.parameter : undefined, expected)
  })
}

test.run()
