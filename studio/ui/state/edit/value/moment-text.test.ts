import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { addMonths, dayNumber, dayOfNumber, stepDay, weekday, weeksOfMonth } from './day.ts'
import { clockOf, readMoment, withClock, withDay } from './moment-text.ts'

const day = (year: number, month: number, date: number) => ({ year, month, day: date })

test('days are counted without a clock, from long before the first year to long after', () => {
  assert.is(dayNumber(day(1970, 1, 1)), 0)
  assert.is(dayNumber(day(2000, 3, 1)) - dayNumber(day(2000, 2, 28)), 2)
  for (const number of [-5_000_000, -719_528, -1, 0, 11_016, 20_000_000])
    assert.is(dayNumber(dayOfNumber(number)), number)
  assert.is(weekday(day(2026, 11, 28)), 5)
})

test('a month that is shorter ends with its own last day', () => {
  assert.equal(addMonths(day(2024, 1, 31), 1), day(2024, 2, 29))
  assert.equal(addMonths(day(2024, 2, 29), 12), day(2025, 2, 28))
  assert.equal(addMonths(day(1, 1, 15), -1), day(0, 12, 15))
})

test('a month is whole weeks from Monday on', () => {
  const weeks = weeksOfMonth(2026, 2)
  assert.equal(weeks[0]?.[0], day(2026, 1, 26))
  assert.is(weeks.length, 5)
})

test('keys move as in the date picker of WAI-ARIA', () => {
  assert.equal(stepDay(day(2026, 3, 1), 'ArrowLeft', false), day(2026, 2, 28))
  assert.equal(stepDay(day(2026, 3, 31), 'PageDown', false), day(2026, 4, 30))
  assert.equal(stepDay(day(2024, 2, 29), 'PageUp', true), day(2023, 2, 28))
  assert.is(stepDay(day(2026, 3, 1), 'x', false), undefined)
})

for (const [text, chosen, expected] of [
  ['2026-03-13 22:31:54.000001+00', day(2026, 3, 14), '2026-03-14 22:31:54.000001+00'],
  ['0044-03-15 BC', day(-43, 3, 16), '0044-03-16 BC'],
  ['0001-01-01', day(0, 12, 31), '0001-12-31 BC'],
  ['294276-12-31 23:59:59.999999', day(2026, 1, 1), '2026-01-01 23:59:59.999999'],
  ['infinity', day(2026, 1, 1), '2026-01-01'],
  ['', day(2026, 1, 1), '2026-01-01'],
] as const)
  test(`another day for "${text}"`, () => assert.is(withDay(text, chosen, 'date'), expected))

test('a timestamp that has no time begins at midnight', () => {
  assert.is(withDay('', day(2026, 1, 1), 'timestamp'), '2026-01-01 00:00:00')
})

for (const [text, clock, expected] of [
  ['2026-03-13 22:31:54.000001+05:30', '08:15:00', '2026-03-13 08:15:00.000001+05:30'],
  ['2026-03-13T22:31', '08:15', '2026-03-13T08:15:00'],
  ['12:30:00', '08:15', '08:15:00'],
  ['12:30:00.5+02', '08:15:07', '08:15:07.5+02'],
  ['0044-03-15 12:00:00 BC', '13:00', '0044-03-15 13:00:00 BC'],
] as const)
  test(`another time for "${text}"`, () => {
    assert.is(withClock(text, clock, day(2026, 1, 1)), expected)
  })

test('what has no place in a calendar is no moment', () => {
  for (const text of ['infinity', '-infinity', '0000-00-00', '2026-13-01', '838:59:59', 'soon'])
    assert.is(readMoment(text), undefined, text)
  assert.is(clockOf('infinity'), '')
  assert.is(clockOf('2026-03-13 22:31:54.5'), '22:31:54')
})

test.run()
