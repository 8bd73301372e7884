import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scalar, type Type } from '../../../../compiler/ir/type.ts'
import type { RawValue } from '../../../raw-value.ts'
import type { Cell, Json } from '../../../values/cell-value.ts'
import { mysqlValues } from './values.ts'

const size: Type = { kind: 'enum', schema: undefined, name: undefined, labels: ['s', 'l'] }
const bytes = new Uint8Array([0, 255])

const reads: readonly (readonly [Type, RawValue, Cell])[] = [
  [scalar('int'), '-7', { value: -7 }],
  [scalar('bigint unsigned'), '18446744073709551615', { value: '18446744073709551615' }],
  [scalar('tinyint', ['1']), '1', { value: true }],
  [scalar('tinyint', ['1']), '5', { value: 5 }],
  [scalar('bit', ['1']), '0', { value: false }],
  [scalar('bit', ['64']), '18446744073709551615', { value: '18446744073709551615' }],
  [scalar('float'), '0.10000000149011612', { value: 0.1 }],
  [scalar('float'), '16777216', { value: 16_777_216 }],
  [scalar('double'), '0.30000000000000004', { value: 0.1 + 0.2 }],
  [scalar('decimal', ['10', '2']), '0.10', { value: '0.10' }],
  [
    scalar('datetime', ['6']),
    '0001-01-01 00:00:00.000001',
    { value: '0001-01-01 00:00:00.000001' },
  ],
  [scalar('date'), '0000-00-00', { value: '0000-00-00' }],
  [scalar('json'), '{"a": [1]}', { value: { a: [1] } }],
  [scalar('blob'), bytes, { value: 'AP8=' }],
  [scalar('longtext'), bytes, { value: 'AP8=', encoding: 'base64' }],
  [scalar('point'), 'SRID=4326;POINT(1 2)', { value: 'SRID=4326;POINT(1 2)' }],
  [size, 's', { value: 's' }],
  [scalar('set', ['a', 'b']), 'a,b', { value: 'a,b' }],
]

for (const [type, stored, cell] of reads) {
  test(`${String(stored)} is ${JSON.stringify(cell)}`, () => {
    assert.equal(mysqlValues.read(stored, type, 'parsed'), cell)
  })
}

const writes: readonly (readonly [Type, Json, RawValue | undefined])[] = [
  [scalar('tinyint', ['1']), true, '1'],
  [scalar('tinyint', ['1']), 128, undefined],
  [scalar('tinyint unsigned'), 255, '255'],
  [scalar('tinyint unsigned'), -1, undefined],
  [scalar('bit', ['3']), '7', '7'],
  [scalar('bit', ['3']), '8', undefined],
  [scalar('float'), 0.1, '0.10000000149011612'],
  [scalar('double'), 'NaN', undefined],
  [scalar('decimal', ['4', '2']), '99.999', '99.999'],
  [scalar('decimal', ['4', '2']), '100', undefined],
  [scalar('varchar', ['3']), 'a\0b', 'a\0b'],
  [scalar('varchar', ['3']), 'abcd', undefined],
  [scalar('time'), '-838:59:59', '-838:59:59'],
  [scalar('time'), '839:00:00', undefined],
  [scalar('date'), '10000-01-01', undefined],
  [scalar('date'), '9999-12-31', '9999-12-31'],
  [scalar('year'), 1900, undefined],
  [scalar('set', ['a', 'b']), 'b,a', 'b,a'],
  [scalar('set', ['a', 'b']), 'c', undefined],
  [size, 'm', undefined],
  [scalar('json'), { a: 'x' }, '{"a":"x"}'],
]

for (const [type, value, expected] of writes) {
  test(`${JSON.stringify(value)} is sent as ${String(expected)}`, () => {
    const written = mysqlValues.write(value, type, 'parsed')
    assert.is(written.kind === 'value' ? written.parameter : undefined, expected)
  })
}

test('bytes are sent as bytes', () => {
  const written = mysqlValues.write('AP8=', scalar('binary', ['2']), 'parsed')
  assert.equal(written, { kind: 'value', parameter: bytes })
  assert.is(mysqlValues.write('AP8A', scalar('binary', ['2']), 'parsed').kind, 'refused')
})

test.run()
