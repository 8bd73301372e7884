import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { callCodec } from '../../../../golden/targets/describe-value.ts'
import { codecs } from './text-codecs.ts'

function check(call: string, value: unknown, expected: unknown): void {
  assert.equal(callCodec(codecs, call, value), expected)
}

function refuses(call: string, value: unknown): void {
  assert.throws(
    () => callCodec(codecs, call, value),
    (error: unknown) => error instanceof RangeError,
  )
}

test('null stays null', () => {
  const names = codecs.filter(({ text }) => text !== undefined).map(({ name }) => name)
  for (const name of names.filter((each) => /^(?:to|from)/.test(each))) {
    check(`${name}(value, 1)`, null, null)
  }
})

test('numbers', () => {
  assert.ok(Object.is(callCodec(codecs, 'toNumber(value)', '-0'), -0))
  check('toNumber(value)', 'NaN', Number.NaN)
  check('toSafeInteger(value)', '9007199254740991', 9007199254740991)
  refuses('toSafeInteger(value)', '9007199254740993')
  check('toBigint(value)', '9007199254740993', 9007199254740993n)
  check('fromFloat(value)', -0, '-0')
  check('fromFloat(value)', 1.5, 1.5)
})

test('placeholders of a list, and of none', () => {
  check('list(3, value)', ['a', 'b'], '$3, $4')
  check('list(3, value)', [], 'NULL')
})

test('instants, with every form of zone that the server writes', () => {
  const iso = (call: string, text: string) =>
    callCodec(codecs, `${call}(value).toISOString()`, text)
  assert.is(iso('toTimestamp', '2024-03-10 02:30:00.123'), '2024-03-10T02:30:00.123Z')
  assert.is(iso('toTimestamptz', '2024-03-10 02:30:00+05:45'), '2024-03-09T20:45:00.000Z')
  assert.is(iso('toTimestamptz', '0001-01-01 00:00:00-04:56:02'), '0001-01-01T04:56:02.000Z')
  assert.is(iso('toTimestamptz', '2024-03-10 02:30:00+00'), '2024-03-10T02:30:00.000Z')
  for (const text of [
    'infinity',
    '-infinity',
    '0044-03-15 00:00:00+00 BC',
    '10000-01-01 00:00:00+00',
  ]) {
    refuses('toTimestamptz(value)', text)
  }
})

test('arrays, as the server writes them', () => {
  check('toArray(value, 1)', '{a,NULL,"NULL","","a \\"b\\" \\\\ {},"}', [
    'a',
    null,
    'NULL',
    '',
    'a "b" \\ {},',
  ])
  check('toArray(value, 1)', '{}', [])
  check('toArray(value, 2, toNumber)', '[0:1][1:2]={{1,NULL},{3,4}}', [
    [1, null],
    [3, 4],
  ])
  refuses('toArray(value, 2)', '{1,2}')
  refuses('toArray(value, 1)', '{{1},{2}}')
})

test('arrays, as the server reads them', () => {
  check('fromArray(value, 1)', ['a', null, 'x"\\'], '{"a",NULL,"x\\"\\\\"}')
  check('fromArray(value, 1)', [1n, true], '{"1","true"}')
  check('fromArray(value, 2, fromFloat)', [[1.5, -0], [Number.NaN]], '{{"1.5","-0"},{"NaN"}}')
  check('fromArray(value, 1, JSON.stringify)', [{ a: 'b' }], '{"{\\"a\\":\\"b\\"}"}')
})

test('bytes', () => {
  check('fromBytes(value)', new Uint8Array([0, 255]), '\\x00ff')
  check('[...toBytes(value)]', '\\x00ff', [0, 255])
  assert.throws(() => callCodec(codecs, 'toBytes(value)', 'abc'), 'bytea_output')
})

test.run()
