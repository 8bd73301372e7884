import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainTime } from './plain-time.ts'

function check(text: string, expected: string | undefined): void {
  const time = plainTime(text)
  const found = Number.isNaN(time) ? undefined : new Date(time).toISOString()
  assert.is(found, expected, text)
}

test('a date and a time are read as UTC, to the millisecond', () => {
  check('2024-03-10 02:30:00', '2024-03-10T02:30:00.000Z')
  check('2024-03-10T02:30:59', '2024-03-10T02:30:59.000Z')
  check('2024-12-31 23:59:59.007', '2024-12-31T23:59:59.007Z')
  check('2024-12-31 23:59:59.123999', '2024-12-31T23:59:59.123Z')
  check('0100-01-01 00:00:00', '0100-01-01T00:00:00.000Z')
  check('9999-12-31 23:59:59.999999', '9999-12-31T23:59:59.999Z')
})

test('other forms are not taken for it', () => {
  for (const text of [
    ...['2024-03-10', '2024-03-10 02:30', '2024-03-10 02:30:00Z', '12024-03-10 02:30:0'],
    ...['2024/03/10 02:30:00', '2024-03-10_02:30:00', '2024-03-10 02.30.00'],
    ...['2024-03-10 02:30:00,123', '2024-03-10 02:30:00.12', '2024-03-10 02:30:00.12a'],
    ...['2024-03-10 02:30:00.a23', '2024-03-10 02:30:00.12345a', '2024-03-10 02:30:00.123a56'],
    ...['2a24-03-10 02:30:00', '2024-0a-10 02:30:00', '2024-03-1a 02:30:00', ''],
  ])
    check(text, undefined)
})

test('what Date.UTC would shift is not taken', () => {
  for (const text of [
    ...['0000-00-00 00:00:00', '2024-00-00 00:00:00', '2024-00-10 00:00:00'],
    ...['2024-03-00 00:00:00', '2024-13-01 00:00:00', '2024-03-32 00:00:00'],
    ...['0001-01-01 00:00:00', '0099-12-31 23:59:59'],
    ...['2024-03-10 24:00:00', '2024-03-10 23:60:00', '2024-03-10 23:59:60'],
  ])
    check(text, undefined)
})

test('moments of eight centuries are read as Date reads them', () => {
  for (let time = Date.UTC(1583, 0, 1); time < Date.UTC(2400, 0, 1); time += 2_159_999_999) {
    const iso = new Date(time).toISOString()
    check(iso.slice(0, 23), iso)
  }
})

test.run()
