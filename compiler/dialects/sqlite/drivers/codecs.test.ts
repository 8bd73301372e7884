import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { callCodec } from '../../../../golden/targets/describe-value.ts'
import { betterSqlite3 } from './better-sqlite3.ts'

const { codecs } = betterSqlite3

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
    check(`${name}(value)`, null, null)
  }
})

test('integers are exact or refused', () => {
  check('toInteger(value)', 7n, 7)
  refuses('toInteger(value)', 9007199254740993n)
  refuses('toInteger(value)', 'seven')
  refuses('fromInteger(value)', '')
  refuses('fromAny(value)', Number.NaN)
  check('toText(value)', 9007199254740993n, '9007199254740993')
  check('fromInteger(value)', '9007199254740993', 9007199254740993n)
  check('fromInteger(value)', 7, 7n)
  refuses('fromInteger(value)', 7.5)
})

test('a number that is stored as INTEGER is exact or refused', () => {
  check('toNumber(value)', 100000000000000000n, 1e17)
  check('toNumber(value)', 1.5, 1.5)
  check('toNumber(value)', 'text', 'text')
  refuses('toNumber(value)', 9007199254740993n)
})

test('what has no type is bound as its literal would be', () => {
  check('fromAny(value)', 7, 7n)
  check('fromAny(value)', 7.5, 7.5)
  check('fromAny(value)', 'a', 'a')
})

test('numbers that SQLite cannot keep', () => {
  check('fromReal(value)', 1.5, 1.5)
  refuses('fromReal(value)', Number.NaN)
})

test('instants', () => {
  check('toDate(value).toISOString()', '2024-03-10', '2024-03-10T00:00:00.000Z')
  check('fromDate(value)', new Date('2024-03-10T02:30:00Z'), '2024-03-10 02:30:00')
  check('fromDate(value)', new Date('2024-03-10T02:30:00.5Z'), '2024-03-10 02:30:00.500')
  refuses('toDate(value)', 1700000000)
  refuses('fromDate(value)', new Date('+010000-01-01T00:00:00Z'))
})

test.run()
