import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scalar } from '../../compiler/ir/type.ts'
import { isSameValue } from './same-value.ts'

function check(type: string, raw: unknown, same: unknown, others: readonly unknown[]): void {
  assert.ok(isSameValue(same, raw, scalar(type)), `${type}: ${raw}`)
  for (const other of others) {
    assert.not(isSameValue(other, raw, scalar(type)), `${type}: ${raw} and ${other}`)
  }
}

test('reads the text of PostgreSQL', () => {
  check('bool', 't', true, [false, 1])
  check('float8', '-0', -0, [0])
  check('int8', '9007199254740993', 9007199254740993n, [9007199254740992n, 9007199254740992])
  check('timestamp', '2024-03-10 02:30:00.123', new Date('2024-03-10T02:30:00.123Z'), [null])
  check('timestamptz', '2024-03-10 07:00:00+00', new Date('2024-03-10T07:00:00Z'), [])
  check('bytea', '\\x00ff', new Uint8Array([0, 255]), [new Uint8Array([0])])
  check('text[]', '{a,NULL,"b c",""}', ['a', null, 'b c', ''], [['a', 'NULL', 'b c', '']])
  check(
    'int4[]',
    '{{1,2},{3,NULL}}',
    [
      [1, 2],
      [3, null],
    ],
    [[1, 2, 3, null]],
  )
})

test('reads what MySQL and SQLite return', () => {
  check('tinyint', 1, true, [false])
  check('bigint', '0', false, [true])
  check('float', 0.1, Math.fround(0.1), [0.2])
  check('INTEGER', 5n, 5, [5n + 1n, '6'])
  check('datetime', '2024-01-02 03:04:05', new Date('2024-01-02T03:04:05Z'), [])
  check('blob', Buffer.from([1]), new Uint8Array([1]), [new Uint8Array([2])])
})

test('compares documents by what they mean', () => {
  const wide = '{"a": 9007199254740993}'
  check('json', wide, { a: '9007199254740993' }, [{ a: '9007199254740992' }, { a: 1 }])
  check('jsonb', '{"a": [1]}', { a: [1] }, [{ a: [2] }, null])
  check('json', 'null', null, ['null'])
  check('json', null, null, ['null'])
  check('JSON', '"x"', 'x', ['"x"'])
})

test.run()
